import { makeAutoObservable, observableRef } from 'mobx';
import type { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { Keeping } from './Keeping.ts';

/** The hearts of a list of items: adding is immediate, removing asks for confirmation (spec section 4). */
export class KeepingViewModel implements Keeping {
  kept: ReadonlyMap<string, Item>;
  confirming: Item | null = null;
  readonly #wishlist: WishlistService;

  constructor(wishlist: WishlistService) {
    this.#wishlist = wishlist;
    this.kept = wishlist.snapshot.items;
    makeAutoObservable(this, { kept: observableRef, confirming: observableRef }, { autoBind: true });
  }

  start(): () => void {
    this.follow();
    return this.#wishlist.subscribe(this.follow);
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

  follow(): void {
    this.kept = this.#wishlist.snapshot.items;
  }
}
