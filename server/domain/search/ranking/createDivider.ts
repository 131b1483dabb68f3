import type { Divider } from '../../../../src/domain/search/Divider.ts';
import { describeDivider } from './describeDivider.ts';
import { findExactMatches, type ExactGarment } from './exactMatches.ts';
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
  const garments =
    exactCount === 0 ? rules.exactGarments.map((garment) => nameMissingGarment(index, garment)) : rules.exactGarments;
  return describeDivider(exactCount, garments, listSizes(index, docs.subarray(0, limit)));
}

/** If no piece is of the requested subtype, removes the other attributes: 'No base layers here'. */
function nameMissingGarment(index: ItemIndex, garment: ExactGarment): ExactGarment {
  const subtype = garment.attributes.find(({ facet }) => facet === 'garment');
  const isMissing = subtype !== undefined && !hasHolder(index, { kinds: garment.kinds, attributes: [subtype] });
  return isMissing ? { ...garment, attributes: [subtype] } : garment;
}

const hasHolder = (index: ItemIndex, garment: ExactGarment): boolean =>
  findExactMatches(index, [garment])?.flags.includes(1) === true;

/** Whether all the pieces list their sizes. */
const listSizes = (index: ItemIndex, docs: Uint32Array): boolean =>
  docs.every((doc) => (index.items[doc]?.sizes.length ?? 0) > 0);

/** Counts the exact matches, which are the first results. */
function countExact(docs: Uint32Array, exactMatches: Uint8Array): number {
  const firstOther = docs.findIndex((doc) => exactMatches[doc] !== 1);
  return firstOther === -1 ? docs.length : firstOther;
}
