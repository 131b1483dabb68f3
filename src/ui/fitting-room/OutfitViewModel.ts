import { makeAutoObservable } from 'mobx';
import type { TryOnComposer } from '../../application/tryon/TryOnComposer.ts';
import type { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { canBeTriedOn } from '../../domain/catalogue/Item.ts';
import { totalPrice } from '../../domain/catalogue/totalPrice.ts';
import { listGarmentsInOrder } from '../../domain/poses/outfit.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import { observed } from '../shared/observed.ts';
import type { OutfitView } from './FittingRoomView.ts';

/** The slots in display order: from the shoulders down, then the outer layer. */
const DISPLAYED_SLOTS: readonly Slot[] = ['top', 'bottom', 'fullBody', 'outer'];

/** The view-model of the outfit: slots, price and the heart for the wishlist. */
export class OutfitViewModel implements OutfitView {
  isConfirmingRemoval = false;
  readonly #composer;
  readonly #observedComposer;
  readonly #wishlist;
  readonly #observedWishlist;

  constructor(composer: TryOnComposer, wishlist: WishlistService) {
    this.#composer = composer;
    this.#observedComposer = observed(composer);
    this.#wishlist = wishlist;
    this.#observedWishlist = observed(wishlist);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get slots(): OutfitView['slots'] {
    const { outfit } = this.#observedComposer.snapshot;
    return DISPLAYED_SLOTS.map((slot) => ({ slot, item: outfit[slot] ?? null }));
  }

  get undrawnPieceNames(): readonly string[] {
    return this.leftOutItems.filter((item) => !canBeTriedOn(item)).map(({ shortDescription }) => shortDescription);
  }

  get conflictingPieceNames(): readonly string[] {
    return this.leftOutItems.filter(canBeTriedOn).map(({ shortDescription }) => shortDescription);
  }

  get leftOutItems(): readonly Item[] {
    return this.#observedComposer.snapshot.leftOutItems;
  }

  get wornItems(): readonly Item[] {
    return listGarmentsInOrder(this.#observedComposer.snapshot.outfit).map(({ item }) => item);
  }

  get garmentCount(): number {
    return this.wornItems.length;
  }

  get totalPrice(): number {
    return totalPrice(this.wornItems);
  }

  get isOnWishlist(): boolean {
    const { items } = this.#observedWishlist.snapshot;
    return this.garmentCount > 0 && this.wornItems.every(({ id }) => items.has(id));
  }

  takeOff(slot: Slot): void {
    void this.#composer.takeOff(slot);
  }

  /**
   * Adds all worn items to the wishlist. If it contains all of them, asks for confirmation to remove them (spec section
   * 4).
   */
  toggleWishlist(): void {
    if (this.isOnWishlist) this.isConfirmingRemoval = true;
    else for (const item of this.wornItems) void this.#wishlist.add(item);
  }

  confirmRemoval(): void {
    for (const { id } of this.wornItems) void this.#wishlist.remove(id);
    this.isConfirmingRemoval = false;
  }

  cancelRemoval(): void {
    this.isConfirmingRemoval = false;
  }
}
