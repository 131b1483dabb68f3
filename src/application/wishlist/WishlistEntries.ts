import type { Item } from '../../domain/catalogue/Item.ts';

/**
 * A wishlist item with the state that the server confirmed, the state that the shopper wants, and whether a call is
 * pending.
 */
export interface WishlistEntry {
  readonly item: Item;
  isConfirmed: boolean;
  isWanted: boolean;
  isBusy: boolean;
  /** Whether the wanted state is sent when the device is online again. */
  isWaiting: boolean;
  /**
   * Value of the list's change counter when this entry last changed; shows whether a fetched list includes the change.
   */
  changeNumber: number;
}

/**
 * One shopper's list, newest first. An item that is no longer wanted keeps its entry: a failed removal then restores
 * its place, and a list that was fetched before the removal does not add it again.
 */
export class WishlistEntries {
  #entries: readonly WishlistEntry[] = [];
  #changeCount = 0;

  /** The change counter; pass its value at the start of a fetch to `merge`. */
  get changeCount(): number {
    return this.#changeCount;
  }

  get wantedItems(): ReadonlyMap<string, Item> {
    return new Map(this.#entries.filter(({ isWanted }) => isWanted).map(({ item }) => [item.id, item]));
  }

  find(itemId: string): WishlistEntry | undefined {
    return this.#entries.find(({ item }) => item.id === itemId);
  }

  /** Returns the entry of `item`, and adds it at the front unless an existing entry is listed or has a pending call. */
  findOrAdd(item: Item): WishlistEntry {
    const existingEntry = this.find(item.id);
    if (existingEntry !== undefined && (existingEntry.isWanted || existingEntry.isConfirmed || existingEntry.isBusy))
      return existingEntry;
    const entry: WishlistEntry = {
      item,
      isConfirmed: false,
      isWanted: false,
      isBusy: false,
      isWaiting: false,
      changeNumber: 0,
    };
    this.#entries = [entry, ...this.#entries.filter((other) => other !== existingEntry)];
    return entry;
  }

  change(entry: WishlistEntry, change: Partial<Omit<WishlistEntry, 'item' | 'changeNumber'>>): void {
    this.#changeCount += 1;
    Object.assign(entry, change, { changeNumber: this.#changeCount });
  }

  /** Merges a list that was fetched when the change counter was `sinceChange`. Entries that changed later are kept. */
  merge(fetched: ReadonlyMap<string, Item>, sinceChange: number): void {
    const newerEntries = this.#entries.filter(
      ({ isBusy, isWaiting, changeNumber }) => isBusy || isWaiting || changeNumber > sinceChange,
    );
    const byId = new Map(newerEntries.map((entry) => [entry.item.id, entry]));
    const listedEntries = [...fetched.values()].map(
      (item): WishlistEntry =>
        byId.get(item.id) ?? {
          item,
          isConfirmed: true,
          isWanted: true,
          isBusy: false,
          isWaiting: false,
          changeNumber: 0,
        },
    );
    this.#entries = [...newerEntries.filter(({ item }) => !fetched.has(item.id)), ...listedEntries];
  }
}
