import * as calls from '../../../contract/search.ts';
import type { Searches } from '../../application/ports/Searches.ts';
import type { SearchRequest, SearchResult, StoredSearch } from '../../domain/search/Search.ts';
import type { HttpClient } from './HttpClient.ts';
import { fromAttachment, fromFilters, toAttachment, toSearchResult } from './wireSearch.ts';

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
      attachments: request.attachments.map(fromAttachment),
    };
    return toSearchResult(await this.#client.send(calls.search, { body, signal }, SEARCH_FAILED), this.#client.baseUrl);
  }

  async getSearch(userId: string, searchId: string, signal?: AbortSignal): Promise<StoredSearch> {
    const input = { params: { id: searchId }, body: { user_id: userId }, signal };
    const response = await this.#client.send(calls.getSearch, input, SEARCH_FAILED);
    return {
      ...toSearchResult(response, this.#client.baseUrl),
      query: response.query,
      attachments: response.attachments.map((attachment) => toAttachment(attachment, this.#client.baseUrl)),
    };
  }
}
