import { CallError } from '../../application/ports/CallError.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import type { SearchHistories } from '../../application/ports/SearchHistories.ts';
import type { Searches } from '../../application/ports/Searches.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { QueryReading } from '../../domain/search/QueryReading.ts';
import type { SearchHistoryEntry, SearchRequest, SearchResult, StoredSearch } from '../../domain/search/Search.ts';
import { meetsFilters } from '../../domain/filters/Filters.ts';
import { getAttachmentPicture } from '../../domain/search/getAttachmentPicture.ts';
import { countFacets } from './countFacets.ts';
import { countCommonWords } from './countCommonWords.ts';

interface OwnedSearch extends StoredSearch {
  readonly userId: string;
  readonly timestamp: string;
}

/** Interprets a query: every word counts as understood. */
function readWords({ query, removedWords = [] }: SearchRequest): QueryReading {
  const words = query.split(' ').filter((word) => word !== '' && !removedWords.includes(word));
  return { understood: words, unused: [], removed: removedWords };
}

/**
 * Searches a given catalogue by the words of its descriptions. Derives no filters from the query; the request's
 * filters are returned unchanged.
 */
export class InMemorySearches implements Searches, SearchHistories {
  readonly #catalogue: readonly Item[];
  readonly #clock: Clock;
  #searches: readonly OwnedSearch[] = [];
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
      items: this.#findItems(request),
      deepSearchItems: [],
      filters: request.filters,
      relaxations: [],
      correctedQuery: null,
      facets: countFacets(this.#findSimilarItems(request), request.filters),
      guidance: { reading: readWords(request) },
    };
    const { userId, query, attachments } = request;
    this.#searches = [
      { ...result, userId, query, attachments, timestamp: new Date(this.#clock.now()).toISOString() },
      ...this.#searches,
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
    } = this.#findOwnSearch(userId, searchId, 'Failed to perform search');
    return stored;
  }

  async fetchSearchHistory(
    userId: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly SearchHistoryEntry[]> {
    signal?.throwIfAborted();
    return this.#searches
      .filter((search) => search.userId === userId)
      .slice(0, limit)
      .map(({ searchId, query, timestamp, attachments: [attachment] }) => ({
        id: searchId,
        query,
        timestamp,
        pictureUrl: attachment && getAttachmentPicture(attachment),
      }));
  }

  async deleteSearch(userId: string, searchId: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const deletedSearch = this.#findOwnSearch(userId, searchId, 'Failed to delete search history');
    this.#searches = this.#searches.filter((search) => search !== deletedSearch);
  }

  async clearSearchHistory(userId: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.#searches = this.#searches.filter((search) => search.userId !== userId);
  }

  #findOwnSearch(userId: string, searchId: string, message: string): OwnedSearch {
    const ownSearch = this.#searches.find((search) => search.searchId === searchId);
    if (ownSearch === undefined) throw new CallError(message, 'not-found');
    if (ownSearch.userId !== userId) throw new CallError(message, 'forbidden');
    return ownSearch;
  }

  #findItems(request: SearchRequest): readonly Item[] {
    return this.#findSimilarItems(request)
      .filter((item) => meetsFilters(item, request.filters))
      .map((item, index) => ({ ...item, rank: index + 1 }));
  }

  /** Items that share words with the query or its attachments, best first. Ignores the filters. */
  #findSimilarItems({ query, attachments }: SearchRequest): readonly Item[] {
    const attachedItems = this.#catalogue.filter(({ id }) => attachments.some((attachment) => attachment.id === id));
    const text = [query, ...attachedItems.map((item) => item.semanticSearchDescription)].join(' ');
    return this.#catalogue
      .filter((item) => countCommonWords(item, text) > 0)
      .sort((a, b) => countCommonWords(b, text) - countCommonWords(a, text));
  }
}
