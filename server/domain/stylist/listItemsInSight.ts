import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Turn } from './Turn.ts';

/** Returns all pieces that a message may be about, by id: shown, recommended, attached, and from earlier lists. */
export function listItemsInSight({
  shown,
  attachment,
  recalled,
}: Pick<Turn, 'shown' | 'attachment' | 'recalled'>): ReadonlyMap<string, CatalogueItem> {
  const attached = attachment?.context === 'item' ? [attachment.item] : [];
  return new Map(
    [...recalled, ...shown.quick, ...shown.deep.map(({ item }) => item), ...attached].map((item) => [item.id, item]),
  );
}
