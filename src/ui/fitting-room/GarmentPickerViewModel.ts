import { makeAutoObservable } from 'mobx';
import type { RecentItems } from '../../application/items/RecentItems.ts';
import type { TryOnComposer } from '../../application/tryon/TryOnComposer.ts';
import type { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { listItemsForSlot } from '../../domain/poses/outfit.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import { observed } from '../shared/observed.ts';
import type { GarmentPickerView } from './FittingRoomView.ts';

/**
 * The view-model of the dialog that chooses a garment for a slot: recently viewed items, or the wishlist (spec 2.10).
 */
export class GarmentPickerViewModel implements GarmentPickerView {
  slot: Slot | null = null;
  itemList: GarmentPickerView['itemList'] = 'recent';
  readonly #composer;
  readonly #recent;
  readonly #wishlist;

  constructor(composer: TryOnComposer, recent: RecentItems, wishlist: WishlistService) {
    this.#composer = composer;
    this.#recent = observed(recent);
    this.#wishlist = observed(wishlist);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get items(): readonly Item[] {
    return this.#selectItemsForSlot(this.itemList);
  }

  /** Opens the dialog. Switches to the other list if the current one has no items for the slot. */
  open(slot: Slot): void {
    this.slot = slot;
    const otherList = this.itemList === 'recent' ? 'wishlist' : 'recent';
    if (this.items.length === 0 && this.#selectItemsForSlot(otherList).length > 0) this.itemList = otherList;
  }

  close(): void {
    this.slot = null;
  }

  showList(list: GarmentPickerView['itemList']): void {
    this.itemList = list;
  }

  choose(item: Item): void {
    if (this.slot !== null) void this.#composer.putOn(this.slot, item);
    this.slot = null;
  }

  #selectItemsForSlot(list: GarmentPickerView['itemList']): readonly Item[] {
    const { slot } = this;
    if (slot === null) return [];
    const items = list === 'recent' ? this.#recent.snapshot : [...this.#wishlist.snapshot.items.values()];
    return listItemsForSlot(slot, items);
  }
}
