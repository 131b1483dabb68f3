/** The items on a shopper's wishlist, by id. The caller checks that an id is an item's. */
export interface Wishlists {
  /** Newest first. */
  itemIds(userId: string): Promise<readonly string[]>;
  /** Idempotent: adding again keeps the first time. `at` is milliseconds since the epoch. */
  add(userId: string, itemId: string, at: number): Promise<void>;
  /** Succeeds for a missing item. */
  remove(userId: string, itemId: string): Promise<void>;
}
