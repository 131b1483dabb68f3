import type { Item } from '../../domain/catalogue/Item.ts';

/** The width in pixels of a card on a phone with a dense screen. The server offers pictures of this width. */
const CARD_WIDTH = 480;
const MAX_ITEMS = 150;

/** The first picture of each item at card width, without duplicates. */
export function listPictureUrls(items: readonly Item[]): readonly string[] {
  const urls = items
    .slice(0, MAX_ITEMS)
    .flatMap(({ images: [image] }) => (image ? [`${image.url}?w=${CARD_WIDTH}`] : []));
  return [...new Set(urls)];
}
