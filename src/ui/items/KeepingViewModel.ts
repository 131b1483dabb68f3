import { makeAutoObservable, observableRef } from 'mobx';
import type { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { observed } from '../shared/observed.ts';
import type { Keeping } from './Keeping.ts';

/**
 * The view-model of the wishlist hearts in a list of items. Adding is immediate, removing asks for confirmation (spec
 * section 4).
 */
export class KeepingViewModel implements Keeping {
  confirming: Item | null = null;
  readonly #wishlist: WishlistService;
  readonly #observed;

  constructor(wishlist: WishlistService) {
    this.#wishlist = wishlist;
    this.#observed = observed(wishlist);
    makeAutoObservable(this, { confirming: observableRef }, { autoBind: true });
  }

  get kept(): ReadonlyMap<string, Item> {
    return this.#observed.snapshot.items;
  }

  toggle(item: Item): void {
    if (this.kept.has(item.id)) this.confirming = item;
    else void this.#wishlist.add(item);
  }

  confirm(): void {
    if (this.confirming !== null) void this.#wishlist.remove(this.confirming.id);
    this.confirming = null;
  }

  cancel(): void {
    this.confirming = null;
  }
}
