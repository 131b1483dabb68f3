import type { Item } from '../../domain/catalogue/Item.ts';

/** Where an item was opened from (spec 2.9). */
export type ViewerContext = 'search_results' | 'wishlist' | 'deep_search_results' | 'shared_link';

/** The items among which one was chosen: a swipe moves between them. */
export interface ItemList {
  readonly items: readonly Item[];
  /** Whether its items may be kept and attached: those actions show only where this is true (spec 2.9). */
  readonly actionsEnabled: boolean;
}

/** What a grid, a carousel or the frame calls when an item is chosen. Without a list the item stands alone, with its actions. */
export type OpenItem = (item: Item, context: ViewerContext, list?: ItemList) => void;
