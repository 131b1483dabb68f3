import * as calls from '../../../contract/search.ts';
import type { Searches } from '../../application/ports/Searches.ts';
import type { SearchHistoryEntry, SearchRequest, SearchResult, StoredSearch } from '../../domain/search/Search.ts';
import type { HttpClient } from './HttpClient.ts';
import { fromFilters, toAttachment, toHistoryEntry, toSearchResult } from './wireSearch.ts';

const SEARCH_FAILED = 'Failed to perform search';

export class HttpSearches implements Searches {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult> {
    const body = {
      user_id: request.userId,
      query: request.query,
      filters: fromFilters(request.filters),
      filters_are_final: request.filtersAreFinal,
      attachments: request.attachments.map(({ id, context }) => ({ id, context })),
    };
    return toSearchResult(await this.#client.send(calls.search, { body, signal }, SEARCH_FAILED), this.#client.baseUrl);
  }

  async getSearch(userId: string, searchId: string, signal?: AbortSignal): Promise<StoredSearch> {
    const input = { params: { id: searchId }, body: { user_id: userId }, signal };
    const response = await this.#client.send(calls.getSearch, input, SEARCH_FAILED);
    return {
      ...toSearchResult(response, this.#client.baseUrl),
      query: response.query,
      attachments: response.attachments.map(toAttachment),
    };
  }

  async fetchSearchHistory(userId: string, limit: number, signal?: AbortSignal): Promise<readonly SearchHistoryEntry[]> {
    const input = { body: { user_id: userId, limit }, signal };
    const { chats } = await this.#client.send(calls.fetchSearchHistory, input, 'Failed to fetch search history');
    return chats.map(toHistoryEntry);
  }
}
