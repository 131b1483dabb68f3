import type { SearchHistories } from '../../src/application/ports/SearchHistories.ts';
import type { SearchHistoryEntry } from '../../src/domain/search/Search.ts';
import { HeldCalls } from './HeldCalls.ts';

/** Search histories whose calls stay pending until the test settles them. */
export function createHeldSearchHistories() {
  const fetchCalls = new HeldCalls<Parameters<SearchHistories['fetchSearchHistory']>, readonly SearchHistoryEntry[]>();
  const deleteCalls = new HeldCalls<Parameters<SearchHistories['deleteSearch']>, void>();
  const clearCalls = new HeldCalls<Parameters<SearchHistories['clearSearchHistory']>, void>();
  const histories: SearchHistories = {
    fetchSearchHistory: fetchCalls.call,
    deleteSearch: deleteCalls.call,
    clearSearchHistory: clearCalls.call,
  };
  return { histories, fetching: fetchCalls, deleting: deleteCalls, clearing: clearCalls };
}
