import { makeAutoObservable, observableRef } from 'mobx';
import type { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { observed } from '../shared/observed.ts';
import type { WishlistToggling } from './WishlistToggling.ts';

/**
 * The view-model of the wishlist hearts in a list of items. Adding is immediate, removing asks for confirmation (spec
 * section 4).
 */
export class WishlistTogglingViewModel implements WishlistToggling {
  itemToRemove: Item | null = null;
  readonly #wishlist: WishlistService;
  readonly #observedWishlist;

  constructor(wishlist: WishlistService) {
    this.#wishlist = wishlist;
    this.#observedWishlist = observed(wishlist);
    makeAutoObservable(this, { itemToRemove: observableRef }, { autoBind: true });
  }

  get wishlistItems(): ReadonlyMap<string, Item> {
    return this.#observedWishlist.snapshot.items;
  }

  toggleItem(item: Item): void {
    if (this.wishlistItems.has(item.id)) this.itemToRemove = item;
    else void this.#wishlist.add(item);
  }

  confirmRemoval(): void {
    if (this.itemToRemove !== null) void this.#wishlist.remove(this.itemToRemove.id);
    this.itemToRemove = null;
  }

  cancelRemoval(): void {
    this.itemToRemove = null;
  }
}
