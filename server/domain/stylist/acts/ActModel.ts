import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { ClauseClassifier } from '../classifying/ClauseClassifier.ts';
import { computeFeatures } from '../classifying/features.ts';
import type { Act, ActReading } from './Act.ts';
import { ACTS } from './Act.ts';
import shipped from './actWeights.json' with { type: 'json' };

/** Finds the purpose of a clause ([ADR 170](../../../../docs/adr/0170-acts-of-clauses-are-learned.md)). */
export class ActModel {
  readonly #classifier: ClauseClassifier<Act>;

  constructor(classifier: ClauseClassifier<Act>) {
    this.#classifier = classifier;
  }

  /** Creates the model with the weights in this repository. */
  static readonly shipped = (): ActModel =>
    (cachedModel ??= new ActModel(ClauseClassifier.unpack(ACTS, computeFeatures, shipped)));

  /** Returns the act of each clause. Takes linear time. */
  classify(clauses: readonly string[], lexicon: Lexicon): readonly ActReading[] {
    return clauses.map((clause) => {
      const ratedActs = this.#classifier
        .rate(clause, lexicon)
        .map(({ label, probability }) => ({ act: label, probability }));
      const [bestRating, ...rivals] = ratedActs;
      return { ...bestRating!, rivals };
    });
  }
}

let cachedModel: ActModel | undefined;
