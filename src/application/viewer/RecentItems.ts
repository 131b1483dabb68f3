import type { Item } from '../../domain/catalogue/Item.ts';

/** The part of the device's cache that recent items need; an entry that has run out reads as null. */
interface Remembered {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

/** The recent-items cache holds at most 10 items (spec section 9). */
export const RECENT_ITEMS_LIMIT = 10;

const KEY = 'recent_items';

/** The items looked at last, newest first, kept on the device. */
export class RecentItems {
  readonly #cache: Remembered;

  constructor(cache: Remembered) {
    this.#cache = cache;
  }

  list(): readonly Item[] {
    const kept = this.#cache.get(KEY);
    return Array.isArray(kept) ? kept.filter(isItem).slice(0, RECENT_ITEMS_LIMIT) : [];
  }

  /** Puts `item` first; what was seen longest ago makes room. */
  add(item: Item): void {
    const others = this.list().filter(({ id }) => id !== item.id);
    this.#cache.set(KEY, [item, ...others].slice(0, RECENT_ITEMS_LIMIT));
  }
}

const TEXTS = ['id', 'shortDescription', 'description', 'brand', 'semanticSearchDescription', 'website', 'itemUrl'] as const;
const NUMBERS = ['price', 'fullPrice', 'discountPerc', 'rank'] as const;
const LISTS = ['images', 'colors', 'sizes'] as const;

/** What lies on a device may have been written by an older version, or by somebody else. */
function isItem(value: unknown): value is Item {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return TEXTS.every((name) => typeof fields[name] === 'string')
    && NUMBERS.every((name) => Number.isFinite(fields[name]))
    && LISTS.every((name) => Array.isArray(fields[name]))
    && (fields['images'] as unknown[]).every(hasUrl);
}

const hasUrl = (image: unknown): boolean =>
  typeof image === 'object' && image !== null && 'url' in image && typeof image.url === 'string';
