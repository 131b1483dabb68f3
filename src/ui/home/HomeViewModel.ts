import { makeAutoObservable, observableRef } from 'mobx';
import type { TTLCache } from '../../application/cache/TTLCache.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import type { Connection } from '../../application/ports/Connection.ts';
import type { CurrentShopper } from '../../application/ports/CurrentShopper.ts';
import type { PulseStatus } from '../../application/pulse/PulseStatus.ts';
import type { QueryDraft } from '../../application/search/QueryDraft.ts';
import { listItemIds, type OutfitItems } from '../../application/trends/OutfitItems.ts';
import type { TrendsFeed, TrendsSnapshot } from '../../application/trends/TrendsFeed.ts';
import type { OpenItem } from '../../application/viewer/ViewerContext.ts';
import type { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Preferences } from '../../domain/accounts/Profile.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { formatRelativeTime } from '../../domain/history/relativeTime.ts';
import { sortWornFirst } from '../../domain/poses/outfit.ts';
import type { OutfitPiece } from '../../domain/trends/Trends.ts';
import { WishlistTogglingViewModel } from '../items/WishlistTogglingViewModel.ts';
import { observed } from '../shared/observed.ts';
import { homeText } from '../text/homeText.ts';
import type { HomeView } from './HomeView.ts';

/** Cache key of the shopper's choice to pause all motion. */
const MOTION_PAUSED_KEY = 'home-motion-paused';
const MINUTE_MS = 60_000;

export interface HomeDependencies {
  readonly feed: TrendsFeed;
  readonly outfitItems: OutfitItems;
  readonly wishlist: WishlistService;
  readonly shopper: CurrentShopper;
  readonly connection: Connection;
  readonly pulse: PulseStatus;
  readonly cache: TTLCache;
  readonly clock: Clock;
  readonly draft: Pick<QueryDraft, 'set' | 'requestFocus'>;
  readonly onOpenItem: OpenItem;
  /** Replaces the outfit of the fitting room. */
  readonly wearItems: (items: readonly Item[]) => void;
}

/** The view-model of the Home tab (spec 2.5). */
export class HomeViewModel implements HomeView {
  isMotionPaused: boolean;
  piecesToRemove: readonly OutfitPiece[] | null = null;
  readonly wishlistToggling: WishlistTogglingViewModel;
  readonly #dependencies: HomeDependencies;
  readonly #feed;
  readonly #shopper;
  readonly #connection;
  readonly #pulse;

  constructor(dependencies: HomeDependencies) {
    this.#dependencies = dependencies;
    this.#feed = observed(dependencies.feed);
    this.#shopper = observed(dependencies.shopper);
    this.#connection = observed(dependencies.connection);
    this.#pulse = observed(dependencies.pulse);
    this.isMotionPaused = dependencies.cache.get(MOTION_PAUSED_KEY) === true;
    this.wishlistToggling = new WishlistTogglingViewModel(dependencies.wishlist);
    // The age depends on the clock, so it must not be cached.
    makeAutoObservable(
      this,
      { wishlistToggling: false, piecesToRemove: observableRef, age: false },
      { autoBind: true },
    );
  }

  start(): () => void {
    return this.#dependencies.feed.start();
  }

  get feed(): TrendsSnapshot {
    return this.#feed.snapshot;
  }

  get preferences(): Preferences | null {
    return this.#shopper.snapshot?.preferences ?? null;
  }

  get isOnline(): boolean {
    return this.#connection.snapshot;
  }

  get isBusy(): boolean {
    return this.#pulse.snapshot !== 'idle';
  }

  get age(): string {
    const now = this.#dependencies.clock.now();
    const { fetchedAt } = this.feed;
    return fetchedAt === null || now - fetchedAt < MINUTE_MS ? homeText.momentAgo : formatRelativeTime(fetchedAt, now);
  }

  isSaved(pieces: readonly OutfitPiece[]): boolean {
    const ids = listItemIds(pieces);
    return ids.length > 0 && ids.every((id) => this.wishlistToggling.wishlistItems.has(id));
  }

  toggleMotion(): void {
    this.isMotionPaused = !this.isMotionPaused;
    this.#dependencies.cache.set(MOTION_PAUSED_KEY, this.isMotionPaused, null);
  }

  /** Refreshes the trends if they are outdated. Called when the tab is opened again. */
  refresh(): void {
    this.#dependencies.feed.refreshIfOutdated();
  }

  draftSearch(words: string): void {
    this.#dependencies.draft.set(words);
    this.#dependencies.draft.requestFocus();
  }

  retry(): void {
    void this.#dependencies.feed.load();
  }

  openPiece(piece: OutfitPiece, pieces: readonly OutfitPiece[]): void {
    void this.#dependencies.outfitItems.fetch(pieces).then((items) => {
      const item = items?.find(({ id }) => id === piece.itemId);
      if (items && item) this.#dependencies.onOpenItem(item, 'search_results', { items, areActionsEnabled: true });
    });
  }

  openSuggestedItem(item: Item): void {
    const items = this.feed.trends?.suggestedItems ?? [];
    this.#dependencies.onOpenItem(item, 'search_results', { items, areActionsEnabled: true });
  }

  wearOutfit(pieces: readonly OutfitPiece[]): void {
    void this.#dependencies.outfitItems.fetch(pieces).then((items) => {
      // A garment that is worn alone, such as a suit, takes precedence over a shirt under it.
      if (items) this.#dependencies.wearItems(sortWornFirst(items));
    });
  }

  toggleSaved(pieces: readonly OutfitPiece[]): void {
    if (this.isSaved(pieces)) this.piecesToRemove = pieces;
    else
      void this.#dependencies.outfitItems
        .fetch(pieces)
        // The wishlist shows the newest item first, so add the first piece last.
        .then((items) => items?.toReversed().forEach((item) => void this.#dependencies.wishlist.add(item)));
  }

  confirmRemoval(): void {
    for (const id of listItemIds(this.piecesToRemove ?? [])) void this.#dependencies.wishlist.remove(id);
    this.piecesToRemove = null;
  }

  cancelRemoval(): void {
    this.piecesToRemove = null;
  }
}
