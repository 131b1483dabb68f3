import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { ItemFacts } from './itemFacts.ts';
import type { ItemIndex } from './ItemIndex.ts';

export function listItems(index: ItemIndex, docs: Iterable<number>): CatalogueItem[] {
  return [...docs].flatMap((doc) => index.items[doc] ?? []);
}

export function listItemsWithFacts(
  index: ItemIndex,
  docs: Iterable<number>,
): { item: CatalogueItem; facts: ItemFacts }[] {
  return [...docs].flatMap((doc) => {
    const item = index.items[doc];
    const facts = index.getFacts(doc);
    return item && facts ? [{ item, facts }] : [];
  });
}

/**
 * Sorts by relevance, or by price in whole dollars if requested; equal prices keep the order of relevance. The first
 * `exactCount` items match exactly and stay first.
 */
export function sortItems(
  index: ItemIndex,
  docs: Uint32Array,
  { sort }: Pick<Filters, 'sort'>,
  exactCount = 0,
): CatalogueItem[] {
  const floorToDollars = ({ priceCents }: CatalogueItem): number => Math.floor(priceCents / 100);
  const sortPart = (items: CatalogueItem[]): CatalogueItem[] => {
    if (sort === 'Price (low/high)') return items.sort((a, b) => floorToDollars(a) - floorToDollars(b));
    if (sort === 'Price (high/low)') return items.sort((a, b) => floorToDollars(b) - floorToDollars(a));
    return items;
  };
  return [docs.subarray(0, exactCount), docs.subarray(exactCount)].flatMap((part) => sortPart(listItems(index, part)));
}
