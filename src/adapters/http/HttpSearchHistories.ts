import {
  clearSearchHistory,
  deleteSearch,
  fetchSearchHistory,
  type SearchHistoryEntry as WireEntry,
} from '../../../contract/searchHistory.ts';
import type * as z from 'zod/mini';
import type { SearchHistories } from '../../application/ports/SearchHistories.ts';
import type { SearchHistoryEntry } from '../../domain/search/Search.ts';
import type { HttpClient } from './HttpClient.ts';

const DELETION_FAILED_MESSAGE = 'Failed to delete search history';

export class HttpSearchHistories implements SearchHistories {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async fetchSearchHistory(
    userId: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly SearchHistoryEntry[]> {
    const input = { body: { user_id: userId, limit }, signal };
    const { chats } = await this.#client.send(fetchSearchHistory, input, 'Failed to fetch search history');
    return chats.map((entry) => toHistoryEntry(entry, this.#client.baseUrl));
  }

  async deleteSearch(_userId: string, id: string, signal?: AbortSignal): Promise<void> {
    await this.#client.send(deleteSearch, { params: { id }, signal }, DELETION_FAILED_MESSAGE);
  }

  async clearSearchHistory(userId: string, signal?: AbortSignal): Promise<void> {
    await this.#client.send(clearSearchHistory, { body: { user_id: userId }, signal }, DELETION_FAILED_MESSAGE);
  }
}

/** Older backends name the query field differently (spec section 3). */
export function toHistoryEntry(entry: z.output<typeof WireEntry>, baseUrl = ''): SearchHistoryEntry {
  const { id, timestamp, picture_url: url } = entry;
  const pictureUrl = url?.startsWith('/') ? baseUrl + url : url;
  return { id, query: entry.query ?? entry.search_query ?? entry.title ?? '', timestamp, pictureUrl };
}
