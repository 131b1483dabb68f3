import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { ActReading, RatedAct } from './Act.ts';
import { ACTS } from './Act.ts';
import { BUCKET_COUNT, computeFeatures } from './features.ts';
import type { LinearWeights } from './LinearWeights.ts';
import { rateLabels } from './LinearWeights.ts';
import type { PackedWeights } from './packedWeights.ts';
import { unpackWeights } from './packedWeights.ts';
import { readSlots } from './slots.ts';
import shipped from './actWeights.json' with { type: 'json' };

/** What `scripts/teachActs.ts` writes; the labels are `ACTS` in their order. */
export interface ActWeights extends PackedWeights {
  /** Divides the scores, so that a probability of .8 is right in 80 % of clauses. */
  readonly temperature: number;
}

/** Tells what a shopper does with a clause ([ADR 170](../../../../docs/adr/0170-acts-of-clauses-are-learned.md)). */
export class ActModel {
  readonly #weights: LinearWeights;
  readonly #temperature: number;

  constructor(weights: LinearWeights, temperature = 1) {
    this.#weights = weights;
    this.#temperature = temperature;
  }

  /** The model with the weights that ship with the product. */
  static readonly shipped = (): ActModel => (cachedModel ??= createModel(shipped));

  /** The act of each clause; deterministic, in time linear in the text. */
  classify(clauses: readonly string[], lexicon: Lexicon): readonly ActReading[] {
    return clauses.map((clause) => this.#classifyOne(clause, lexicon));
  }

  #classifyOne(clause: string, lexicon: Lexicon): ActReading {
    const rates = rateLabels(computeFeatures(readSlots(clause, lexicon)), this.#weights, this.#temperature);
    const rated = ACTS.map((act, label): RatedAct => ({ act, probability: rates[label]! }));
    const [best, ...rivals] = rated.sort((a, b) => b.probability - a.probability);
    return { ...best!, rivals };
  }
}

let cachedModel: ActModel | undefined;

function createModel({ temperature, ...packed }: ActWeights): ActModel {
  return new ActModel(unpackWeights(packed, BUCKET_COUNT), temperature);
}
