import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';

export function dollarsOf({ priceCents }: Pick<CatalogueItem, 'priceCents'>): number {
  return priceCents / 100;
}
