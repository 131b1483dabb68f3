import type { Item } from '../../domain/catalogue/Item.ts';
import { changeBetween, type FilterChange } from '../../domain/filters/filterFacts.ts';
import type { SearchResult } from '../../domain/search/Search.ts';
import { canBeSearched } from '../../domain/search/searchInput.ts';
import type { FilterManager } from '../filters/FilterManager.ts';
import type { Notices } from '../notices/Notices.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { Searches } from '../ports/Searches.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import type { Observable } from '../Snapshots.ts';
import type { Attachments } from './Attachments.ts';
import { RecentSearches, type Wish } from './RecentSearches.ts';
import { SearchAttempts, type Attempt } from './SearchAttempts.ts';
import { SearchOpening } from './SearchOpening.ts';
import { SearchScreen } from './SearchScreen.ts';
import {
  NO_RESULTS,
  type FoundElsewhere,
  type SearchAddress,
  type SearchIntent,
  type SearchSnapshot,
} from './SearchSnapshot.ts';

export interface SearchSessionParts {
  readonly searches: Searches;
  readonly filters: FilterManager;
  readonly attachments: Attachments;
  readonly shopper: CurrentShopper;
  readonly notices: Notices;
  readonly pulse: PulseStatus;
}

/**
 * The search on the screen (spec section 4, search results). It follows the `FilterManager`: an edit of the
 * sort reorders the results, any other edit searches again with the current filters. The newest request
 * wins; older ones are aborted and their late answers dropped.
 *
 * No method rejects: a failure is in the snapshot, and a popup shows it. Aborting restores the previous
 * screen.
 */
export class SearchSession implements Observable<SearchSnapshot> {
  /** Lets Back restore a search without a call. */
  readonly recent = new RecentSearches();
  readonly #parts: SearchSessionParts;
  readonly #screen: SearchScreen;
  readonly #attempts: SearchAttempts;
  readonly #opening: SearchOpening;
  #userId: string | null;

