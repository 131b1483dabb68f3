import type { Item } from '../../domain/catalogue/Item.ts';
import { classifyChange, type FilterChange } from '../../domain/filters/filterFacts.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { SearchResult, StoredSearch } from '../../domain/search/Search.ts';
import { canBeSearched } from '../../domain/search/searchInput.ts';
import type { FilterManager } from '../filters/FilterManager.ts';
import type { Notices } from '../notices/Notices.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { Searches } from '../ports/Searches.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import type { Observable } from '../Snapshots.ts';
import type { Attachments } from './Attachments.ts';
import type { QueryDraft } from './QueryDraft.ts';
import { RecentSearches } from './RecentSearches.ts';
import { SearchCalls, type SearchCall } from './SearchCalls.ts';
import { showAnswer, createScreenFromElsewhere, type SearchInput, type ShownSearch } from './SearchScreen.ts';
import { SearchScreenState } from './SearchScreenState.ts';
import {
  NO_RESULTS,
  type ResultsFromElsewhere,
  type SearchAddress,
  type SearchIntent,
  type SearchSnapshot,
} from './SearchSnapshot.ts';
import { findStoredSearch } from './storedSearch.ts';

export interface SearchSessionParts {
  readonly searches: Searches;
  readonly filters: FilterManager;
  readonly attachments: Attachments;
  readonly draft: Pick<QueryDraft, 'replaceUnlessReserved'>;
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
  /** A cache that lets Back restore a search without a call. */
  readonly recentSearches = new RecentSearches();
  readonly #parts: SearchSessionParts;
  readonly #state: SearchScreenState;
  readonly #calls: SearchCalls;
  #userId: string | null;
  #newestOrigin = 0;

  constructor(parts: SearchSessionParts) {
    this.#parts = parts;
    this.#userId = parts.shopper.snapshot?.id ?? null;
    this.#state = new SearchScreenState(parts.filters, parts.draft);
    this.#calls = new SearchCalls(this.#state, parts.notices, parts.pulse);
  }

  get snapshot(): SearchSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** The `origin` of the newest wish, also while an older one is shown again. */
  get newestOrigin(): number {
    return this.#newestOrigin;
  }

  /**
   * Until the returned function is called, applies filter edits to the results, and clears everything when the shopper
   * changes.
   */
  start(): () => void {
    this.#followShopper();
    const stops = [
      this.#parts.filters.onEdit((change) => this.#onEdit(change)),
      this.#parts.shopper.subscribe(() => this.#followShopper()),
    ];
    return () => {
      for (const stop of stops) stop();
      this.cancel();
    };
  }

  /**
   * Starts a new search. Clears the results and deep-search results at once, unless `doNotClearScreen`. New words drop
   * the filters of the previous ones; the same words drop only those that were understood. Includes the current
   * attachment.
   * Does nothing without text and attachment, or when nobody is signed in.
   */
  async search(intent: SearchIntent, signal?: AbortSignal): Promise<void> {
    const query = intent.query.trim();
    const attachments = this.#parts.attachments.snapshot;
    if (intent.items !== undefined) return this.show({ query, items: intent.items });
    if (!canBeSearched(query, attachments) || this.#userId === null) return;
    this.#startWish(query);
    await this.#searchNewInput({ query, attachments, isUnderstood: false }, intent, signal);
  }

  /**
   * Shows the search that an address describes: from the cache, else from the backend, else by searching again, e.g.
   * when the stored search belongs to another shopper.
   */
  async open(address: SearchAddress, signal?: AbortSignal): Promise<void> {
    const { searchId } = address;
    const cachedSearch = this.recentSearches.find(address);
    if (cachedSearch !== undefined) this.#showCached(cachedSearch, address.filters);
    else if (searchId === null) await this.#searchAddress(address, signal);
    else await this.#loadStored({ ...address, searchId }, signal);
  }

  /** Shows a search of the history with its filters and attachments. A failure shows 'Error loading Search'. */
  async openStored(searchId: string, signal?: AbortSignal): Promise<void> {
    await this.#loadStored({ query: '', filters: null, searchId }, signal);
  }

  /** Shows results from another source; aborts a search in progress. */
  show(found: ResultsFromElsewhere): void {
    this.#calls.abort();
    const { filters, requested } = found;
    if (filters !== undefined && requested !== undefined) this.#parts.filters.adoptUnderstood(filters, requested);
    else if (filters !== undefined) this.#parts.filters.restore(filters);
    const { input } = this.#state.show(createScreenFromElsewhere(found, (this.#newestOrigin += 1)));
    const areFiltersEdited =
      requested !== undefined &&
      classifyChange(filters ?? requested, this.#parts.filters.snapshot.filters) === 'results';
    if (areFiltersEdited && input !== null) void this.#searchEdited(input);
  }

  /** Shows deep-search items above the current results. Does nothing during a search, which brings its own items. */
  showDeep(deepSearchItems: readonly Item[]): void {
    const { snapshot, ...rest } = this.#state.screen;
    if (snapshot.status === 'searching') return;
    this.#state.finish({ ...rest, snapshot: { ...snapshot, status: 'done', deepSearchItems } });
  }

  /** Repeats the last request if it failed. */
  async retry(): Promise<void> {
    if (this.snapshot.status === 'failed') await this.#calls.retry();
  }

  /** Aborts the search in progress and restores the previous screen. */
  cancel(): void {
    this.#calls.abort();
    if (this.snapshot.status === 'searching') this.#state.restore();
  }

  /** Returns to the state before the first search; keeps the attachment, and filters chosen before the first search. */
  clear(): void {
    this.#calls.abort();
    this.#startWish(null);
    this.#state.clear();
  }

  /** Filters belong to the words that they were chosen for; those chosen before any words, to the first. */
  #startWish(query: string | null): void {
    const { input } = this.#state.screen;
    if (input === null || input.query === query) this.#parts.filters.forgetUnderstood();
    else this.#parts.filters.startWish();
  }

  async #searchNewInput(
    input: SearchInput,
    intent: Pick<SearchIntent, 'widget' | 'doNotClearScreen'> = {},
    signal?: AbortSignal,
  ): Promise<void> {
    const { query, isUnderstood: filtersAreFinal } = input;
    const { widget = null, doNotClearScreen = false } = intent;
    const origin = (this.#newestOrigin += 1);
    await this.#sendCall<SearchResult>(
      {
        ...this.#createSearchCall(input),
        pendingSnapshot: {
          cause: 'query',
          widget,
          query,
          origin,
          filtersAreFinal,
          ...(doNotClearScreen ? {} : NO_RESULTS),
        },
        failure: { message: 'search-failed' },
        retry: () => this.#searchNewInput(input, intent),
      },
      signal,
    );
  }

