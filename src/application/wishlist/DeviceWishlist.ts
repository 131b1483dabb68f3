import type { Item } from '../../domain/catalogue/Item.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import { isStoredItem } from '../items/isStoredItem.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Connection } from '../ports/Connection.ts';
import type { ServerTime } from '../ports/ServerTime.ts';

/** A wishlist change that was not sent yet, because the device was offline. */
export interface WaitingChange {
  readonly item: Item;
  readonly isWanted: boolean;
  /** The time of the change in milliseconds since the epoch, by the server's clock. */
  readonly at: number;
}

const LIST_KEY = 'wishlist.1';
const ANSWERED_KEY = 'answered.1';
const WAITING_KEY = 'waiting-wishlist.1';
/** Maximum number of stored items. Limits the storage that they take. */
const MAX_ITEMS = 200;
const RETRY_DELAY_MS = 15_000;
const LIST_TTL_SECONDS = 30 * 86_400;

/** The wishlist on this device: the last shown list and the changes that are not sent yet. */
export class DeviceWishlist {
  readonly #cache: TTLCache;
  readonly #clock: Clock;
  readonly #connection: Connection;
  readonly #server: ServerTime;

  constructor(cache: TTLCache, clock: Clock, connection: Connection, server: ServerTime) {
    this.#cache = cache;
    this.#clock = clock;
    this.#connection = connection;
    this.#server = server;
  }

  get isOffline(): boolean {
    return !this.#connection.snapshot;
  }

  /** Calls `listener` whenever the device is online again, until the returned function is called. */
  onOnline(listener: () => void): () => void {
    return this.#connection.subscribe(() => {
      if (this.#connection.snapshot) listener();
    });
  }

  /** Runs `task` once after the retry delay. The returned function cancels it. */
  afterRetryDelay(task: () => void): () => void {
    return this.#clock.after(RETRY_DELAY_MS, task);
  }

  /** Whether a list of this shopper is stored. An empty list counts. */
  hasList(userId: string): boolean {
    return (this.#cache.get(LIST_KEY) as { userId?: unknown } | null | undefined)?.userId === userId;
  }

  /** The last shown list of the shopper, newest item first. */
  listItems(userId: string): ReadonlyMap<string, Item> {
    return new Map(this.#read(LIST_KEY, userId, isStoredItem).map((item) => [item.id, item]));
  }

  storeItems(userId: string, items: ReadonlyMap<string, Item>): void {
    this.#cache.set(LIST_KEY, { userId, entries: [...items.values()].slice(0, MAX_ITEMS) }, LIST_TTL_SECONDS);
  }

  /** Remembers when the server answered, so that each later change gets a time after that answer. */
  recordAnswer(userId: string): void {
    const at = this.#clock.now();
    this.#cache.set(ANSWERED_KEY, { userId, at, lag: this.#server.answeredAt - at }, LIST_TTL_SECONDS);
  }

  /** The shopper's changes, oldest first. Each item has at most one. */
  listChanges(userId: string): readonly WaitingChange[] {
    return this.#read(WAITING_KEY, userId, isWaitingChange);
  }

  /** Adds a change, which replaces an earlier change of the same item. */
  addChange(userId: string, item: Item, isWanted: boolean): void {
    this.#storeChanges(userId, [
      ...this.#listChangesOfOtherItems(userId, item.id),
      { item, isWanted, at: this.#estimateServerTime(userId) },
    ]);
  }

  removeChange(userId: string, itemId: string): void {
    this.#storeChanges(userId, this.#listChangesOfOtherItems(userId, itemId));
  }

  /**
   * The server's time now. This device's clock may have been wrong when the server last answered, and may have been set
   * back since.
   */
  #estimateServerTime(userId: string): number {
    const answer = this.#cache.get(ANSWERED_KEY) as
      | Partial<Record<'userId' | 'at' | 'lag', unknown>>
      | null
      | undefined;
    const { at, lag } = answer?.userId === userId ? answer : {};
    return Math.max(this.#clock.now(), Number(at) || 0) + (Number(lag) || 0);
  }

  #listChangesOfOtherItems(userId: string, itemId: string): readonly WaitingChange[] {
    return this.listChanges(userId).filter(({ item }) => item.id !== itemId);
  }

  #storeChanges(userId: string, changes: readonly WaitingChange[]): void {
    // The entry never expires: otherwise it would be lost when the device's clock is set ahead.
    if (changes.length > 0) this.#cache.setInput(WAITING_KEY, { userId, entries: changes }, null);
    else this.#cache.remove(WAITING_KEY);
  }

  #read<Entry>(key: string, userId: string, isEntry: (value: unknown) => value is Entry): readonly Entry[] {
    const storedValue = this.#cache.get(key) as { userId?: unknown; entries?: unknown } | null | undefined;
    return storedValue?.userId === userId && Array.isArray(storedValue.entries)
      ? storedValue.entries.filter(isEntry)
      : [];
  }
}

function isWaitingChange(value: unknown): value is WaitingChange {
  const change = value as Partial<WaitingChange> | null;
  return isStoredItem(change?.item) && typeof change.isWanted === 'boolean' && typeof change.at === 'number';
}
