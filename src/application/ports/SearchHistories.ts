import type { SearchHistoryEntry } from '../../domain/search/Search.ts';

/** The searches that a shopper made before. Rejects with a `CallError`, or with the signal's reason. */
export interface SearchHistories {
  /** Newest first. 'Failed to fetch search history'. */
  fetchSearchHistory(userId: string, limit: number, signal?: AbortSignal): Promise<readonly SearchHistoryEntry[]>;
}
