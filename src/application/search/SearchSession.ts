import type { Item } from '../../domain/catalogue/Item.ts';
import { classifyChange, type FilterChange } from '../../domain/filters/filterFacts.ts';
import { canBeSearched } from '../../domain/search/searchInput.ts';
import type { FilterManager } from '../filters/FilterManager.ts';
import type { Notices } from '../notices/Notices.ts';
import type { Connection } from '../ports/Connection.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { Searches } from '../ports/Searches.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import type { Observable } from '../Snapshots.ts';
import type { Attachments } from './Attachments.ts';
import { InputCalls } from './InputCalls.ts';
import type { QueryDraft } from './QueryDraft.ts';
import { RecentSearches } from './RecentSearches.ts';
import { SearchCalls } from './SearchCalls.ts';
import { SearchOpening } from './SearchOpening.ts';
import { createScreenFromElsewhere, type SearchInput } from './SearchScreen.ts';
import { SearchScreenState } from './SearchScreenState.ts';
import type { ResultsFromElsewhere, SearchAddress, SearchIntent, SearchSnapshot } from './SearchSnapshot.ts';

export interface SearchSessionDependencies {
  readonly searches: Searches;
  readonly filters: FilterManager;
  readonly attachments: Attachments;
  readonly draft: Pick<QueryDraft, 'replaceUnlessReserved'>;
  readonly shopper: CurrentShopper;
  readonly connection: Connection;
  readonly notices: Notices;
  readonly pulse: PulseStatus;
}

/**
 * The search on the screen (spec section 4, search results). It observes the `FilterManager`: an edit of the sort
 * reorders the results, any other edit searches again. A new request aborts the previous one. No method rejects: the
 * snapshot and a popup show a failure. Aborting restores the previous screen.
 */
export class SearchSession implements Observable<SearchSnapshot> {
  /** A cache that lets Back restore a search without a call. */
  readonly recentSearches = new RecentSearches();
  readonly #dependencies: SearchSessionDependencies;
  readonly #state: SearchScreenState;
  readonly #calls: SearchCalls;
  readonly #inputCalls: InputCalls;
  readonly #opening: SearchOpening;
  #userId: string | null;

