import { makeAutoObservable, observableRef } from 'mobx';
import type { Attachments } from '../../application/search/Attachments.ts';
import type { OpenItem } from '../../application/viewer/ViewerContext.ts';
import type { WishlistService, WishlistSnapshot } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import { KeepingViewModel } from '../items/KeepingViewModel.ts';
import { wishlistText } from '../text/wishlist.ts';
import type { WishlistView } from './WishlistView.ts';

export interface WishlistTabParts {
  readonly wishlist: WishlistService;
  readonly attachments: Attachments;
  readonly onOpenItem: OpenItem;
}

/** The Wishlist tab (spec 2.7). */
export class WishlistViewModel implements WishlistView {
  wishlist: WishlistSnapshot;
  attachments: readonly Attachment[];
  readonly keeping: KeepingViewModel;
  readonly #parts: WishlistTabParts;

  constructor(parts: WishlistTabParts) {
    this.#parts = parts;
    this.wishlist = parts.wishlist.snapshot;
    this.attachments = parts.attachments.snapshot;
    this.keeping = new KeepingViewModel(parts.wishlist);
    makeAutoObservable(
      this,
      { wishlist: observableRef, attachments: observableRef, keeping: false },
      { autoBind: true },
    );
  }

  start(): () => void {
    this.followWishlist();
    this.followAttachments();
    const { wishlist, attachments } = this.#parts;
    const stops = [
      wishlist.subscribe(this.followWishlist),
      attachments.subscribe(this.followAttachments),
      this.keeping.start(),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get items(): readonly Item[] {
    return [...this.wishlist.items.values()];
  }

  get announcement(): string {
    const { status, error } = this.wishlist;
    if (status === 'failed') return error?.message ?? '';
    return status === 'ready' ? wishlistText.count(this.items.length) : '';
  }

  isAttached(itemId: string): boolean {
    return this.attachments.some(({ id }) => id === itemId);
  }

  open(item: Item): void {
    this.#parts.onOpenItem(item, 'wishlist', { items: this.items, actionsEnabled: true });
  }

  toggleAttached(item: Item): void {
    if (this.isAttached(item.id)) this.#parts.attachments.remove(item.id);
    else this.#parts.attachments.addItem(item);
  }

  retry(): void {
    void this.#parts.wishlist.load();
  }

  followWishlist(): void {
    this.wishlist = this.#parts.wishlist.snapshot;
  }

  followAttachments(): void {
    this.attachments = this.#parts.attachments.snapshot;
  }
}
