import { makeAutoObservable } from 'mobx';
import type { Attachments } from '../../application/search/Attachments.ts';
import type { OpenItem } from '../../application/viewer/ViewerContext.ts';
import type { WishlistService, WishlistSnapshot } from '../../application/wishlist/WishlistService.ts';
import type { MatchingItems } from '../../application/wishlist/MatchingItems.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { sortItems } from '../../domain/catalogue/sortItems.ts';
import { totalPrice } from '../../domain/catalogue/totalPrice.ts';
import { WishlistTogglingViewModel } from '../items/WishlistTogglingViewModel.ts';
import { observed } from '../shared/observed.ts';
import { messages } from '../text/messages.ts';
import { wishlistText } from '../text/wishlist.ts';
import { ComparisonViewModel } from './ComparisonViewModel.ts';
import type { WishlistSort, WishlistView } from './WishlistView.ts';

export interface WishlistTabDependencies {
  readonly wishlist: WishlistService;
  readonly attachments: Attachments;
  readonly matchingItems: Pick<MatchingItems, 'snapshot' | 'subscribe' | 'find'>;
  readonly onOpenItem: OpenItem;
}

/** Up to this number of pieces, the wishlist shows larger pictures and items to wear with them. */
export const MAX_FEW_PIECES = 3;

/** The view-model of the Wishlist tab (spec 2.7). */
export class WishlistViewModel implements WishlistView {
  sort: WishlistSort = 'newest';
  readonly comparison: ComparisonViewModel;
  readonly wishlistToggling: WishlistTogglingViewModel;
  readonly #dependencies: WishlistTabDependencies;
  readonly #wishlist;
  readonly #attachments;
  readonly #matchingItems;

  constructor(dependencies: WishlistTabDependencies) {
    this.#dependencies = dependencies;
    this.#wishlist = observed(dependencies.wishlist);
    this.#attachments = observed(dependencies.attachments);
    this.wishlistToggling = new WishlistTogglingViewModel(dependencies.wishlist);
    this.#matchingItems = observed(dependencies.matchingItems);
    this.comparison = new ComparisonViewModel(() => this.items);
    makeAutoObservable(this, { wishlistToggling: false, comparison: false }, { autoBind: true });
  }

  get wishlist(): WishlistSnapshot {
    return this.#wishlist.snapshot;
  }

  get items(): readonly Item[] {
    const itemsNewestFirst = [...this.wishlist.items.values()];
    if (this.sort === 'newest') return itemsNewestFirst;
    return sortItems(itemsNewestFirst, this.sort === 'cheapest' ? 'Price (low/high)' : 'Price (high/low)');
  }

  get total(): number {
    return totalPrice(this.items.filter(({ isWithdrawn }) => !isWithdrawn));
  }

  get matchingItems(): readonly Item[] {
    return this.#matchingItems.snapshot.filter(({ id }) => !this.wishlist.items.has(id));
  }

  get announcement(): string {
    const { status } = this.wishlist;
    if (status === 'failed') return messages['wishlist-not-retrieved'];
    return status === 'ready' ? wishlistText.count(this.items.length) : '';
  }

  isAttached(itemId: string): boolean {
    return this.#attachments.snapshot.some(({ id }) => id === itemId);
  }

  openItem(item: Item): void {
    this.#dependencies.onOpenItem(item, 'wishlist', { items: this.items, areActionsEnabled: true });
  }

  openMatchingItem(item: Item): void {
    this.#dependencies.onOpenItem(item, 'search_results', { items: this.matchingItems, areActionsEnabled: true });
  }

  sortBy(sort: WishlistSort): void {
    this.sort = sort;
  }

  /** Finds items to wear with the pieces of a short wishlist. */
  findMatchingItems(): void {
    const pieces = [...this.wishlist.items.values()];
    void this.#dependencies.matchingItems.find(pieces.length <= MAX_FEW_PIECES ? pieces : []);
  }

  toggleAttached(item: Item): void {
    if (this.isAttached(item.id)) this.#dependencies.attachments.remove(item.id);
    else this.#dependencies.attachments.addItem(item);
  }

  retry(): void {
    void this.#dependencies.wishlist.load();
  }
}
