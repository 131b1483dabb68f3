import type { Item } from '../../domain/catalogue/Item.ts';

/** The width of a card on a phone with a dense screen; the server has the picture in it. */
const CARD_WIDTH = 480;
const MAX_ITEMS = 150;

/** The URL of each item's first picture as a card shows it, without duplicates. */
export function listPictureUrls(items: readonly Item[]): readonly string[] {
  const urls = items
    .slice(0, MAX_ITEMS)
    .flatMap(({ images: [image] }) => (image ? [`${image.url}?w=${CARD_WIDTH}`] : []));
  return [...new Set(urls)];
}
