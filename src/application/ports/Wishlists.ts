import type { Item } from '../../domain/catalogue/Item.ts';

/** The shoppers' wishlists. Every method rejects with a `CallError`, or with the signal's reason. */
export interface Wishlists {
  /** Items by item id, newest first. Rejects with 'Failed to retrieve wishlist'. */
  fetch(userId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, Item>>;
  /**
   * Adds an item; does nothing if it is already on the list, or was removed by a newer change. Rejects with 'Failed to
   * update wishlist'.
   */
  add(userId: string, itemId: string, options?: ChangeOptions): Promise<void>;
  /**
   * Removes an item; does nothing if it is not on the list, or was added by a newer change. Rejects with 'Failed to
   * update wishlist'.
   */
  remove(userId: string, itemId: string, options?: ChangeOptions): Promise<void>;
}

export interface ChangeOptions {
  /** When the shopper made the change, in milliseconds since the epoch by the server's clock; now by default. */
  readonly changedAt?: number;
  readonly signal?: AbortSignal;
}
