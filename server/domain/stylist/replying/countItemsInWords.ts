import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { formatDollars, isUncountable, pluralizeKind } from '../../search/phrasing.ts';

/** Maximum length of a list (`TurnSearch`). If a list is full, more pieces may match. */
const MAX_COUNTED_ITEMS = 48;
const PAIRED_KINDS: ReadonlySet<string> = new Set([
  'trousers',
  'jeans',
  'shorts',
  'leggings',
  'shoes',
  'boots',
  'gloves',
  'socks',
]);
const COUNTED_ITEM_COUNT = 12;

/** Writes the number of items: '24 dresses', 'one coat', '3 pairs of jeans', 'dozens of pieces'. */
export function countItemsInWords(items: readonly CatalogueItem[]): string {
  const kinds = new Set(items.slice(0, COUNTED_ITEM_COUNT).map(({ kind }) => kind));
  const [kind = 'piece'] = kinds.size === 1 ? kinds : ['piece'];
  const plural = kind === 'piece' ? 'pieces' : pluralizeKind(kind);
  if (items.length >= MAX_COUNTED_ITEMS) return `dozens of ${isUncountable(kind) ? `pieces of ${plural}` : plural}`;
  if (items.length !== 1)
    return `${items.length} ${PAIRED_KINDS.has(kind) ? `pairs of ${plural}` : isUncountable(kind) ? `pieces of ${plural}` : plural}`;
  return PAIRED_KINDS.has(kind)
    ? `one pair of ${plural}`
    : isUncountable(kind)
      ? `one piece of ${plural}`
      : `one ${kind === 'tee' ? 'T-shirt' : kind}`;
}

/** Returns the lowest price of a list; '' if it is empty. */
export function describeLowestPrice(items: readonly CatalogueItem[]): string {
  return items.length === 0
    ? ''
    : formatDollars(items.reduce((lowestCents, { priceCents }) => Math.min(lowestCents, priceCents), Infinity));
}
