import type { z } from 'zod';
import type { Item } from '../../../contract/item.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { shortenTitle } from '../../domain/catalogue/shortenTitle.ts';
import { describeFacts } from '../../domain/catalogue/describeFacts.ts';

export type WireItem = z.input<typeof Item>;

/** Converts an item. `rank` is its position in the order of relevance, from 1; 0 outside a list. */
export function itemToWire(item: CatalogueItem, rank = 0, reason: string | null = null): WireItem {
  return {
    id: item.id,
    image_urls: item.pictures.map(({ url }) => url),
    pictures: item.pictures.map(({ url, width, height, thumbhash, alt }) => ({ url, width, height, thumbhash, alt })),
    short_description: shortenTitle(item),
    description: item.description,
    brand: item.brand,
    price: item.priceCents / 100,
    full_price: item.fullPriceCents / 100,
    discount_perc: computeDiscountPercent(item),
    rank,
    semantic_search_description: item.semanticSearchDescription,
    reason,
    colors: [...item.colors],
    sizes: [...item.sizes],
    facts: [...describeFacts(item)],
    occasions: [...item.occasions],
    website: item.website,
    item_url: toSafeLink(item.itemUrl),
    try_on_category: item.tryOnCategory,
    ...(item.isWithdrawn && { no_longer_sold: true }),
  };
}

/** Converts items in the same order. `rank` counts from 1. */
export function itemsToWire(items: Iterable<CatalogueItem>): WireItem[] {
  return Array.from(items, (item, i) => itemToWire(item, i + 1));
}

/** Converts items to a map by id. `rank` has the order. */
export function itemsByIdToWire(items: Iterable<CatalogueItem>): Record<string, WireItem> {
  return Object.fromEntries(itemsToWire(items).map((item) => [item.id, item]));
}

function computeDiscountPercent({ priceCents, fullPriceCents }: CatalogueItem): number {
  return fullPriceCents > priceCents ? Math.round((1 - priceCents / fullPriceCents) * 100) : 0;
}

/** Returns http(s) URLs and '' for others, so that a `javascript:` URL from a feed does not reach the client. */
function toSafeLink(address: string): string {
  const protocol = URL.canParse(address) ? new URL(address).protocol : '';
  return protocol === 'https:' || protocol === 'http:' ? address : '';
}
