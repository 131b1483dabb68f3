import type { WishlistSnapshot } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { WishlistToggling } from '../items/WishlistToggling.ts';

export type WishlistSort = 'newest' | 'cheapest' | 'dearest';

/** The pieces that the shopper has chosen to compare. */
export interface ComparisonChoice {
  /** Whether pieces are being chosen. */
  readonly isOn: boolean;
  readonly isShown: boolean;
  /** The chosen pieces, in the order of choice. */
  readonly chosenItems: readonly Item[];
  readonly canBeShown: boolean;
  readonly canChooseMore: boolean;
  readonly toggleMode: () => void;
  readonly toggleItem: (item: Item) => void;
  readonly show: () => void;
  readonly close: () => void;
}

export interface WishlistView {
  readonly wishlist: WishlistSnapshot;
  /** The wishlist's items in the chosen order. */
  readonly items: readonly Item[];
  readonly sort: WishlistSort;
  /** The sum of the prices of items still on sale, in US dollars. */
  readonly total: number;
  /** Items to wear with the pieces of a short wishlist; empty for a long one. */
  readonly matchingItems: readonly Item[];
  readonly comparison: ComparisonChoice;
  readonly wishlistToggling: WishlistToggling;
  /** Text about the last change that is announced to screen readers. */
  readonly announcement: string;
  readonly isAttached: (itemId: string) => boolean;
  readonly openItem: (item: Item) => void;
  readonly findMatchingItems: () => void;
  readonly openMatchingItem: (item: Item) => void;
  readonly sortBy: (sort: WishlistSort) => void;
  readonly toggleAttached: (item: Item) => void;
  readonly retry: () => void;
}
