import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ItemViewerSession, ItemViewerSnapshot } from '../../application/viewer/ItemViewerSession.ts';
import type { CopyOutcome, ShareLink } from '../../application/viewer/ShareLink.ts';
import { findNeighbor, type ViewEntry } from '../../application/viewer/ViewHistory.ts';
import type { Observable } from '../../application/Snapshots.ts';
import type { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { selectWearableTogether } from '../../domain/poses/outfit.ts';
import { WishlistTogglingViewModel } from '../items/WishlistTogglingViewModel.ts';
import { observed } from '../shared/observed.ts';
import { viewerText } from '../text/viewer.ts';
import type { ItemViewerView } from './ItemViewerView.ts';

/** The attachments of the next search, as far as the viewer uses them. */
export interface AttachedItems extends Observable<unknown> {
  has(itemId: string): boolean;
  addItem(item: Item): void;
  remove(itemId: string): void;
}

export interface ItemViewerDependencies {
  readonly viewer: ItemViewerSession;
  readonly wishlist: WishlistService;
  readonly attachments: AttachedItems;
  readonly shareLink: ShareLink;
  /** Opens the fitting room with the item. */
  readonly onTryOn: (item: Item) => void;
  /** Opens the conversation with the stylist, with the item attached. */
  readonly onAskAbout: (item: Item) => void;
  /** Opens the fitting room with the `items` that can be worn together. Earlier items take precedence. */
  readonly onWearLook: (items: readonly Item[]) => void;
}

/**
 * The view-model of the item viewer (spec 2.9): the session's snapshot, the shown picture, the open dialog and the
 * announcement.
 */
export class ItemViewerViewModel implements ItemViewerView {
  /** The last shown item, which stays during the closing animation. */
  entry: ViewEntry | null;
  suggestions: ItemViewerView['suggestions'];
  pictureIndex = 0;
  isShareDialogOpen = false;
  announcement = '';
  entryAnimation: ItemViewerView['entryAnimation'] = 'open';
  readonly wishlistToggling: WishlistTogglingViewModel;
  readonly #dependencies: ItemViewerDependencies;
  readonly #viewer;
  readonly #attachments;
  readonly #link;
  /** The scroll position of each part of each viewed entry. Restored when the shopper goes back. */
  readonly #scrollPositions = new Map<string, number>();
  #moveOffset: -1 | 0 | 1 = 0;

  constructor(dependencies: ItemViewerDependencies) {
    this.#dependencies = dependencies;
    this.wishlistToggling = new WishlistTogglingViewModel(dependencies.wishlist);
    this.#viewer = observed(dependencies.viewer);
    this.#attachments = observed(dependencies.attachments);
    this.#link = observed(dependencies.shareLink);
    this.entry = this.snapshot.current;
    this.suggestions = this.snapshot;
    makeAutoObservable(
      this,
      {
        entry: observableRef,
        suggestions: observableRef,
        wishlistToggling: false,
        getScrollPosition: false,
        saveScrollPosition: false,
      },
      { autoBind: true },
    );
  }

  start(): () => void {
    this.followViewer();
    const stopFunctions = [this.#viewer.onChange(this.followViewer), this.#link.onChange(this.announceCopy)];
    return () => stopFunctions.forEach((stop) => stop());
  }

  get snapshot(): ItemViewerSnapshot {
    return this.#viewer.snapshot;
  }

  get isAttached(): boolean {
    void this.#attachments.snapshot;
    return this.entry !== null && this.#dependencies.attachments.has(this.entry.item.id);
  }

  get copyOutcome(): CopyOutcome {
    return this.#link.snapshot;
  }

  get open(): boolean {
    return this.snapshot.current !== null || this.snapshot.loadingItemId !== null;
  }

  get canGoBack(): boolean {
    return this.snapshot.canGoBack;
  }

  get hasPrevious(): boolean {
    return findNeighbor(this.snapshot.history, -1) !== null;
  }

  get hasNext(): boolean {
    return findNeighbor(this.snapshot.history, 1) !== null;
  }

  get isOnWishlist(): boolean {
    return this.entry !== null && this.wishlistToggling.wishlistItems.has(this.entry.item.id);
  }

  get link(): string {
    return this.entry ? this.#dependencies.shareLink.getLink(this.entry.item.id) : '';
  }

  getScrollPosition(part: string): number {
    return this.#scrollPositions.get(this.#createScrollKey(part)) ?? 0;
  }

  saveScrollPosition(part: string, position: number): void {
    this.#scrollPositions.set(this.#createScrollKey(part), position);
  }

  openSuggested(item: Item, strip: readonly Item[]): void {
    this.#dependencies.viewer.openSuggested(item, strip);
  }

  goBack(): void {
    this.#dependencies.viewer.goBack();
  }

  close(): void {
    this.#dependencies.viewer.close();
  }

  goBackOrClose(): void {
    if (this.canGoBack) this.goBack();
    else this.close();
  }

  moveToNeighbor(offset: -1 | 1): void {
    this.#moveOffset = offset;
    this.#dependencies.viewer.moveToNeighbor(offset);
    this.#moveOffset = 0;
  }

  showPicture(index: number): void {
    this.pictureIndex = index;
  }

  toggleWishlist(): void {
    if (this.entry) this.wishlistToggling.toggleItem(this.entry.item);
  }

  /**
   * Attaches or detaches the item. Announces it here, because screen readers do not read a toast outside the dialog.
   */
  toggleAttachment(): void {
    if (!this.entry) return;
    if (this.isAttached) this.#dependencies.attachments.remove(this.entry.item.id);
    else this.#dependencies.attachments.addItem(this.entry.item);
    this.announcement = this.isAttached ? viewerText.addedToSearch : viewerText.removedFromSearch;
  }

  /** Opens the system's sheet where there is one, otherwise the dialog with the link. */
  async share(): Promise<void> {
    const { shareLink } = this.#dependencies;
    const item = this.entry?.item;
    if (item === undefined) return;
    shareLink.reset();
    if (await shareLink.shareInSheet(item.id, item.shortDescription)) return;
    runInAction(() => {
      this.isShareDialogOpen = this.entry?.item.id === item.id;
    });
  }

  closeShareDialog(): void {
    this.isShareDialogOpen = false;
    this.#dependencies.shareLink.reset();
  }

  copyLink(): void {
    if (this.entry) void this.#dependencies.shareLink.copyLink(this.entry.item.id);
  }

  askAboutItem(): void {
    if (this.entry) this.#dependencies.onAskAbout(this.entry.item);
  }

  tryOnItem(): void {
    if (this.entry) this.#dependencies.onTryOn(this.entry.item);
  }

  /** The shown item and the suggestions that can be worn with it; empty if there are none. */
  get wearableLook(): readonly Item[] {
    if (this.entry === null) return [];
    const wearableItems = selectWearableTogether([this.entry.item, ...this.suggestions.completeTheLook.items]);
    return wearableItems.length > 1 && wearableItems[0] === this.entry.item ? wearableItems : [];
  }

  wearLook(): void {
    this.#dependencies.onWearLook(this.wearableLook);
  }

  followViewer(): void {
    const { current, loadingItemId } = this.snapshot;
    if (!this.open) {
      this.#scrollPositions.clear();
      return this.#reset();
    }
    this.suggestions = this.snapshot;
    if (loadingItemId === null && current !== this.entry) this.#showEntry(current);
    if (loadingItemId !== null) this.entry = null;
  }

  announceCopy(): void {
    if (this.copyOutcome === 'copied') this.announcement = viewerText.copied;
    if (this.copyOutcome === 'failed') this.announcement = viewerText.copyFailed;
  }

  /** Resets the state for another item, with its first picture. */
  #showEntry(entry: ViewEntry | null): void {
    this.entry = entry;
    this.entryAnimation = this.#moveOffset === 0 ? 'open' : this.#moveOffset > 0 ? 'next' : 'previous';
    this.pictureIndex = 0;
    this.#reset();
    this.#dependencies.shareLink.reset();
    this.announcement = entry ? [entry.item.shortDescription, entry.item.brand].filter(Boolean).join(', ') : '';
  }

  #createScrollKey(part: string): string {
    return `${this.entry?.key} ${this.entry?.item.id} ${part}`;
  }

  #reset(): void {
    this.wishlistToggling.cancelRemoval();
    this.isShareDialogOpen = false;
  }
}
