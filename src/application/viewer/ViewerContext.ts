import type { Item } from '../../domain/catalogue/Item.ts';

/** Where an item was opened from (spec 2.9). */
export type ViewerContext = 'search_results' | 'wishlist' | 'deep_search_results' | 'shared_link';

/** The list that an item was opened from. Swiping moves through the list. */
export interface ItemList {
  readonly items: readonly Item[];
  /** Whether the wishlist and attach actions are shown for its items (spec 2.9). */
  readonly areActionsEnabled: boolean;
}

/** Opens an item in the viewer. The default list contains only this item, with its actions enabled. */
export type OpenItem = (item: Item, context: ViewerContext, list?: ItemList) => void;
