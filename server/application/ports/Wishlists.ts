/** The items a shopper keeps, by id. Whether an id names an item is judged by the caller. */
export interface Wishlists {
  /** Newest first. */
  itemIds(userId: string): Promise<readonly string[]>;
  /** Adding twice is the same as once, and keeps the first time. `at` is milliseconds since the epoch. */
  add(userId: string, itemId: string, at: number): Promise<void>;
  /** Removing what is not there succeeds. */
  remove(userId: string, itemId: string): Promise<void>;
}
