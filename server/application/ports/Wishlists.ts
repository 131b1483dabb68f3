/**
 * The items on a shopper's wishlist, by id. The caller checks that the items exist. Times are milliseconds since the
 * epoch. A stored time after `now` was set while a clock was ahead, and counts as `now`.
 */
export interface Wishlists {
  /** Newest first. */
  itemIds(userId: string): Promise<readonly string[]>;
  /** Idempotent: adding again keeps the first time. Does nothing if the item was removed after `at`. */
  add(userId: string, itemId: string, at: number, now?: number): Promise<void>;
  /** Succeeds for a missing item. Does nothing if the item was added after `at`. */
  remove(userId: string, itemId: string, at: number, now?: number): Promise<void>;
  /** Forgets at most `limit` removals from before `before`. Resolves to their number. */
  forgetRemovals(before: number, limit: number): Promise<number>;
}
