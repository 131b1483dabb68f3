import { changeBetween } from '../../domain/filters/filterFacts.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { StoredSearch } from '../../domain/search/Search.ts';
import { CallError, type CallFailure } from '../ports/CallError.ts';
import type { Searches } from '../ports/Searches.ts';
import type { SearchAddress } from './SearchSnapshot.ts';

/** Failures that mean that this shopper cannot open the stored search, so that the query is searched again. */
const NOT_ACCESSIBLE: readonly CallFailure[] = ['not-found', 'forbidden', 'rejected'];

/**
 * The stored search that an address names. Null where it cannot be opened or is not the one that the address
 * describes, so that the query has to be searched again. Without a query, e.g. after a search by picture, there is
 * nothing to search again: the failure is thrown.
 */
export async function findStoredSearch(
  searches: Searches,
  userId: string,
  address: SearchAddress & { readonly searchId: string },
  signal: AbortSignal,
): Promise<StoredSearch | null> {
  try {
    const stored = await searches.getSearch(userId, address.searchId, signal);
    return describes(address, stored.query, stored.filters) ? stored : null;
  } catch (error) {
    if (address.query !== '' && error instanceof CallError && NOT_ACCESSIBLE.includes(error.failure)) return null;
    throw error;
  }
}

/** Whether an address describes a search, apart from its sort. Without a query, the id alone identifies it. */
export function describes(address: SearchAddress, query: string, filters: Filters): boolean {
  if (address.query === '') return true;
  return address.query === query && (address.filters === null || changeBetween(address.filters, filters) !== 'results');
}
