import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { FeaturesOf } from './features.ts';
import { BUCKET_COUNT } from './features.ts';
import type { LinearWeights } from './LinearWeights.ts';
import { rateLabels } from './LinearWeights.ts';
import type { PackedWeights } from './packedWeights.ts';
import { unpackWeights } from './packedWeights.ts';

/** The stored weights of a classifier. */
export interface ClassifierWeights extends PackedWeights {
  /** A divisor for the scores. It makes the probabilities honest: 80 % of readings with probability 0.8 are right. */
  readonly temperature: number;
}

export interface RatedLabel<Label> {
  readonly label: Label;
  /** The probability of the label, from 0 to 1. The probabilities of all labels of a clause add up to 1. */
  readonly probability: number;
}

/** Assigns one of several labels to a clause. `scripts/lessons` trains it. */
export class ClauseClassifier<Label extends string> {
  readonly #labels: readonly Label[];
  readonly #featuresOf: FeaturesOf;
  readonly #weights: LinearWeights;
  readonly #temperature: number;

  /** The weights must have been trained with the same `labels` and `featuresOf`. */
  constructor(labels: readonly Label[], featuresOf: FeaturesOf, weights: LinearWeights, temperature = 1) {
    this.#labels = labels;
    this.#featuresOf = featuresOf;
    this.#weights = weights;
    this.#temperature = temperature;
  }

  static unpack<Label extends string>(
    labels: readonly Label[],
    featuresOf: FeaturesOf,
    { temperature, ...packed }: ClassifierWeights,
  ): ClauseClassifier<Label> {
    return new ClauseClassifier(labels, featuresOf, unpackWeights(packed, BUCKET_COUNT), temperature);
  }

  /** Returns all labels of a clause, most likely first. Takes linear time. */
  rate(clause: string, lexicon: Lexicon): readonly RatedLabel<Label>[] {
    const probabilities = rateLabels(this.#featuresOf(clause, lexicon), this.#weights, this.#temperature);
    return this.#labels
      .map((label, index): RatedLabel<Label> => ({ label, probability: probabilities[index]! }))
      .sort((a, b) => b.probability - a.probability);
  }
}
