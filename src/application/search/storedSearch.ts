import { classifyChange } from '../../domain/filters/filterFacts.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { StoredSearch } from '../../domain/search/Search.ts';
import { CallError, type CallFailure } from '../ports/CallError.ts';
import type { Searches } from '../ports/Searches.ts';
import type { SearchAddress } from './SearchSnapshot.ts';

/**
 * Failures after which the stored search cannot be opened by this shopper. The app then searches for the query again.
 */
const INACCESSIBLE_SEARCH_FAILURES: readonly CallFailure[] = ['not-found', 'forbidden', 'rejected'];

/**
 * Fetches the stored search of an address. Resolves to null if it cannot be opened or does not match the address, so
 * that the caller searches for the query again. Throws the failure if the address has no query, e.g. after a search
 * by picture.
 */
export async function findStoredSearch(
  searches: Searches,
  userId: string,
  address: SearchAddress & { readonly searchId: string },
  signal: AbortSignal,
): Promise<StoredSearch | null> {
  try {
    const storedSearch = await searches.getSearch(userId, address.searchId, signal);
    return addressMatches(address, storedSearch.query, storedSearch.filters) ? storedSearch : null;
  } catch (error) {
    if (address.query !== '' && error instanceof CallError && INACCESSIBLE_SEARCH_FAILURES.includes(error.failure))
      return null;
    throw error;
  }
}

/** Whether a search matches an address. Ignores the sort. Without a query, compares only the ids. */
export function addressMatches(address: SearchAddress, query: string, filters: Filters): boolean {
  if (address.query === '') return true;
  return (
    address.query === query && (address.filters === null || classifyChange(address.filters, filters) !== 'results')
  );
}
