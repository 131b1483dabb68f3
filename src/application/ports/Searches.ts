import type { SearchRequest, SearchResult, StoredSearch } from '../../domain/search/Search.ts';

/**
 * Search of the catalogue. Every method rejects with a `CallError` that has the specification's short message
 * (section 8), or with the signal's reason when it is aborted.
 */
export interface Searches {
  /** 'Failed to perform search'. */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult>;
  /** A past search with its filters and attachments. 'Failed to perform search'. */
  getSearch(userId: string, searchId: string, signal?: AbortSignal): Promise<StoredSearch>;
}
