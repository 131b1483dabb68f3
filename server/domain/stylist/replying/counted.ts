import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { dollars, pluralKind } from '../../search/ranking/phrasing.ts';

/** Lists end here, so there may be more. */
const FULL = 100;
const PAIRS: ReadonlySet<string> = new Set(['trousers', 'jeans', 'shorts', 'leggings', 'shoes', 'boots', 'gloves', 'socks']);
const LOOKED_AT = 12;

/** '24 dresses', 'one coat', 'over 100 pieces'. */
export function counted(items: readonly CatalogueItem[]): string {
  const kinds = new Set(items.slice(0, LOOKED_AT).map(({ kind }) => kind));
  const [kind = 'piece'] = kinds.size === 1 ? kinds : ['piece'];
  if (items.length === 1) return PAIRS.has(kind) ? `one pair of ${kind}` : `one ${kind === 'tee' ? 'T-shirt' : kind}`;
  return `${items.length >= FULL ? `over ${FULL}` : items.length} ${kind === 'piece' ? 'pieces' : pluralKind(kind)}`;
}

/** The lowest price of a list; '' for an empty one. */
export function lowestPrice(items: readonly CatalogueItem[]): string {
  return items.length === 0 ? '' : dollars(items.reduce((least, { priceCents }) => Math.min(least, priceCents), Infinity));
}
