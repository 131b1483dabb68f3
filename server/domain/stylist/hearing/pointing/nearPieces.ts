import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { ReferenceContext } from './ReferenceContext.ts';

type Items = readonly CatalogueItem[];

/**
 * Returns the pieces that 'both' or 'those two' mean: pieces in this message, pieces mentioned before, pieces in the
 * reply, or the first shown pieces.
 */
export function listGroup({ spokenOf, spokenBefore, namedItems, shown }: ReferenceContext, itemsBefore: Items): Items {
  if (itemsBefore.length > 1) return itemsBefore;
  if (spokenOf.length > 1) return spokenOf;
  const [lastItem] = spokenOf;
  const otherItem = spokenBefore.find((item) => item !== lastItem);
  if (lastItem && otherItem) return [otherItem, lastItem];
  return namedItems.length > 1 ? namedItems : shown.slice(0, 2);
}

/** Returns the pieces that 'the other one' may mean. Leaves out the piece mentioned last. */
export function listOthers(context: ReferenceContext, itemsBefore: Items): Items {
  const { spokenOf, spokenBefore, namedItems, shown } = context;
  const lastItem = itemsBefore.at(-1) ?? spokenOf[0] ?? namedItems[0] ?? shown[0];
  const rows = [
    spokenOf,
    namedItems.includes(lastItem!) ? namedItems : [],
    spokenBefore,
    namedItems,
    shown.length === 2 ? shown : [],
  ];
  return rows.map((items) => items.filter((item) => item !== lastItem)).find((items) => items.length > 0) ?? [];
}
