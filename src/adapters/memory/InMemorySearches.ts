import { CallError } from '../../application/ports/CallError.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import type { SearchHistories } from '../../application/ports/SearchHistories.ts';
import type { Searches } from '../../application/ports/Searches.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { SearchHistoryEntry, SearchRequest, SearchResult, StoredSearch } from '../../domain/search/Search.ts';
import { meetsFilters } from '../../domain/filters/Filters.ts';
import { facetsOf } from './facetsOf.ts';
import { likeness } from './likeness.ts';

interface KeptSearch extends StoredSearch {
  readonly userId: string;
  readonly timestamp: string;
}

/**
 * Searches a given catalogue by the words of its descriptions. Derives no filters from the query; the request's
 * filters are returned unchanged.
 */
export class InMemorySearches implements Searches, SearchHistories {
  readonly #catalogue: readonly Item[];
  readonly #clock: Clock;
  #kept: readonly KeptSearch[] = [];
  #lastId = 0;

  constructor(catalogue: readonly Item[], clock: Clock) {
    this.#catalogue = catalogue;
    this.#clock = clock;
  }

  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult> {
    signal?.throwIfAborted();
    this.#lastId += 1;
    const result: SearchResult = {
      searchId: `search-${this.#lastId}`,
      items: this.#find(request),
      deepSearchItems: [],
      filters: request.filters,
      relaxations: [],
      correctedQuery: null,
      facets: facetsOf(this.#like(request), request.filters),
    };
    const { userId, query, attachments } = request;
    this.#kept = [
      { ...result, userId, query, attachments, timestamp: new Date(this.#clock.now()).toISOString() },
      ...this.#kept,
    ];
    return result;
  }

  async getSearch(userId: string, searchId: string, signal?: AbortSignal): Promise<StoredSearch> {
    signal?.throwIfAborted();
    const {
      userId: _,
      timestamp: __,
      facets: ___,
      ...stored
    } = this.#own(userId, searchId, 'Failed to perform search');
    return stored;
  }

  async fetchSearchHistory(
    userId: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly SearchHistoryEntry[]> {
    signal?.throwIfAborted();
    return this.#kept
      .filter((search) => search.userId === userId)
      .slice(0, limit)
      .map(({ searchId, query, timestamp }) => ({ id: searchId, query, timestamp }));
  }

  async deleteSearch(userId: string, searchId: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const gone = this.#own(userId, searchId, 'Failed to delete search history');
    this.#kept = this.#kept.filter((search) => search !== gone);
  }

  async clearSearchHistory(userId: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.#kept = this.#kept.filter((search) => search.userId !== userId);
  }

  #own(userId: string, searchId: string, message: string): KeptSearch {
    const kept = this.#kept.find((search) => search.searchId === searchId);
    if (kept === undefined) throw new CallError(message, 'not-found');
    if (kept.userId !== userId) throw new CallError(message, 'forbidden');
    return kept;
  }

  #find(request: SearchRequest): readonly Item[] {
    return this.#like(request)
      .filter((item) => meetsFilters(item, request.filters))
      .map((item, index) => ({ ...item, rank: index + 1 }));
  }

  /** Items that share words with the query or its attachments, best first. Ignores the filters. */
  #like({ query, attachments }: SearchRequest): readonly Item[] {
    const attached = this.#catalogue.filter(({ id }) => attachments.some((attachment) => attachment.id === id));
    const text = [query, ...attached.map((item) => item.semanticSearchDescription)].join(' ');
    return this.#catalogue
      .filter((item) => likeness(item, text) > 0)
      .sort((a, b) => likeness(b, text) - likeness(a, text));
  }
}
