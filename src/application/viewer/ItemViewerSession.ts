import type { Item } from '../../domain/catalogue/Item.ts';
import type { RecentItems } from '../items/RecentItems.ts';
import type { Notices } from '../notices/Notices.ts';
import { CallError } from '../ports/CallError.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { Items } from '../ports/Items.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { SuggestionStrip, Suggestions } from './Suggestions.ts';
import {
  findHistoryBackTo,
  getCurrentEntry,
  replaceCurrentItem,
  findNeighbor,
  stepBack,
  type ViewEntry,
  type ViewHistory,
} from './ViewHistory.ts';
import type { ItemList, ViewerContext } from './ViewerContext.ts';

export interface ItemViewerSnapshot {
  /** The viewed entries, oldest first. The last one is `current`, the item on screen. */
  readonly history: ViewHistory;
  readonly current: ViewEntry | null;
  /** Id of the linked item that is being fetched; null otherwise. */
  readonly loadingItemId: string | null;
  readonly canGoBack: boolean;
  /** The item before this one in the list that it was opened from. */
  readonly previousItem: Item | null;
  readonly nextItem: Item | null;
  /** Recently viewed items, newest first, without the item on screen. */
  readonly previouslyViewed: readonly Item[];
  readonly similar: SuggestionStrip;
  readonly completeTheLook: SuggestionStrip;
}

export interface ItemViewerDependencies {
  readonly items: Items;
  readonly shopper: CurrentShopper;
  readonly recentItems: RecentItems;
  readonly suggestions: Suggestions;
  readonly notices: Notices;
  readonly pulse: PulseStatus;
}

/** The item viewer: shows one item at a time and keeps a history (spec 2.9 and section 4, 'Item viewer'). */
export class ItemViewerSession implements Observable<ItemViewerSnapshot> {
  readonly #dependencies: ItemViewerDependencies;
  readonly #state: SnapshotHolder<ItemViewerSnapshot>;
  #sharedLinkController = new AbortController();
  #lastKey = 0;
  /** True while the item and its suggestions change together. Listeners are then notified only once. */
  #isChangingItem = false;

  constructor(dependencies: ItemViewerDependencies) {
    this.#dependencies = dependencies;
    this.#state = new SnapshotHolder(this.#createSnapshot([], null));
    dependencies.suggestions.subscribe(() => {
      if (!this.#isChangingItem) this.#state.update(dependencies.suggestions.snapshot);
    });
    clearRecentWhenShopperChanges(dependencies);
  }

  get snapshot(): ItemViewerSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Opens the viewer with `item` and a new history. */
  readonly open = (item: Item, context: ViewerContext, list: ItemList = singleItemList(item)): void => {
    this.#showHistory([this.#createEntry(item, context, list)]);
  };

  /** Opens a suggested item. The current item stays in the history. `strip` is the row of suggestions. */
  openSuggested(item: Item, strip: readonly Item[]): void {
    const { history, current } = this.snapshot;
    if (!current || current.item.id === item.id) return;
    const list = { items: strip, areActionsEnabled: current.list.areActionsEnabled };
    this.#showHistory([...history, this.#createEntry(item, current.context, list)]);
  }

  /** Fetches and opens the item of a shared link. A failure shows 'Error fetching item' and closes the viewer. */
  async openSharedItem(itemId: string): Promise<void> {
    this.#changeItem([], itemId);
    const { signal } = (this.#sharedLinkController = new AbortController());
    const endPulse = this.#dependencies.pulse.begin('thinking');
    try {
      const item = await this.#dependencies.items.getItem(itemId, signal);
      if (!signal.aborted) this.open(item, 'shared_link');
    } catch (error) {
      if (!signal.aborted) this.#showFetchFailure(error);
    } finally {
      endPulse();
    }
  }

  /** Returns to the previous entry, if there is one. */
  goBack(): void {
    if (this.snapshot.canGoBack) this.#showHistory(stepBack(this.snapshot.history));
  }

  /** Returns to an earlier entry. Returns false if the history does not have it. */
  goBackTo(key: number, itemId: string): boolean {
    const history = findHistoryBackTo(this.snapshot.history, key, itemId);
    if (history && history.length < this.snapshot.history.length) this.#showHistory(history);
    return history !== null;
  }

  /** Shows the next (1) or previous (-1) item of the list. Returns false at the end of the list. */
  moveToNeighbor(offset: -1 | 1): boolean {
    const item = findNeighbor(this.snapshot.history, offset);
    if (item) this.#showHistory(replaceCurrentItem(this.snapshot.history, item));
    return item !== null;
  }

  close(): void {
    if (this.snapshot.current !== null || this.snapshot.loadingItemId !== null) this.#changeItem([]);
  }

  /** Shows a popup. After the end of the session it shows nothing: the login appears, and the link opens after it. */
  #showFetchFailure(error: unknown): void {
    if (error instanceof CallError && error.failure === 'unauthorized') return;
    this.close();
    this.#dependencies.notices.showError('item-not-fetched');
  }

  #createEntry(item: Item, context: ViewerContext, list: ItemList): ViewEntry {
    this.#lastKey += 1;
    return { key: this.#lastKey, item, context, list };
  }

  #showHistory(history: ViewHistory): void {
    const current = getCurrentEntry(history);
    this.#dependencies.notices.clearPopup('item-not-fetched');
    if (current) this.#dependencies.recentItems.add(current.item);
    this.#changeItem(history);
  }

  #changeItem(history: ViewHistory, loadingItemId: string | null = null): void {
    this.#sharedLinkController.abort();
    const current = getCurrentEntry(history);
    this.#isChangingItem = true;
    if (current) void this.#dependencies.suggestions.fetchFor(current);
    else this.#dependencies.suggestions.clear();
    this.#isChangingItem = false;
    this.#state.set(this.#createSnapshot(history, loadingItemId));
  }

  #createSnapshot(history: ViewHistory, loadingItemId: string | null): ItemViewerSnapshot {
    const current = getCurrentEntry(history);
    return {
      history,
      current,
      loadingItemId,
      canGoBack: history.length > 1,
      previousItem: findNeighbor(history, -1),
      nextItem: findNeighbor(history, 1),
      previouslyViewed: current
        ? this.#dependencies.recentItems.snapshot.filter(({ id }) => id !== current.item.id)
        : [],
      ...this.#dependencies.suggestions.snapshot,
    };
  }
}

/** Clears the recent items when the shopper changes, so that the next shopper does not see them. */
function clearRecentWhenShopperChanges({ shopper, recentItems }: ItemViewerDependencies): void {
  let lastUserId = shopper.snapshot?.id;
  shopper.subscribe(() => {
    const id = shopper.snapshot?.id;
    if (lastUserId !== undefined && id !== lastUserId) recentItems.clear();
    lastUserId = id;
  });
}

const singleItemList = (item: Item): ItemList => ({ items: [item], areActionsEnabled: true });
