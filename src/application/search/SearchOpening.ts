import { changeBetween } from '../../domain/filters/filterFacts.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { StoredSearch } from '../../domain/search/Search.ts';
import type { FilterManager } from '../filters/FilterManager.ts';
import { CallError, type CallFailure } from '../ports/CallError.ts';
import type { Searches } from '../ports/Searches.ts';
import type { Attachments } from './Attachments.ts';
import type { RecentSearches, ShownSearch } from './RecentSearches.ts';
import type { Attempt } from './SearchAttempts.ts';
import type { SearchScreen } from './SearchScreen.ts';
import { NO_RESULTS, type SearchAddress } from './SearchSnapshot.ts';

export interface SearchOpeningParts {
  readonly searches: Searches;
  readonly filters: FilterManager;
  readonly attachments: Attachments;
  readonly screen: SearchScreen;
  readonly recent: RecentSearches;
  readonly attempt: <Answer>(attempt: Attempt<Answer>) => Promise<void>;
  /** Aborts the request in progress. */
  readonly drop: () => void;
  readonly searchFor: (address: SearchAddress, signal?: AbortSignal) => Promise<void>;
}

/** Failures that mean that this shopper cannot open the stored search, so the query is searched again. */
const NOT_ACCESSIBLE: readonly CallFailure[] = ['not-found', 'forbidden', 'rejected'];

/** Opens past searches from a URL or from the history. */
export class SearchOpening {
  readonly #parts: SearchOpeningParts;

  constructor(parts: SearchOpeningParts) {
    this.#parts = parts;
  }

  /** See `SearchSession.open`. */
  async open(address: SearchAddress, signal?: AbortSignal): Promise<void> {
    const { recent, searchFor } = this.#parts;
    const known = recent.get(address.searchId);
    if (known !== undefined && matches(address, known.snapshot.query, known.filters.filters))
      return this.#showAgain(known, address.filters);
    const { searchId, query } = address;
    if (searchId === null) return searchFor(address, signal);
    // Without text, e.g. after a search by picture, there is no query to fall back to.
    const ask =
      query === ''
        ? this.#asks(searchId)
        : (userId: string, abort: AbortSignal) => this.#storedOrNull(userId, searchId, abort);
    await this.#load<StoredSearch | null>(
      query,
      ask,
      async (stored) => {
        const found = stored !== null && matches(address, stored.query, stored.filters);
        return found ? this.#accept(stored, address.filters) : searchFor(address, signal);
      },
      signal,
    );
  }

  /** See `SearchSession.openStored`. */
  async openStored(searchId: string, signal?: AbortSignal): Promise<void> {
    await this.#load('', this.#asks(searchId), (stored) => this.#accept(stored, null), signal);
  }

  #asks(searchId: string): Attempt<StoredSearch>['ask'] {
    return (userId, abort) => this.#parts.searches.getSearch(userId, searchId, abort);
  }

  async #load<Answer>(
    query: string,
    ask: Attempt<Answer>['ask'],
    accept: Attempt<Answer>['accept'],
    signal: AbortSignal | undefined,
  ): Promise<void> {
    this.#parts.screen.want(null, false);
    await this.#parts.attempt({
      meanwhile: { cause: 'stored', query, ...NO_RESULTS },
      ask,
      accept,
      failure: { message: 'Error loading Search' },
      signal,
      again: () => this.#load(query, ask, accept, undefined),
    });
  }

  async #storedOrNull(userId: string, searchId: string, signal: AbortSignal): Promise<StoredSearch | null> {
    try {
      return await this.#parts.searches.getSearch(userId, searchId, signal);
    } catch (error) {
      if (error instanceof CallError && NOT_ACCESSIBLE.includes(error.failure)) return null;
      throw error;
    }
  }

  #accept(stored: StoredSearch, named: Filters | null): void {
    const { filters, attachments, screen } = this.#parts;
    filters.restore({ ...stored.filters, sort: named?.sort ?? stored.filters.sort });
    attachments.restore(stored.attachments);
    screen.want({ query: stored.query, attachments: stored.attachments, understood: true }, true);
    screen.accept(stored, { query: stored.query, filtersAreFinal: true });
  }

  #showAgain(search: ShownSearch, named: Filters | null): void {
    const { attachments, screen, drop } = this.#parts;
    drop();
    const { filters } = search.filters;
    screen.bringBack({
      ...search,
      filters: { ...search.filters, filters: { ...filters, sort: named === null ? filters.sort : named.sort } },
    });
    attachments.restore(search.wish?.attachments ?? []);
  }
}

/** Whether a search matches the URL, apart from its sort. Without a query, the id alone identifies the search. */
function matches(address: SearchAddress, query: string, filters: Filters): boolean {
  if (address.query === '') return true;
  return address.query === query && (address.filters === null || changeBetween(address.filters, filters) !== 'results');
}
