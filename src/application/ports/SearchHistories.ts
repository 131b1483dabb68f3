import type { SearchHistoryEntry } from '../../domain/search/Search.ts';

/** The shopper's past searches. Every method rejects with a `CallError`, or with the signal's reason. */
export interface SearchHistories {
  /** Searches, newest first. Rejects with 'Failed to fetch search history'. */
  fetchSearchHistory(userId: string, limit: number, signal?: AbortSignal): Promise<readonly SearchHistoryEntry[]>;
  /**
   * Deletes the search and its repeats, which form one entry of the history. Also deletes their photos if nothing
   * else refers to them. Rejects with 'Failed to delete search history'.
   */
  deleteSearch(userId: string, searchId: string, signal?: AbortSignal): Promise<void>;
  /**
   * Deletes all searches, and photos that no conversation refers to. Rejects with 'Failed to delete search history'.
   */
  clearSearchHistory(userId: string, signal?: AbortSignal): Promise<void>;
}
