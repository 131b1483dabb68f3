import { fetchSearchHistory, type SearchHistoryEntry as WireEntry } from '../../../contract/search.ts';
import type * as z from 'zod/mini';
import type { SearchHistories } from '../../application/ports/SearchHistories.ts';
import type { SearchHistoryEntry } from '../../domain/search/Search.ts';
import type { HttpClient } from './HttpClient.ts';

export class HttpSearchHistories implements SearchHistories {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async fetchSearchHistory(userId: string, limit: number, signal?: AbortSignal): Promise<readonly SearchHistoryEntry[]> {
    const input = { body: { user_id: userId, limit }, signal };
    const { chats } = await this.#client.send(fetchSearchHistory, input, 'Failed to fetch search history');
    return chats.map(toHistoryEntry);
  }
}

/** Older answers name the words differently (spec section 3). */
export function toHistoryEntry(entry: z.output<typeof WireEntry>): SearchHistoryEntry {
  return { id: entry.id, query: entry.query ?? entry.search_query ?? entry.title ?? '', timestamp: entry.timestamp };
}
