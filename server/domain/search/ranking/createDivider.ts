import type { Divider } from '../../../../src/domain/search/Divider.ts';
import { describeDivider } from './describeDivider.ts';
import type { RelaxedResult } from './relaxation.ts';
import type { SearchPlan } from './searchPlan.ts';

/**
 * The divider among the first `limit` results; null if all of them are exact matches. If no piece is one, the relaxed
 * demands already say what the results lack.
 */
export function createDivider(result: RelaxedResult, { rules }: SearchPlan, limit: number): Divider | null {
  const { docs, exactMatches } = result.found;
  if (exactMatches === undefined || docs.length === 0) return null;
  const exactCount = countExact(docs, exactMatches);
  if (exactCount >= Math.min(docs.length, limit) || (exactCount === 0 && result.relaxations.length > 0)) return null;
  return describeDivider(exactCount, rules.exactGarments);
}

/** The number of exact matches, which come first. */
function countExact(docs: Uint32Array, exactMatches: Uint8Array): number {
  const firstOther = docs.findIndex((doc) => exactMatches[doc] !== 1);
  return firstOther === -1 ? docs.length : firstOther;
}
