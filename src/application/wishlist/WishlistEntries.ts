import type { Item } from '../../domain/catalogue/Item.ts';

/** What the server is known to hold, what the shopper wants it to hold, and whether a call is under way. */
export interface WishlistEntry {
  readonly item: Item;
  confirmed: boolean;
  wanted: boolean;
  busy: boolean;
  /** When it last changed, in the list's own counting; tells whether a fetched list knows of it. */
  changedAt: number;
}

/**
 * One shopper's list, newest first. An entry that is no longer wanted keeps its place, so that a removal
 * that fails puts the item back where it was, and a list fetched before the removal does not revive it.
 */
export class WishlistEntries {
  #entries: readonly WishlistEntry[] = [];
  #changes = 0;

  /** How many changes there have been; to be given to `merge` with what was fetched since. */
  get changes(): number {
    return this.#changes;
  }

  get wanted(): ReadonlyMap<string, Item> {
    return new Map(this.#entries.filter(({ wanted }) => wanted).map(({ item }) => [item.id, item]));
  }

  find(itemId: string): WishlistEntry | undefined {
    return this.#entries.find(({ item }) => item.id === itemId);
  }

  /** The entry of `item`, made at the front unless it is there or about to leave. */
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

  /** Takes over a list that was asked for when `changes` stood at `since`. Entries that changed later stand. */
  merge(fetched: ReadonlyMap<string, Item>, since: number): void {
    const newer = this.#entries.filter(({ busy, changedAt }) => busy || changedAt > since);
    const byId = new Map(newer.map((entry) => [entry.item.id, entry]));
    const listed = [...fetched.values()].map((item): WishlistEntry => byId.get(item.id) ?? { item, confirmed: true, wanted: true, busy: false, changedAt: 0 });
    this.#entries = [...newer.filter(({ item }) => !fetched.has(item.id)), ...listed];
  }
}