  constructor(dependencies: SearchSessionDependencies) {
    this.#dependencies = dependencies;
    this.#userId = dependencies.shopper.snapshot?.id ?? null;
    this.#state = new SearchScreenState(dependencies.filters, dependencies.draft);
    this.#calls = new SearchCalls(this.#state, dependencies);
    const shared = { ...dependencies, state: this.#state, recentSearches: this.recentSearches };
    this.#inputCalls = new InputCalls(shared);
    this.#opening = new SearchOpening({ ...shared, calls: this.#calls, inputCalls: this.#inputCalls });
  }

  get snapshot(): SearchSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** The sequence number of the newest results, even while older ones are shown again. */
  get newestSequenceNumber(): number {
    return this.#state.newestSequenceNumber;
  }

  /**
   * Applies filter edits to the results, and clears everything when the shopper changes, until the returned function is
   * called.
   */
  start(): () => void {
    this.#followShopper();
    const stopFunctions = [
      this.#dependencies.filters.onEdit((change) => this.#onEdit(change)),
      this.#dependencies.shopper.subscribe(() => this.#followShopper()),
    ];
    return () => {
      for (const stop of stopFunctions) stop();
      this.cancel();
    };
  }

  /**
   * Starts a new search with the current attachment. Clears the results at once, unless `doNotClearScreen`. A new
   * query drops all filters of the previous one; repeating a query drops only the filters understood from it.
   * Offline, the results stay and `retry` searches later. Does nothing without text and attachment, or when nobody is
   * signed in.
   */
  async search(intent: SearchIntent, signal?: AbortSignal): Promise<void> {
    const query = intent.query.trim();
    if (intent.items !== undefined) return this.show({ query, items: intent.items });
    const { status, items } = this.snapshot;
    const keepsResults = !this.#dependencies.connection.snapshot && status === 'done' && items.length > 0;
    if (keepsResults && query !== '') return this.#state.waitToSearch(query);
    await this.#searchNow(query, intent, signal);
  }

  async #searchNow(query: string, intent: SearchIntent, signal?: AbortSignal): Promise<void> {
    const attachments = this.#dependencies.attachments.snapshot;
    if (!canBeSearched(query, attachments) || this.#userId === null) return;
    this.#dropEarlierFilters(query);
    const input = { query, attachments, isUnderstood: false };
    await this.#calls.sendCall(this.#inputCalls.createFirstCall(input, intent), signal);
  }

  /**
   * Shows the search that an address describes, from the cache or the backend. Searches again if neither has it, e.g.
   * because the stored search belongs to another shopper.
   */
  async open(address: SearchAddress, signal?: AbortSignal): Promise<void> {
    const { searchId } = address;
    const cachedSearch = this.recentSearches.find(address);
    if (cachedSearch !== undefined) return this.#opening.showCached(cachedSearch, address.filters);
    if (searchId === null) return this.#searchAddress(address, signal);
    const searchAgain = (abort?: AbortSignal) => this.#searchAddress(address, abort);
    await this.#opening.load({ ...address, searchId }, searchAgain, signal);
  }

  /** Shows a search of the history with its filters and attachments. A failure shows 'Error loading Search'. */
  async openStored(searchId: string, signal?: AbortSignal): Promise<void> {
    const address = { query: '', filters: null, searchId };
    // An address without a query leaves nothing to search for if the stored search is unavailable.
    await this.#opening.load(address, async () => {}, signal);
  }

  /** Shows results from another source. Aborts a search in progress. */
  show(results: ResultsFromElsewhere): void {
    this.#calls.abort();
    const { filters, requestedFilters } = results;
    if (filters !== undefined && requestedFilters !== undefined)
      this.#dependencies.filters.adoptUnderstood(filters, requestedFilters);
    else if (filters !== undefined) this.#dependencies.filters.restore(filters);
    const { input } = this.#state.show(createScreenFromElsewhere(results, this.#state.nextSequenceNumber()));
    const areFiltersEdited =
      requestedFilters !== undefined &&
      classifyChange(filters ?? requestedFilters, this.#dependencies.filters.snapshot.filters) === 'results';
    if (areFiltersEdited && input !== null) this.#searchEdited(input);
  }

  /** Shows deep-search items above the current results. Does nothing during a search. */
  showDeep(deepSearchItems: readonly Item[]): void {
    const { snapshot, ...rest } = this.#state.screen;
    if (snapshot.status === 'searching') return;
    this.#state.finish({ ...rest, snapshot: { ...snapshot, status: 'done', deepSearchItems } });
  }

  /** Searches again without these words of `QueryReading.understood`. They replace the words removed before. */
  removeWords(removedWords: readonly string[]): void {
    const { input } = this.#state.screen;
    if (input !== null) void this.#calls.sendCall(this.#inputCalls.createEditedCall(input, removedWords));
  }

  /** Repeats the last request if it failed, or makes the request that waits for a connection. */
  async retry(): Promise<void> {
    const { waitingQuery } = this.snapshot;
    if (waitingQuery !== undefined) return this.search({ query: waitingQuery });
    if (this.snapshot.status === 'failed') await this.#calls.retry();
  }

  /** Aborts the search in progress and restores the previous screen. */
  cancel(): void {
    this.#calls.abort();
    if (this.snapshot.status === 'searching') this.#state.restore();
  }

  /**
   * Returns to the state before the first search. Keeps the attachment and the filters chosen before the first
   * search.
   */
  clear(): void {
    this.#calls.abort();
    this.#dropEarlierFilters(null);
    this.#state.clear();
  }

  /** Drops the filters of the previous query, but keeps filters that were chosen before the first query. */
  #dropEarlierFilters(query: string | null): void {
    const { input } = this.#state.screen;
    if (input === null || input.query === query) this.#dependencies.filters.forgetUnderstood();
    else this.#dependencies.filters.startQuery();
  }

  async #searchAddress({ query, filters }: SearchAddress, signal?: AbortSignal): Promise<void> {
    if (filters === null) await this.#searchNow(query, { query }, signal);
    else await this.#opening.searchWithFilters(query, filters, signal);
  }

  #searchEdited(input: SearchInput): void {
    void this.#calls.sendCall(this.#inputCalls.createEditedCall(input));
  }

  #onEdit(change: FilterChange): void {
    const { input } = this.#state.screen;
    if (change === 'order') this.#state.sortResults();
    else if (input !== null) this.#searchEdited(input);
  }

  #followShopper(): void {
    const userId = this.#dependencies.shopper.snapshot?.id ?? null;
    if (userId === this.#userId) return;
    this.#userId = userId;
    this.recentSearches.clear();
    this.#dependencies.attachments.restore([]);
    this.clear();
  }
}
