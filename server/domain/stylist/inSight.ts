import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Turn } from './Turn.ts';

/** All pieces that a turn may speak of, by id: shown, recommended, attached, or recalled from earlier lists. */
export function inSight({
  shown,
  attachment,
  recalled,
}: Pick<Turn, 'shown' | 'attachment' | 'recalled'>): ReadonlyMap<string, CatalogueItem> {
  const attached = attachment?.context === 'item' ? [attachment.item] : [];
  return new Map(
    [...recalled, ...shown.quick, ...shown.deep.map(({ item }) => item), ...attached].map((item) => [item.id, item]),
  );
}
