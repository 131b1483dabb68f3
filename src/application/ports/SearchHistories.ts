import type { SearchHistoryEntry } from '../../domain/search/Search.ts';

/** The searches that a shopper made before. Rejects with a `CallError`, or with the signal's reason. */
export interface SearchHistories {
  /** Newest first. 'Failed to fetch search history'. */
  fetchSearchHistory(userId: string, limit: number, signal?: AbortSignal): Promise<readonly SearchHistoryEntry[]>;
  /** With it go the repeats that its entry stands for, and photos that nothing else names. 'Failed to delete search history'. */
  deleteSearch(userId: string, searchId: string, signal?: AbortSignal): Promise<void>;
  /** All go, and photos that no conversation names. 'Failed to delete search history'. */
  clearSearchHistory(userId: string, signal?: AbortSignal): Promise<void>;
}
