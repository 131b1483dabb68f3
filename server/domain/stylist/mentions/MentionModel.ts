import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { LinearWeights } from '../classifying/LinearWeights.ts';
import { rateLabels } from '../classifying/LinearWeights.ts';
import { unpackWeights } from '../classifying/packedWeights.ts';
import type { Unit } from './listUnits.ts';
import type { ActedClause } from './mentionFeatures.ts';
import { MENTION_BUCKET_COUNT, computeMentionFeatures, createMentionClause } from './mentionFeatures.ts';
import type { MentionRole } from './MentionRole.ts';
import { MENTION_ROLES } from './MentionRole.ts';
import shipped from './mentionWeights.json' with { type: 'json' };

export interface Mention {
  readonly unit: Unit;
  readonly role: MentionRole;
  /** The probability of the role, from 0 to 1. */
  readonly probability: number;
  /** The probability of each of `MENTION_ROLES`; their sum is 1. */
  readonly probabilities: Float64Array;
}

/** Finds the roles of the garments, qualities and numbers in a message, such as wanted or owned. */
export class MentionModel {
  readonly #weights: LinearWeights;
  readonly #temperature: number;

  constructor(weights: LinearWeights, temperature = 1) {
    this.#weights = weights;
    this.#temperature = temperature;
  }

  /** Creates the model with the weights in this repository. */
  static readonly shipped = (): MentionModel =>
    (cachedModel ??= new MentionModel(unpackWeights(shipped, MENTION_BUCKET_COUNT), shipped.temperature));

  /** Reads the mentions of each clause, in order. Takes linear time. */
  read(clauses: readonly ActedClause[], lexicon: Lexicon): readonly (readonly Mention[])[] {
    const mentionClauses = clauses.map((clause) => createMentionClause(clause, lexicon));
    return mentionClauses.map(({ units }, position) => {
      const rates = units.map(({ isMention }, index) =>
        isMention
          ? rateLabels(computeMentionFeatures(mentionClauses, position, index), this.#weights, this.#temperature)
          : null,
      );
      return withPhrases(units, rates).flatMap((probabilities, index) =>
        probabilities === null ? [] : [toMention(units[index]!, probabilities)],
      );
    });
  }
}

/** Gives each garment and its qualities the same probabilities: the product of their separate probabilities. */
function withPhrases(
  units: readonly Unit[],
  rates: readonly (Float64Array | null)[],
): readonly (Float64Array | null)[] {
  const joinedRates = [...rates];
  for (let start = 0; start < units.length; ) {
    const end = findPhraseEnd(units, start);
    if (end - start > 1) {
      const product = multiply(rates.slice(start, end).flatMap((rate) => rate ?? []));
      for (let index = start; index < end; index++) if (rates[index]) joinedRates[index] = product;
    }
    start = Math.max(end, start + 1);
  }
  return joinedRates;
}

/** Returns the end of a series of phrases about clothes that begins at `start`. */
function findPhraseEnd(units: readonly Unit[], start: number): number {
  let index = start;
  while (units[index]?.facet) index++;
  return index;
}

function multiply(rates: readonly Float64Array[]): Float64Array {
  const product = rates[0]!.map((_rate, role) =>
    Math.exp(rates.reduce((sum, roleRates) => sum + Math.log(roleRates[role]! + 1e-6), 0) / rates.length),
  );
  const sum = product.reduce((a, b) => a + b, 0);
  return product.map((rate) => rate / sum);
}

function toMention(unit: Unit, probabilities: Float64Array): Mention {
  const bestIndex = probabilities.reduce(
    (likeliestIndex, rate, index) => (rate > probabilities[likeliestIndex]! ? index : likeliestIndex),
    0,
  );
  return { unit, role: MENTION_ROLES[bestIndex]!, probability: probabilities[bestIndex]!, probabilities };
}

let cachedModel: MentionModel | undefined;
