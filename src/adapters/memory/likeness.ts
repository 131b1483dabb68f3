import type { Item } from '../../domain/catalogue/Item.ts';
import type { Filters } from '../../domain/filters/Filters.ts';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many of the words of `text` an item is described with. */
export function likeness(item: Item, text: string): number {
  const described = new Set(wordsOf([item.brand, item.shortDescription, item.semanticSearchDescription, ...item.colors].join(' ')));
  return new Set(wordsOf(text).filter((word) => described.has(word))).size;
}

/** Whether the filters let an item through. Items do not say for whom they are, so gender lets all through. */
export function passes(item: Item, filters: Filters): boolean {
  const { sale, priceRangeMin: min, priceRangeMax: max, size, color } = filters;
  const oneOf = (wanted: readonly string[], had: readonly string[]) => wanted.length === 0 || wanted.some((value) => had.includes(value));
  return (!sale || item.fullPrice !== item.price) && (min === null || item.price >= min) && (max === null || item.price <= max)
    && oneOf(size, item.sizes) && oneOf(color, item.colors);
}
