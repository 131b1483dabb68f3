import type { Item } from '../../domain/catalogue/Item.ts';

const splitWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Number of distinct words of `text` that occur in the item's description. */
export function countCommonWords(item: Item, text: string): number {
  const descriptionWords = new Set(
    splitWords([item.brand, item.shortDescription, item.semanticSearchDescription, ...item.colors].join(' ')),
  );
  return new Set(splitWords(text).filter((word) => descriptionWords.has(word))).size;
}
