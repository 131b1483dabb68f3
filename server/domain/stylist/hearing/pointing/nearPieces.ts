import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { ReferenceContext } from './ReferenceContext.ts';

type Items = readonly CatalogueItem[];

/**
 * Returns the pieces that 'both' or 'those two' mean: those in this message, those mentioned before, those in the
 * reply, or the first shown ones.
 */
export function listGroup({ spokenOf, spokenBefore, named, shown }: ReferenceContext, before: Items): Items {
  if (before.length > 1) return before;
  if (spokenOf.length > 1) return spokenOf;
  const [last] = spokenOf;
  const other = spokenBefore.find((item) => item !== last);
  if (last && other) return [other, last];
  return named.length > 1 ? named : shown.slice(0, 2);
}

/** Returns the pieces that 'the other one' may mean. Leaves out the piece mentioned last. */
export function listOthers(at: ReferenceContext, before: Items): Items {
  const { spokenOf, spokenBefore, named, shown } = at;
  const last = before.at(-1) ?? spokenOf[0] ?? named[0] ?? shown[0];
  const rows = [spokenOf, named.includes(last!) ? named : [], spokenBefore, named, shown.length === 2 ? shown : []];
  return rows.map((row) => row.filter((item) => item !== last)).find((row) => row.length > 0) ?? [];
}
