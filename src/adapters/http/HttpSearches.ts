import * as calls from '../../../contract/search.ts';
import type { Searches } from '../../application/ports/Searches.ts';
import type { SearchRequest, SearchResult, StoredSearch } from '../../domain/search/Search.ts';
import type { HttpClient } from './HttpClient.ts';
import { toSearchBody, toStoredSearchInput, toAttachment, toSearchResult } from './wireSearch.ts';

const SEARCH_FAILED_MESSAGE = 'Failed to perform search';

export class HttpSearches implements Searches {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult> {
    const input = { body: toSearchBody(request), signal };
    return toSearchResult(await this.#client.send(calls.search, input, SEARCH_FAILED_MESSAGE), this.#client.baseUrl);
  }

  async getSearch(userId: string, searchId: string, signal?: AbortSignal): Promise<StoredSearch> {
    const input = { ...toStoredSearchInput(userId, searchId), signal };
    const response = await this.#client.send(calls.getSearch, input, SEARCH_FAILED_MESSAGE);
    return {
      ...toSearchResult(response, this.#client.baseUrl),
      query: response.query,
      attachments: response.attachments.map((attachment) => toAttachment(attachment, this.#client.baseUrl)),
    };
  }
}
