import type { SearchRequest, SearchResult, StoredSearch } from '../../domain/search/Search.ts';

/**
 * Searches the catalogue. Every method rejects with a `CallError` that has the specification's short message (section
 * 8), or with the signal's reason when aborted.
 */
export interface Searches {
  /** Rejects with 'Failed to perform search'. */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult>;
  /** Fetches a past search with its filters and attachments. Rejects with 'Failed to perform search'. */
  getSearch(userId: string, searchId: string, signal?: AbortSignal): Promise<StoredSearch>;
}
