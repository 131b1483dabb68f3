import type { Item } from '../../domain/catalogue/Item.ts';

export interface WishlistToggling {
  readonly wishlistItems: ReadonlyMap<string, Item>;
  /** The item whose removal awaits confirmation; null if there is none. */
  readonly itemToRemove: Item | null;
  readonly toggleItem: (item: Item) => void;
  readonly confirmRemoval: () => void;
  readonly cancelRemoval: () => void;
}
