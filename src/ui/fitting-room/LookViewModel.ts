import { makeAutoObservable } from 'mobx';
import type { TryOnComposer } from '../../application/tryon/TryOnComposer.ts';
import type { WishlistService } from '../../application/wishlist/WishlistService.ts';
import { totalPrice, type Item } from '../../domain/catalogue/Item.ts';
import { inOrder } from '../../domain/poses/outfit.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import { observed } from '../shared/observed.ts';
import type { LookView } from './FittingRoomView.ts';

/** The slots in display order: from the shoulders down, then the outer layer. */
const SHOWN: readonly Slot[] = ['top', 'bottom', 'fullBody', 'outer'];

/** The view-model of the outfit: its slots, its price, and the heart that puts all of it on the wishlist. */
export class LookViewModel implements LookView {
  confirming = false;
  readonly #composer;
  readonly #outfit;
  readonly #wishlist;
  readonly #kept;

  constructor(composer: TryOnComposer, wishlist: WishlistService) {
    this.#composer = composer;
    this.#outfit = observed(composer);
    this.#wishlist = wishlist;
    this.#kept = observed(wishlist);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get slots(): LookView['slots'] {
    const { outfit } = this.#outfit.snapshot;
    return SHOWN.map((slot) => ({ slot, item: outfit[slot] ?? null }));
  }

  get worn(): readonly Item[] {
    return inOrder(this.#outfit.snapshot.outfit).map(({ item }) => item);
  }

  get count(): number {
    return this.worn.length;
  }

  get total(): number {
    return totalPrice(this.worn);
  }

  get kept(): boolean {
    const { items } = this.#kept.snapshot;
    return this.count > 0 && this.worn.every(({ id }) => items.has(id));
  }

  takeOff(slot: Slot): void {
    void this.#composer.remove(slot);
  }

  /**
   * Adds all worn items to the wishlist. If it contains all of them, asks for confirmation to remove them (spec section
   * 4).
   */
  toggleKept(): void {
    if (this.kept) this.confirming = true;
    else for (const item of this.worn) void this.#wishlist.add(item);
  }

  confirm(): void {
    for (const { id } of this.worn) void this.#wishlist.remove(id);
    this.confirming = false;
  }

  cancel(): void {
    this.confirming = false;
  }
}
