import type { Item } from '../../domain/catalogue/Item.ts';

/** Wishlist items by item id, newest first. Rejects with a `CallError`, or with the signal's reason. */
export interface Wishlists {
  /** 'Failed to retrieve wishlist'. */
  fetch(userId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, Item>>;
  /** Adding twice is the same as once. 'Failed to update wishlist'. */
  add(userId: string, itemId: string, signal?: AbortSignal): Promise<void>;
  /** Removing what is not there succeeds. 'Failed to update wishlist'. */
  remove(userId: string, itemId: string, signal?: AbortSignal): Promise<void>;
}
