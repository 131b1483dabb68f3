import type { Item } from '../../domain/catalogue/Item.ts';

/** What an answer changed on the wishlist: only added items that were not on it before, and removed items that were. */
export interface WishlistChange {
  readonly addedItems: readonly Item[];
  readonly removedItems: readonly Item[];
}

export const NO_WISHLIST_CHANGE: WishlistChange = { addedItems: [], removedItems: [] };
