import type { Item } from '../../domain/catalogue/Item.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import { isStoredItem } from './isStoredItem.ts';

/** Maximum number of recently viewed items (spec section 9). */
const MAX_ITEMS = 10;
/** Increase the number in the key when the shape of `Item` changes, so that older cache entries are ignored. */
const CACHE_KEY = 'recent-items.1';

/** The recently viewed items, newest first, cached on the device. */
export class RecentItems implements Observable<readonly Item[]> {
  readonly #cache: TTLCache;
  readonly #state: SnapshotHolder<readonly Item[]>;

  constructor(cache: TTLCache) {
    this.#cache = cache;
    this.#state = new SnapshotHolder(readItems(cache.get(CACHE_KEY)));
  }

  get snapshot(): readonly Item[] {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Adds `item` to the front; an item that is already listed moves to the front. */
  add(item: Item): void {
    const items = [item, ...this.snapshot.filter(({ id }) => id !== item.id)].slice(0, MAX_ITEMS);
    this.#cache.set(CACHE_KEY, items);
    this.#state.set(items);
  }

  /** Clears the list whenever the shopper changes, until the returned function is called. */
  clearWhenShopperChanges(shopper: CurrentShopper): () => void {
    let userId = shopper.snapshot?.id;
    return shopper.subscribe(() => {
      if (userId !== undefined && shopper.snapshot?.id !== userId) this.clear();
      userId = shopper.snapshot?.id;
    });
  }

  clear(): void {
    this.#cache.remove(CACHE_KEY);
    this.#state.set([]);
  }
}

function readItems(cachedValue: unknown): readonly Item[] {
  return Array.isArray(cachedValue) ? cachedValue.filter(isStoredItem).slice(0, MAX_ITEMS) : [];
}
