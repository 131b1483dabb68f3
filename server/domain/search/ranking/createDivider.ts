import type { Divider } from '../../../../src/domain/search/Divider.ts';
import { describeDivider } from './describeDivider.ts';
import type { ItemIndex } from './ItemIndex.ts';
import type { RelaxedResult } from './relaxation.ts';
import type { SearchPlan } from './searchPlan.ts';

/**
 * Returns the divider among the first `limit` results; null if all of them match exactly. Also null if none does,
 * because the relaxed demands already say what the results lack.
 */
export function createDivider(
  result: RelaxedResult,
  { rules }: SearchPlan,
  limit: number,
  index: ItemIndex,
): Divider | null {
  const { docs, exactMatches } = result.found;
  if (exactMatches === undefined || docs.length === 0) return null;
  const exactCount = countExact(docs, exactMatches);
  if (exactCount >= Math.min(docs.length, limit) || (exactCount === 0 && result.relaxations.length > 0)) return null;
  return describeDivider(exactCount, rules.exactGarments, listSizes(index, docs.subarray(0, limit)));
}

/** Whether all pieces list their sizes, so that missing sizes are known. */
const listSizes = (index: ItemIndex, docs: Uint32Array): boolean =>
  docs.every((doc) => (index.items[doc]?.sizes.length ?? 0) > 0);

/** Counts the exact matches, which are the first results. */
function countExact(docs: Uint32Array, exactMatches: Uint8Array): number {
  const firstOther = docs.findIndex((doc) => exactMatches[doc] !== 1);
  return firstOther === -1 ? docs.length : firstOther;
}
