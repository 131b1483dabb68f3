import type { Taste } from '../suggestItems.ts';
import { PLURAL_BY_KIND } from './topicWords.ts';

const MAX_NAMED_STYLES = 2;
const CONJUNCTION = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Writes why items were suggested: the shopper's styles, saved items and sizes. */
export function wordPicksReason({ styles, sizes, savedItems }: Omit<Taste, 'genders'>): string {
  const kinds = [...new Set(savedItems.flatMap(({ kind }) => PLURAL_BY_KIND[kind] ?? []))].slice(0, MAX_NAMED_STYLES);
  const parts = [
    styles.length === 0 ? '' : `you like ${CONJUNCTION.format(styles.slice(0, MAX_NAMED_STYLES))}`,
    kinds.length === 0 ? '' : `you saved ${CONJUNCTION.format(kinds)}`,
  ].filter(Boolean);
  const ending = sizes.length === 0 ? '' : sizes.length === 1 ? ` In your size, ${sizes[0]}.` : ' In your sizes.';
  if (parts.length === 0) return `A first look around the shop.${ending}`;
  return `Because ${CONJUNCTION.format(parts)}.${ending}`;
}
