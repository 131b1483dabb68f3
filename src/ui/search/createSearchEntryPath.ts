import { PATHS, QUERY, SEARCH_TAB } from '../shared/paths.ts';
import { setSearch } from './searchAddress.ts';

/** The URL of a search in the history. */
export function createSearchEntryPath(searchId: string, query: string): string {
  const tab = new URLSearchParams({ [QUERY.tab]: SEARCH_TAB });
  return `${PATHS.app}?${setSearch(tab, { query, searchId, filters: null }).toString()}`;
}
