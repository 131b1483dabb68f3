import { makeAutoObservable } from 'mobx';
import type { Attachments } from '../../application/search/Attachments.ts';
import type { OpenItem } from '../../application/viewer/ViewerContext.ts';
import type { WishlistService, WishlistSnapshot } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { WishlistTogglingViewModel } from '../items/WishlistTogglingViewModel.ts';
import { observed } from '../shared/observed.ts';
import { messages } from '../text/messages.ts';
import { wishlistText } from '../text/wishlist.ts';
import type { WishlistView } from './WishlistView.ts';

export interface WishlistTabParts {
  readonly wishlist: WishlistService;
  readonly attachments: Attachments;
  readonly onOpenItem: OpenItem;
}

/** The view-model of the Wishlist tab (spec 2.7). */
export class WishlistViewModel implements WishlistView {
  readonly wishlistToggling: WishlistTogglingViewModel;
  readonly #parts: WishlistTabParts;
  readonly #wishlist;
  readonly #attachments;

  constructor(parts: WishlistTabParts) {
    this.#parts = parts;
    this.#wishlist = observed(parts.wishlist);
    this.#attachments = observed(parts.attachments);
    this.wishlistToggling = new WishlistTogglingViewModel(parts.wishlist);
    makeAutoObservable(this, { wishlistToggling: false }, { autoBind: true });
  }

  get wishlist(): WishlistSnapshot {
    return this.#wishlist.snapshot;
  }

  get items(): readonly Item[] {
    return [...this.wishlist.items.values()];
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

  toggleAttached(item: Item): void {
    if (this.isAttached(item.id)) this.#parts.attachments.remove(item.id);
    else this.#parts.attachments.addItem(item);
  }

  retry(): void {
    void this.#parts.wishlist.load();
  }
}
