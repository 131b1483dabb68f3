import { makeAutoObservable, observableRef } from 'mobx';
import type { ChatSession } from '../../application/chat/ChatSession.ts';
import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import { findShownOutfit } from '../../application/chat/findShownOutfit.ts';
import type { SearchSession } from '../../application/search/SearchSession.ts';
import type { OpenItem } from '../../application/viewer/ViewerContext.ts';
import type { WishlistService } from '../../application/wishlist/WishlistService.ts';
import { canBeTriedOn, type Item } from '../../domain/catalogue/Item.ts';
import type { ChatOutfit } from '../../domain/chat/Chat.ts';
import { sortWornFirst } from '../../domain/poses/outfit.ts';
import { WishlistTogglingViewModel } from '../items/WishlistTogglingViewModel.ts';
import { observed } from '../shared/observed.ts';
import { outfitText } from '../text/outfit.ts';
import { hasUndoableChange } from './hasUndoableChange.ts';
import type { OutfitRowView, ShownSlot } from './OutfitRowView.ts';

export interface OutfitRowDependencies {
  readonly session: ChatSession;
  readonly search: Pick<SearchSession, 'snapshot' | 'subscribe'>;
  readonly wishlist: WishlistService;
  readonly onOpenItem: OpenItem;
  /** Replaces the outfit of the fitting room. */
  readonly wearItems: (items: readonly Item[]) => void;
}

/** The items that the heart added to the wishlist, and the key of their answer. */
interface WishlistAddition {
  readonly answerKey: string;
  readonly items: readonly Item[];
}

export class OutfitRowViewModel implements OutfitRowView {
  isConfirmingRemoval = false;
  readonly wishlistToggling: WishlistTogglingViewModel;
  readonly #dependencies: OutfitRowDependencies;
  readonly #chat;
  readonly #search;
  private wishlistAddition: WishlistAddition | null = null;
  private requestedItemId: string | null = null;

  constructor(dependencies: OutfitRowDependencies) {
    this.#dependencies = dependencies;
    this.#chat = observed(dependencies.session);
    this.#search = observed(dependencies.search);
    this.wishlistToggling = new WishlistTogglingViewModel(dependencies.wishlist);
    makeAutoObservable<this, 'wishlistAddition'>(
      this,
      { wishlistToggling: false, wishlistAddition: observableRef },
      { autoBind: true },
    );
  }

  get outfit(): ChatOutfit | null {
    return this.answer?.outfit ?? null;
  }

  get shownSlots(): readonly ShownSlot[] {
    const itemsById = new Map(this.#search.snapshot.deepSearchItems.map((item) => [item.id, item]));
    const slots = this.outfit?.slots ?? [];
    return slots.map(({ itemId, ...shownSlot }, index) => ({
      ...shownSlot,
      key: `${shownSlot.slot} ${slots.slice(0, index).filter(({ slot }) => slot === shownSlot.slot).length}`,
      item: itemsById.get(itemId ?? '') ?? null,
    }));
  }

  get items(): readonly Item[] {
    return this.shownSlots.flatMap(({ item }) => item ?? []);
  }

  get isOnWishlist(): boolean {
    return this.items.length > 0 && this.items.every(({ id }) => this.wishlistToggling.wishlistItems.has(id));
  }

  get addedCount(): number {
    return this.addedItems.length;
  }

  get canTryOn(): boolean {
    return this.items.some(({ tryOnCategory }) => tryOnCategory !== null);
  }

  get undrawnSlotNames(): readonly string[] {
    const undrawnSlots = this.shownSlots.filter(({ item }) => item !== null && !canBeTriedOn(item));
    return [...new Set(undrawnSlots.map(({ slot }) => outfitText.slot(slot).toLowerCase()))];
  }

  get canSwap(): boolean {
    const { messages, stage } = this.#chat.snapshot;
    return stage === null && messages.findLast(({ outfit }) => outfit !== undefined)?.key === this.answer?.key;
  }

  get canUndo(): boolean {
    const { answer } = this;
    return answer !== undefined && this.canSwap && hasUndoableChange(this.#chat.snapshot.messages, answer.key);
  }

  get swappingItemId(): string | null {
    return this.#chat.snapshot.stage === null ? null : this.requestedItemId;
  }

  /** Adds all pieces to the wishlist. If all are on it, asks whether to remove them (spec section 4). */
  toggleWishlist(): void {
    if (this.isOnWishlist) this.isConfirmingRemoval = true;
    else if (this.answer !== undefined) this.addAllToWishlist(this.answer.key);
  }

  undoWishlist(): void {
    for (const { id } of this.addedItems) void this.#dependencies.wishlist.remove(id);
    this.wishlistAddition = null;
  }

  confirmRemoval(): void {
    for (const { id } of this.items) void this.#dependencies.wishlist.remove(id);
    this.cancelRemoval();
    this.wishlistAddition = null;
  }

  cancelRemoval(): void {
    this.isConfirmingRemoval = false;
  }

  /**
   * Shows the outfit in the fitting room. A garment that is worn alone, such as a suit, takes precedence over a shirt
   * under it.
   */
  wear(): void {
    const isSingle = (this.outfit?.days ?? null) === null;
    this.#dependencies.wearItems(isSingle ? sortWornFirst(this.items) : this.items);
  }

  swap({ id, shortDescription }: Item): void {
    if (!this.canSwap) return;
    this.requestedItemId = id;
    void this.#dependencies.session.swapPiece(id, outfitText.swapRequest(shortDescription));
  }

  undo(): void {
    this.requestedItemId = null;
    if (this.canUndo) void this.#dependencies.session.undoOutfit(outfitText.undoRequest);
  }

  openPiece(item: Item): void {
    this.#dependencies.onOpenItem(item, 'deep_search_results', { items: this.items, areActionsEnabled: true });
  }

  private get answer(): ShownMessage | undefined {
    return findShownOutfit(this.#chat.snapshot);
  }

  /** The pieces that the heart added and that are still on the wishlist. */
  private get addedItems(): readonly Item[] {
    const { answerKey, items } = this.wishlistAddition ?? { answerKey: null, items: [] };
    return answerKey === this.answer?.key ? items.filter(({ id }) => this.wishlistToggling.wishlistItems.has(id)) : [];
  }

  private addAllToWishlist(answerKey: string): void {
    const items = this.items.filter(({ id }) => !this.wishlistToggling.wishlistItems.has(id));
    this.wishlistAddition = { answerKey, items };
    // The wishlist shows the newest item first, so add the first piece last.
    for (const item of items.toReversed()) void this.#dependencies.wishlist.add(item);
  }
}
