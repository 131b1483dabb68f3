import type { CachedLogin } from '../application/accounts/CachedLogin.ts';
import type { TTLCache } from '../application/cache/TTLCache.ts';
import type { FilterSnapshot } from '../application/filters/FilterManager.ts';
import type { CurrentShopper } from '../application/ports/CurrentShopper.ts';
import type { SearchAddress } from '../application/search/SearchSnapshot.ts';
import type { Observable } from '../application/Snapshots.ts';
import { applyFilters } from '../domain/filters/filterEdits.ts';
import { NO_FILTERS, type Filters } from '../domain/filters/Filters.ts';
import type { SearchRequest } from '../domain/search/Search.ts';
import { readSearch } from '../ui/search/searchAddress.ts';
import { PATHS, SEARCH_TAB, readTab } from '../ui/shared/paths.ts';
import { readOwner } from '../adapters/browser/OwnedHistory.ts';

/** Cache key of the shopper's default filters, which each new query starts with. */
const DEFAULT_FILTERS_KEY = 'default-filters';

export interface PrefetchableSearch {
  /** The id of the cached shopper. */
  readonly userId: string;
  readonly address: SearchAddress;
}

interface PageState {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly history: Pick<History, 'state'>;
}

/**
 * The search in the page's URL; null if there is none, no shopper is cached, or the history entry belongs to another
 * shopper.
 */
export function findPrefetchableSearch(
  { location: { pathname, search }, history }: PageState,
  login: Pick<CachedLogin, 'userId' | 'isSignOutPending'>,
): PrefetchableSearch | null {
  const { userId } = login;
  if ((readOwner(history.state) ?? userId) !== userId) return null;
  if (pathname !== PATHS.app || userId === null || login.isSignOutPending) return null;
  const query = new URLSearchParams(search);
  const address = readTab(query, false, () => true) === SEARCH_TAB ? readSearch(query) : null;
  return address && { userId, address };
}

/** The request that the app will send for an address, with the default filters of the last visit. */
export function createSearchRequest(userId: string, { query, filters }: SearchAddress, cache: TTLCache): SearchRequest {
  return {
    userId,
    query,
    filters: filters ?? readCachedDefaults(cache),
    filtersAreFinal: filters !== null,
    attachments: [],
  };
}

/** Caches the signed-in shopper's default filters for the next visit, until the returned function is called. */
export function cacheDefaults(
  cache: TTLCache,
  filters: Observable<Pick<FilterSnapshot, 'defaults'>>,
  shopper: CurrentShopper,
): () => void {
  const storeDefaults = () => {
    if (shopper.snapshot !== null) cache.set(DEFAULT_FILTERS_KEY, filters.snapshot.defaults, null);
  };
  storeDefaults();
  return filters.subscribe(storeDefaults);
}

function readCachedDefaults(cache: TTLCache): Filters {
  return applyFilters(NO_FILTERS, { ...(cache.get(DEFAULT_FILTERS_KEY) as object) }, () => undefined);
}
