import type { Item } from '../../domain/catalogue/Item.ts';

/** What an answer changed on the wishlist: only items that were not on it, or were on it, before. */
export interface WishlistChange {
  readonly addedItems: readonly Item[];
  readonly removedItems: readonly Item[];
}

export const NO_WISHLIST_CHANGE: WishlistChange = { addedItems: [], removedItems: [] };