  async #searchEdited(input: SearchInput): Promise<void> {
    await this.#sendCall<SearchResult>({
      ...this.#createSearchCall(input),
      pendingSnapshot: { cause: 'filters', filtersAreFinal: input.isUnderstood },
      failure: { message: 'similar-items-not-fetched', snapshotChange: NO_RESULTS },
      retry: () => this.#searchEdited(input),
    });
  }

  /** The call that searches for `input` with the current filters. */
  #createSearchCall(input: SearchInput) {
    const { query, attachments, isUnderstood: filtersAreFinal } = input;
    const { filters } = this.#parts.filters.snapshot;
    return {
      input,
      send: (userId, signal) =>
        this.#parts.searches.search({ userId, query, attachments, filters, filtersAreFinal }, signal),
      showAnswer: (result) => {
        this.#parts.filters.adoptUnderstood(result.filters, filters);
        const shownSearch = this.#state.show(showAnswer(this.#state.screen, input, result));
        this.recentSearches.add(result.searchId, shownSearch);
      },
    } satisfies Partial<SearchCall<SearchResult>>;
  }

  async #searchAddress({ query, filters }: SearchAddress, signal?: AbortSignal): Promise<void> {
    if (filters === null) return this.search({ query }, signal);
    this.#parts.filters.restore(filters);
    await this.#searchNewInput({ query, attachments: [], isUnderstood: true }, {}, signal);
  }

  async #loadStored(address: SearchAddress & { readonly searchId: string }, signal?: AbortSignal): Promise<void> {
    let repeatedSearch: Promise<void> | undefined;
    const origin = (this.#newestOrigin += 1);
    await this.#sendCall<StoredSearch | null>(
      {
        input: null,
        pendingSnapshot: { cause: 'stored', query: address.query, origin, ...NO_RESULTS },
        send: (userId, abort) => findStoredSearch(this.#parts.searches, userId, address, abort),
        showAnswer: (stored) => {
          if (stored === null) repeatedSearch = this.#searchAddress(address, signal);
          else this.#showStored(stored, address.filters);
        },
        failure: { message: 'search-not-loaded' },
        retry: () => this.#loadStored(address),
      },
      signal,
    );
    await repeatedSearch;
  }

  /** Shows a stored search. A sort in the address overrides the stored one. */
  #showStored(stored: StoredSearch, addressFilters: Filters | null): void {
    const { query, filters, attachments } = stored;
    this.#parts.filters.restore({ ...filters, sort: addressFilters?.sort ?? filters.sort });
    this.#parts.attachments.restore(attachments);
    const input = { query, attachments, isUnderstood: true };
    const shownSearch = this.#state.show(
      showAnswer(this.#state.screen, input, stored, { query, filtersAreFinal: true }),
    );
    this.recentSearches.add(stored.searchId, shownSearch);
  }

  #showCached(search: ShownSearch, addressFilters: Filters | null): void {
    this.#calls.abort();
    const { filters } = search.filters;
    const sort = addressFilters === null ? filters.sort : addressFilters.sort;
    this.#state.restore({ ...search, filters: { ...search.filters, filters: { ...filters, sort } } });
    this.#parts.attachments.restore(search.input?.attachments ?? []);
  }

  async #sendCall<Answer>(call: SearchCall<Answer>, signal?: AbortSignal): Promise<void> {
    if (this.#userId === null) this.clear();
    else await this.#calls.sendCall(this.#userId, call, signal);
  }

  #onEdit(change: FilterChange): void {
    const { input } = this.#state.screen;
    if (change === 'order') this.#state.sortResults();
    else if (input !== null) void this.#searchEdited(input);
  }

  #followShopper(): void {
    const userId = this.#parts.shopper.snapshot?.id ?? null;
    if (userId === this.#userId) return;
    this.#userId = userId;
    this.recentSearches.clear();
    this.#parts.attachments.restore([]);
    this.clear();
  }
}
