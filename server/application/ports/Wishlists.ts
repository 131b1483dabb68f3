/**
 * The items on a shopper's wishlist, by id. The caller checks that the items exist. Times are milliseconds since the
 * epoch. A stored time after `now` counts as `now`, because it was set while a clock was ahead.
 */
export interface Wishlists {
  /** Newest first. */
  listItemIds(userId: string): Promise<readonly string[]>;
  /** Adds an item. Adding again keeps the first time. Does nothing if the item was removed after `time`. */
  add(userId: string, itemId: string, time: number, now?: number): Promise<void>;
  /** Removes an item. Succeeds if it is missing. Does nothing if it was added after `time`. */
  remove(userId: string, itemId: string, time: number, now?: number): Promise<void>;
  /** Forgets at most `limit` removals from before `time`. Resolves to their number. */
  forgetRemovals(time: number, limit: number): Promise<number>;
}
