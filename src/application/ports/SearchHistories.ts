import type { SearchHistoryEntry } from '../../domain/search/Search.ts';

/** The shopper's past searches. Rejects with a `CallError`, or with the signal's reason. */
export interface SearchHistories {
  /** Newest first. 'Failed to fetch search history'. */
  fetchSearchHistory(userId: string, limit: number, signal?: AbortSignal): Promise<readonly SearchHistoryEntry[]>;
  /**
   * Also deletes the repeats shown as the same entry, and photos that nothing else refers to. 'Failed to delete search
   * history'.
   */
  deleteSearch(userId: string, searchId: string, signal?: AbortSignal): Promise<void>;
  /** Deletes all searches, and photos that no conversation refers to. 'Failed to delete search history'. */
  clearSearchHistory(userId: string, signal?: AbortSignal): Promise<void>;
}
