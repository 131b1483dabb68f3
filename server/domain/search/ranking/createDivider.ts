import type { Divider } from '../../../../src/domain/search/Divider.ts';
import { describeDivider } from './describeDivider.ts';
import type { ItemIndex } from './ItemIndex.ts';
import type { RelaxedResult } from './relaxation.ts';
import type { SearchPlan } from './searchPlan.ts';

/**
 * Returns the divider after the exact matches among the first `limit` results. Returns null if all results match
 * exactly, or if none does, because then the sentences about relaxed demands already explain the results.
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

/** Whether all the pieces list their sizes. */
const listSizes = (index: ItemIndex, docs: Uint32Array): boolean =>
  docs.every((doc) => (index.items[doc]?.sizes.length ?? 0) > 0);

/** Counts the exact matches, which are the first results. */
function countExact(docs: Uint32Array, exactMatches: Uint8Array): number {
  const firstOther = docs.findIndex((doc) => exactMatches[doc] !== 1);
  return firstOther === -1 ? docs.length : firstOther;
}
