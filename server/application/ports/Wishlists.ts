/**
 * The items on a shopper's wishlist, by id. The caller checks that an id is an item's. Times are milliseconds since the
 * epoch. A stored time after `now` is of a clock that was ahead, and counts as `now`.
 */
export interface Wishlists {
  /** Newest first. */
  itemIds(userId: string): Promise<readonly string[]>;
  /** Idempotent: adding again keeps the first time. Does nothing if the item was removed after `at`. */
  add(userId: string, itemId: string, at: number, now?: number): Promise<void>;
  /** Succeeds for a missing item. Does nothing if the item was added after `at`. */
  remove(userId: string, itemId: string, at: number, now?: number): Promise<void>;
  /** Forgets removals before the time, at most `limit`. Resolves to their number. */
  forgetRemovals(before: number, limit: number): Promise<number>;
}