  constructor(parts: SearchSessionParts) {
    this.#parts = parts;
    this.#userId = parts.shopper.snapshot?.id ?? null;
    this.#screen = new SearchScreen(parts.filters, this.recent);
    this.#attempts = new SearchAttempts(this.#screen, parts.notices, parts.pulse);
    this.#opening = new SearchOpening({
      ...parts,
      screen: this.#screen,
      recent: this.recent,
      attempt: (attempt) => this.#attempt(attempt),
      drop: () => this.#attempts.drop(),
      searchFor: (address, signal) => this.#searchAddress(address, signal),
    });
  }

  get snapshot(): SearchSnapshot {
    return this.#screen.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#screen.subscribe(listener);
  }

  /** Follows filter edits, and clears everything when the shopper changes, until the returned function is called. */
  start(): () => void {
    this.#follow();
    const stops = [
      this.#parts.filters.onEdit((change) => this.#onEdit(change)),
      this.#parts.shopper.subscribe(() => this.#follow()),
    ];
    return () => {
      for (const stop of stops) stop();
      this.cancel();
    };
  }

  /**
   * Starts a new search. Clears the results and deep-search results at once, unless `doNotClearScreen`. Filters
   * understood from the previous query are dropped, the shopper's own stay. Includes the current attachment.
   * Does nothing without text and attachment, or when nobody is signed in.
   */
  async search(intent: SearchIntent, signal?: AbortSignal): Promise<void> {
    const query = intent.query.trim();
    const attachments = this.#parts.attachments.snapshot;
    if (intent.items !== undefined) return this.show({ query, items: intent.items });
    if (!canBeSearched(query, attachments) || this.#userId === null) return;
    this.#parts.filters.release();
    await this.#searchWish({ query, attachments, understood: false }, intent, signal);
  }

  /**
   * Shows the search of a URL: from the cache, else from the backend, else by searching again, e.g. when the stored
   * search belongs to another shopper.
   */
  async open(address: SearchAddress, signal?: AbortSignal): Promise<void> {
    await this.#opening.open(address, signal);
  }

  /** Shows a search of the history, with its filters and attachments. A failure shows 'Error loading Search'. */
  async openStored(searchId: string, signal?: AbortSignal): Promise<void> {
    await this.#opening.openStored(searchId, signal);
  }

  /** Shows results from another source; aborts a search in progress. */
  show({
    query,
    items,
    deepSearchItems = [],
    facets,
    filters,
    requested,
    attachments = [],
    answerKey = null,
    title = null,
  }: FoundElsewhere): void {
    this.#attempts.drop();
    const wish = { query, attachments, understood: true };
    if (filters !== undefined && requested !== undefined) this.#parts.filters.adopt(filters, requested);
    else if (filters !== undefined) this.#parts.filters.restore(filters);
    this.#screen.show(wish, items, { deepSearchItems, facets, answerKey, title });
    const edited =
      requested !== undefined &&
      changeBetween(filters ?? requested, this.#parts.filters.snapshot.filters) === 'results';
    if (edited) void this.#searchEdited(wish);
  }

  /** Shows other items above the current results. Does nothing during a search, which brings its own. */
  showDeep(deepSearchItems: readonly Item[]): void {
    if (this.snapshot.status !== 'searching')
      this.#screen.settle({ ...this.snapshot, status: 'done', deepSearchItems });
  }

  /** Repeats the last request if it failed. */
  async retry(): Promise<void> {
    await this.#attempts.retry();
  }

  /** Aborts the search in progress and restores the previous screen. */
  cancel(): void {
    this.#attempts.drop();
    if (this.snapshot.status === 'searching') this.#screen.bringBack();
  }

  /** Returns to the state before the first search; keeps the shopper's own filters and the attachment. */
  clear(): void {
    this.#attempts.drop();
    this.#parts.filters.release();
    this.#screen.clear();
  }

  async #searchWish(
    wish: Wish,
    intent: Pick<SearchIntent, 'widget' | 'doNotClearScreen'>,
    signal?: AbortSignal,
  ): Promise<void> {
    const { widget = null, doNotClearScreen: keepScreen = false } = intent;
    this.#screen.want(wish, keepScreen);
    await this.#searchWith(wish, {
      meanwhile: {
        cause: 'wish',
        widget,
        query: wish.query,
        filtersAreFinal: wish.understood,
        ...(keepScreen ? {} : NO_RESULTS),
      },
      failure: { message: 'Error Searching Items' },
      signal,
      again: () => this.#searchWish(wish, intent),
    });
  }

  async #searchEdited(wish: Wish): Promise<void> {
    await this.#searchWith(wish, {
      meanwhile: { cause: 'filters', filtersAreFinal: wish.understood },
      failure: { message: 'Error fetching similar items', shows: NO_RESULTS },
      signal: undefined,
      again: () => this.#searchEdited(wish),
    });
  }

  async #searchWith(wish: Wish, attempt: Omit<Attempt<SearchResult>, 'ask' | 'accept'>): Promise<void> {
    const { query, attachments, understood: filtersAreFinal } = wish;
    const { filters } = this.#parts.filters.snapshot;
    await this.#attempt({
      ...attempt,
      ask: (userId, abort) =>
        this.#parts.searches.search({ userId, query, attachments, filters, filtersAreFinal }, abort),
      accept: (result) => {
        this.#parts.filters.adopt(result.filters, filters);
        this.#screen.accept(result);
      },
    });
  }

  async #searchAddress({ query, filters }: SearchAddress, signal?: AbortSignal): Promise<void> {
    if (filters === null) return this.search({ query }, signal);
    this.#parts.filters.restore(filters);
    await this.#searchWish({ query, attachments: [], understood: true }, {}, signal);
  }

  async #attempt<Answer>(attempt: Attempt<Answer>): Promise<void> {
    if (this.#userId === null) this.clear();
    else await this.#attempts.make(this.#userId, attempt);
  }

  #onEdit(change: FilterChange): void {
    if (change === 'order') this.#screen.sortAgain();
    else if (this.#screen.wish !== null) void this.#searchEdited(this.#screen.wish);
  }

  #follow(): void {
    const userId = this.#parts.shopper.snapshot?.id ?? null;
    if (userId === this.#userId) return;
    this.#userId = userId;
    this.recent.clear();
    this.#parts.attachments.restore([]);
    this.clear();
  }
}
