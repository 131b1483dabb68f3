import type { Item } from '../../domain/catalogue/Item.ts';

/** A wishlist item: its state on the server, the state that the shopper wants, and whether a call is pending. */
export interface WishlistEntry {
  readonly item: Item;
  isConfirmed: boolean;
  isWanted: boolean;
  isBusy: boolean;
  /** Whether the wanted state must be sent when the device is online again. */
  isWaiting: boolean;
  /** The list's change counter at this entry's last change. Tells whether a fetched list includes the change. */
  changeNumber: number;
}

/**
 * One shopper's list, newest first. A removed item keeps its entry, so that a failed removal restores its place and a
 * list fetched earlier does not add it again.
 */
export class WishlistEntries {
  #entries: readonly WishlistEntry[] = [];
  #changeCount = 0;

  /** The number of changes so far. Read it at the start of a fetch and pass it to `merge`. */
  get changeCount(): number {
    return this.#changeCount;
  }

  get wantedItems(): ReadonlyMap<string, Item> {
    return new Map(this.#entries.filter(({ isWanted }) => isWanted).map(({ item }) => [item.id, item]));
  }

  find(itemId: string): WishlistEntry | undefined {
    return this.#entries.find(({ item }) => item.id === itemId);
  }

  /** Returns the entry of `item`. Adds or moves it to the front, unless it is listed or has a pending call. */
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
    this.#entries = [entry, ...this.#entries.filter((otherEntry) => otherEntry !== existingEntry)];
    return entry;
  }

  change(entry: WishlistEntry, change: Partial<Omit<WishlistEntry, 'item' | 'changeNumber'>>): void {
    this.#changeCount += 1;
    Object.assign(entry, change, { changeNumber: this.#changeCount });
  }

  /**
   * Merges a fetched list. `changeCountBefore` is the change counter at the start of the fetch; entries that changed
   * since are kept.
   */
  merge(fetchedItems: ReadonlyMap<string, Item>, changeCountBefore: number): void {
    const newerEntries = this.#entries.filter(
      ({ isBusy, isWaiting, changeNumber }) => isBusy || isWaiting || changeNumber > changeCountBefore,
    );
    const byId = new Map(newerEntries.map((entry) => [entry.item.id, entry]));
    const listedEntries = [...fetchedItems.values()].map(
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
    this.#entries = [...newerEntries.filter(({ item }) => !fetchedItems.has(item.id)), ...listedEntries];
  }
}
