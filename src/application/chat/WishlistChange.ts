import type { Item } from '../../domain/catalogue/Item.ts';

/** An answer's wishlist changes: items that it added, and items that it removed. */
export interface WishlistChange {
  readonly addedItems: readonly Item[];
  readonly removedItems: readonly Item[];
}

export const NO_WISHLIST_CHANGE: WishlistChange = { addedItems: [], removedItems: [] };
