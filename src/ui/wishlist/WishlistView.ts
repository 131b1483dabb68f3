import type { WishlistSnapshot } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { WishlistToggling } from '../items/WishlistToggling.ts';

/** State and actions of the Wishlist tab. */
export interface WishlistView {
  readonly wishlist: WishlistSnapshot;
  /** The wishlist's items, newest first. */
  readonly items: readonly Item[];
  readonly wishlistToggling: WishlistToggling;
  /** Text about the last change that is announced to screen readers. */
  readonly announcement: string;
  readonly isAttached: (itemId: string) => boolean;
  readonly openItem: (item: Item) => void;
  readonly toggleAttached: (item: Item) => void;
  readonly retry: () => void;
}
