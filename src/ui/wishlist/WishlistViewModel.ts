import { makeAutoObservable } from 'mobx';
import type { Attachments } from '../../application/search/Attachments.ts';
import type { OpenItem } from '../../application/viewer/ViewerContext.ts';
import type { WishlistService, WishlistSnapshot } from '../../application/wishlist/WishlistService.ts';
import type { Companions } from '../../application/wishlist/Companions.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { sortItems } from '../../domain/catalogue/sortItems.ts';
import { totalPrice } from '../../domain/catalogue/totalPrice.ts';
import { WishlistTogglingViewModel } from '../items/WishlistTogglingViewModel.ts';
import { observed } from '../shared/observed.ts';
import { messages } from '../text/messages.ts';
import { wishlistText } from '../text/wishlist.ts';
import { ComparisonViewModel } from './ComparisonViewModel.ts';
import type { WishlistSort, WishlistView } from './WishlistView.ts';

export interface WishlistTabParts {
  readonly wishlist: WishlistService;
  readonly attachments: Attachments;
  readonly companions: Pick<Companions, 'snapshot' | 'subscribe' | 'find'>;
  readonly onOpenItem: OpenItem;
}

/** Up to this number of pieces the wishlist shows them large, and what goes with them. */
export const MAX_FEW_PIECES = 3;

/** The view-model of the Wishlist tab (spec 2.7). */
export class WishlistViewModel implements WishlistView {
  sort: WishlistSort = 'newest';
  readonly comparison: ComparisonViewModel;
  readonly wishlistToggling: WishlistTogglingViewModel;
  readonly #parts: WishlistTabParts;
  readonly #wishlist;
  readonly #attachments;
  readonly #companions;

  constructor(parts: WishlistTabParts) {
    this.#parts = parts;
    this.#wishlist = observed(parts.wishlist);
    this.#attachments = observed(parts.attachments);
    this.wishlistToggling = new WishlistTogglingViewModel(parts.wishlist);
    this.#companions = observed(parts.companions);
    this.comparison = new ComparisonViewModel(() => this.items);
    makeAutoObservable(this, { wishlistToggling: false, comparison: false }, { autoBind: true });
  }

  get wishlist(): WishlistSnapshot {
    return this.#wishlist.snapshot;
  }

  get items(): readonly Item[] {
    const newestFirst = [...this.wishlist.items.values()];
    if (this.sort === 'newest') return newestFirst;
    return sortItems(newestFirst, this.sort === 'cheapest' ? 'Price (low/high)' : 'Price (high/low)');
  }

  get total(): number {
    return totalPrice(this.items.filter(({ isWithdrawn }) => !isWithdrawn));
  }

  get companions(): readonly Item[] {
    return this.#companions.snapshot.filter(({ id }) => !this.wishlist.items.has(id));
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
    this.#parts.onOpenItem(item, 'wishlist', { items: this.items, actionsEnabled: true });
  }

  openCompanion(item: Item): void {
    this.#parts.onOpenItem(item, 'search_results', { items: this.companions, actionsEnabled: true });
  }

  sortBy(sort: WishlistSort): void {
    this.sort = sort;
  }

  /** Finds what goes with a few pieces. */
  findCompanions(): void {
    const pieces = [...this.wishlist.items.values()];
    void this.#parts.companions.find(pieces.length <= MAX_FEW_PIECES ? pieces : []);
  }

  toggleAttached(item: Item): void {
    if (this.isAttached(item.id)) this.#parts.attachments.remove(item.id);
    else this.#parts.attachments.addItem(item);
  }

  retry(): void {
    void this.#parts.wishlist.load();
  }
}
