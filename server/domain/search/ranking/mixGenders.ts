import { GENDERS } from '../../../../src/domain/catalogue/vocabulary.ts';
import { createMask } from './ItemIndex.ts';

/** The number of results that are mixed, about two screens. */
const MIXED_COUNT = 24;
/** The number of results from which the mixed ones are taken. */
const POOL_SIZE = 96;
/** Maximum number of pieces for one gender in a row. */
const MAX_IN_A_ROW = 2;
/** Maximum difference of scores for which a piece for somebody else comes first. */
const MAX_SCORE_GAP = 0.6;

/** The minimum share of the rarer gender. Of skirts, which are mostly women's, a kilt does not come first. */
const MIN_SHARE = 0.3;

const WOMEN_MASK = createMask(['Women'], GENDERS);
const MEN_MASK = createMask(['Men'], GENDERS);

/**
 * Mixes women's and men's pieces among the first results, so that a query that does not tell the wearer does not begin
 * with pieces for one gender. Only pieces with similar scores change places.
 * @param docs The results, best first.
 * @param genders The mask of genders of each doc.
 * @param totals The score of each doc.
 */
export function mixGenders(docs: Uint32Array, genders: Uint8Array, totals: Float32Array): Uint32Array {
  const waiting = [...docs.subarray(0, POOL_SIZE)];
  if (!isBalanced(waiting, genders)) return docs;
  const mixed: number[] = [];
  while (mixed.length < MIXED_COUNT && waiting.length > 0) {
    const position = findNext(waiting, findRepeatedGender(mixed, genders), genders, totals);
    mixed.push(...waiting.splice(position, 1));
  }
  return Uint32Array.from([...mixed, ...waiting, ...docs.subarray(POOL_SIZE)]);
}

function isBalanced(docs: readonly number[], genders: Uint8Array): boolean {
  const countFor = (mask: number): number => docs.filter((doc) => genders[doc] === mask).length;
  const [womenCount, menCount] = [countFor(WOMEN_MASK), countFor(MEN_MASK)];
  return Math.min(womenCount, menCount) >= MIN_SHARE * Math.max(1, womenCount + menCount);
}

/** Returns the mask of the gender for which the last results are; null if they differ. */
function findRepeatedGender(mixed: readonly number[], genders: Uint8Array): number | null {
  const lastMasks = mixed.slice(-MAX_IN_A_ROW).map((doc) => genders[doc] ?? 0);
  const [mask] = lastMasks;
  const isRepeated = lastMasks.length === MAX_IN_A_ROW && lastMasks.every((lastMask) => lastMask === mask);
  return isRepeated && mask !== undefined && [WOMEN_MASK, MEN_MASK].includes(mask) ? mask : null;
}

function findNext(
  waiting: readonly number[],
  repeatedGender: number | null,
  genders: Uint8Array,
  totals: Float32Array,
): number {
  if (repeatedGender === null) return 0;
  const position = waiting.findIndex((doc) => genders[doc] !== repeatedGender);
  const gap = (totals[waiting[0] ?? 0] ?? 0) - (totals[waiting[position] ?? 0] ?? 0);
  return position !== -1 && gap <= MAX_SCORE_GAP ? position : 0;
}
