import type { Item } from '../../domain/catalogue/Item.ts';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Number of distinct words of `text` that occur in the item's description. */
export function likeness(item: Item, text: string): number {
  const described = new Set(
    wordsOf([item.brand, item.shortDescription, item.semanticSearchDescription, ...item.colors].join(' ')),
  );
  return new Set(wordsOf(text).filter((word) => described.has(word))).size;
}
