import type { Filters } from '../../domain/filters/Filters.ts';
import type { StoredSearch } from '../../domain/search/Search.ts';
import type { FilterManager } from '../filters/FilterManager.ts';
import type { Searches } from '../ports/Searches.ts';
import type { Attachments } from './Attachments.ts';
import type { InputCalls } from './InputCalls.ts';
import type { RecentSearches } from './RecentSearches.ts';
import type { SearchCall, SearchCalls } from './SearchCalls.ts';
import { showAnswer, type ShownSearch } from './SearchScreen.ts';
import type { SearchScreenState } from './SearchScreenState.ts';
import { NO_RESULTS, type SearchAddress } from './SearchSnapshot.ts';
import { findStoredSearch } from './storedSearch.ts';

type StoredAddress = SearchAddress & { readonly searchId: string };

type OnMismatch = (signal?: AbortSignal) => Promise<void>;

export interface SearchOpeningDependencies {
  readonly searches: Searches;
  readonly filters: FilterManager;
  readonly attachments: Attachments;
  readonly state: SearchScreenState;
  readonly calls: SearchCalls;
  readonly inputCalls: InputCalls;
  readonly recentSearches: RecentSearches;
}

/** Shows an earlier search: from the cache, else from the backend. A failure shows 'Error loading Search'. */
export class SearchOpening {
  readonly #dependencies: SearchOpeningDependencies;

  constructor(dependencies: SearchOpeningDependencies) {
    this.#dependencies = dependencies;
  }

  /** Shows a cached search. A sort in the address overrides the sort of the cached search. */
  showCached(search: ShownSearch, addressFilters: Filters | null): void {
    const { calls, state, attachments } = this.#dependencies;
    calls.abort();
    const { filters } = search.filters;
    const sort = addressFilters === null ? filters.sort : addressFilters.sort;
    state.restore({ ...search, filters: { ...search.filters, filters: { ...filters, sort } } });
    attachments.restore(search.input?.attachments ?? []);
  }

  /** Searches for the query of an address. Its filters are final. */
  async searchWithFilters(query: string, filters: Filters, signal?: AbortSignal): Promise<void> {
    const { calls, inputCalls, filters: manager } = this.#dependencies;
    manager.restore(filters);
    await calls.sendCall(inputCalls.createFirstCall({ query, attachments: [], isUnderstood: true }), signal);
  }

  /** Loads a stored search. Calls `onMismatch` if it cannot be opened or does not match the address. */
  async load(address: StoredAddress, onMismatch: OnMismatch, signal?: AbortSignal): Promise<void> {
    await this.#dependencies.calls.sendCall(this.#createCall(address, onMismatch, signal), signal);
  }

  #createCall(address: StoredAddress, onMismatch: OnMismatch, signal?: AbortSignal): SearchCall<StoredSearch | null> {
    const { searches, state } = this.#dependencies;
    return {
      input: null,
      pendingSnapshot: {
        cause: 'stored',
        query: address.query,
        sequenceNumber: state.nextSequenceNumber(),
        ...NO_RESULTS,
      },
      send: (userId, abort) => findStoredSearch(searches, userId, address, abort),
      showAnswer: (storedSearch) =>
        storedSearch === null ? onMismatch(signal) : this.#showStored(storedSearch, address.filters),
      failure: { message: 'search-not-loaded' },
      createRepeat: () => this.#createCall(address, onMismatch),
    };
  }

  /** A sort in the address overrides the stored one. */
  #showStored(storedSearch: StoredSearch, addressFilters: Filters | null): void {
    const { state, attachments: box, filters: manager, recentSearches } = this.#dependencies;
    const { query, filters, attachments } = storedSearch;
    manager.restore({ ...filters, sort: addressFilters?.sort ?? filters.sort });
    box.restore(attachments);
    const input = { query, attachments, isUnderstood: true };
    const shownSearch = state.show(showAnswer(state.screen, input, storedSearch, { query, filtersAreFinal: true }));
    recentSearches.add(storedSearch.searchId, shownSearch);
  }
}
