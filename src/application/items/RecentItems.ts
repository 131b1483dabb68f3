import type { Item } from '../../domain/catalogue/Item.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

/** Spec section 9. */
const MOST = 10;
/** Goes up when the shape of `Item` changes, so that entries of another shape are not read. */
const KEY = 'recent-items.1';

/** The items looked at last, newest first, kept on the device. */
export class RecentItems implements Observable<readonly Item[]> {
  readonly #cache: TTLCache;
  readonly #state: SnapshotHolder<readonly Item[]>;

  constructor(cache: TTLCache) {
    this.#cache = cache;
    this.#state = new SnapshotHolder(itemsIn(cache.get(KEY)));
  }

  get snapshot(): readonly Item[] {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Puts `item` first; looking at it again moves it there. */
  add(item: Item): void {
    const items = [item, ...this.snapshot.filter(({ id }) => id !== item.id)].slice(0, MOST);
    this.#cache.set(KEY, items);
    this.#state.set(items);
  }

  /** Forgets them when another shopper takes over, until the returned function is called. */
  follow(shopper: CurrentShopper): () => void {
    let userId = shopper.snapshot?.id;
    return shopper.subscribe(() => {
      if (userId !== undefined && shopper.snapshot?.id !== userId) this.clear();
      userId = shopper.snapshot?.id;
    });
  }

  /** For signing out: what one shopper looked at is not the next one's business. */
  clear(): void {
    this.#cache.remove(KEY);
    this.#state.set([]);
  }
}

function itemsIn(cached: unknown): readonly Item[] {
  return Array.isArray(cached) ? cached.filter(isItem).slice(0, MOST) : [];
}

function isItem(value: unknown): value is Item {
  const item = value as Partial<Item> | null;
  return typeof item === 'object' && item !== null && typeof item.id === 'string' && typeof item.price === 'number'
    && Array.isArray(item.images) && Array.isArray(item.colors) && Array.isArray(item.sizes);
}
