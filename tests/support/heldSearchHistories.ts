import type { SearchHistories } from '../../src/application/ports/SearchHistories.ts';
import type { SearchHistoryEntry } from '../../src/domain/search/Search.ts';
import { HeldCalls } from './HeldCalls.ts';

/** A search history whose calls stay pending until the test settles them. */
export function createHeldSearchHistories() {
  const fetching = new HeldCalls<Parameters<SearchHistories['fetchSearchHistory']>, readonly SearchHistoryEntry[]>();
  const deleting = new HeldCalls<Parameters<SearchHistories['deleteSearch']>, void>();
  const clearing = new HeldCalls<Parameters<SearchHistories['clearSearchHistory']>, void>();
  const histories: SearchHistories = {
    fetchSearchHistory: fetching.call,
    deleteSearch: deleting.call,
    clearSearchHistory: clearing.call,
  };
  return { histories, fetching, deleting, clearing };
}
