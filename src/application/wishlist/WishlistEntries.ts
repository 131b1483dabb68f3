import type { Item } from '../../domain/catalogue/Item.ts';

/**
 * A wishlist item with the state that the server confirmed, the state that the shopper wants, and whether a call is
 * pending.
 */
export interface WishlistEntry {
  readonly item: Item;
  confirmed: boolean;
  wanted: boolean;
  busy: boolean;
  /**
   * Value of the list's change counter when this entry last changed; shows whether a fetched list includes the change.
   */
  changedAt: number;
}

/**
 * One shopper's list, newest first. An entry that is no longer wanted keeps its place, so that a removal
 * that fails puts the item back where it was, and a list fetched before the removal does not revive it.
 */
export class WishlistEntries {
  #entries: readonly WishlistEntry[] = [];
  #changes = 0;

  /** The change counter; pass its value at the start of a fetch to `merge`. */
  get changes(): number {
    return this.#changes;
  }

  get wanted(): ReadonlyMap<string, Item> {
    return new Map(this.#entries.filter(({ wanted }) => wanted).map(({ item }) => [item.id, item]));
  }

  find(itemId: string): WishlistEntry | undefined {
    return this.#entries.find(({ item }) => item.id === itemId);
  }

  /** Returns the entry of `item`, and adds it at the front unless an existing entry is listed or has a pending call. */
  obtain(item: Item): WishlistEntry {
    const known = this.find(item.id);
    if (known !== undefined && (known.wanted || known.confirmed || known.busy)) return known;
    const entry: WishlistEntry = { item, confirmed: false, wanted: false, busy: false, changedAt: 0 };
    this.#entries = [entry, ...this.#entries.filter((other) => other !== known)];
    return entry;
  }

  change(entry: WishlistEntry, change: Partial<Pick<WishlistEntry, 'confirmed' | 'wanted' | 'busy'>>): void {
    this.#changes += 1;
    Object.assign(entry, change, { changedAt: this.#changes });
  }

  /** Merges a list that was fetched when the change counter was `since`. Entries that changed later are kept. */
  merge(fetched: ReadonlyMap<string, Item>, since: number): void {
    const newer = this.#entries.filter(({ busy, changedAt }) => busy || changedAt > since);
    const byId = new Map(newer.map((entry) => [entry.item.id, entry]));
    const listed = [...fetched.values()].map(
      (item): WishlistEntry => byId.get(item.id) ?? { item, confirmed: true, wanted: true, busy: false, changedAt: 0 },
    );
    this.#entries = [...newer.filter(({ item }) => !fetched.has(item.id)), ...listed];
  }
}
