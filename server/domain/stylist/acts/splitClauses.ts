import { hashFeatures } from '../classifying/features.ts';
import type { Gap } from './wordGaps.ts';
import { listGaps } from './wordGaps.ts';
import type { LinearWeights } from '../classifying/LinearWeights.ts';
import { rateLabels } from '../classifying/LinearWeights.ts';
import { unpackWeights } from '../classifying/packedWeights.ts';
import shipped from './splitWeights.json' with { type: 'json' };

/** A part of a message that says one thing, with its position in the message. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const SPLIT_BUCKET_COUNT = 1 << 15;
/** Maximum number of characters that are read. */
const MAX_LENGTH = 4_000;
/**
 * Minimum probability of a boundary between clauses. Below one half, because an extra boundary does less harm than a
 * missing one.
 */
const MIN_PROBABILITY = 0.3;

let cachedWeights: LinearWeights | undefined;

/** Splits a message into clauses. Leaves out the spaces and commas between them. Takes linear time and never throws. */
export function splitClauses(turn: string): readonly Clause[] {
  return splitWith((cachedWeights ??= unpackWeights(shipped, SPLIT_BUCKET_COUNT)), turn);
}

/** Splits a message like `splitClauses`, but with these weights. */
export function splitWith(weights: LinearWeights, turn: string): readonly Clause[] {
  const text = turn.slice(0, MAX_LENGTH);
  const starts = listGaps(text)
    .filter((gap) => isBoundary(gap, weights))
    .map(({ end }) => end);
  return [0, ...starts]
    .map((start, position) => trim(text, start, starts[position] ?? text.length))
    .filter(({ start, end }) => end > start);
}

function isBoundary({ isSentenceEnd, features }: Gap, weights: LinearWeights): boolean {
  return isSentenceEnd || rateLabels(hashFeatures(features, SPLIT_BUCKET_COUNT), weights)[1]! > MIN_PROBABILITY;
}

function trim(text: string, startIndex: number, endIndex: number): Clause {
  let [start, end] = [startIndex, endIndex];
  while (start < end && /[\s,;:.–—-]/u.test(text[start]!)) start++;
  while (end > start && /[\s,;:–—-]/u.test(text[end - 1]!)) end--;
  return { text: text.slice(start, end), start, end };
}
