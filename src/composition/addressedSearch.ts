import type { CachedLogin } from '../application/accounts/CachedLogin.ts';
import type { TTLCache } from '../application/cache/TTLCache.ts';
import type { SearchAddress } from '../application/search/SearchSnapshot.ts';
import { applyFilters } from '../domain/filters/filterEdits.ts';
import { NO_FILTERS, type Filters } from '../domain/filters/Filters.ts';
import type { SearchRequest } from '../domain/search/Search.ts';
import { readSearch } from '../ui/search/searchAddress.ts';
import { PATHS, tabOf } from '../ui/shared/paths.ts';
import { ownerOf } from '../adapters/browser/OwnedPlaces.ts';

/** Cache key of the shopper's default filters, which apply to every new query. */
const DEFAULTS = 'default-filters';

export interface AddressedSearch {
  /** The id of the cached shopper. */
  readonly userId: string;
  readonly address: SearchAddress;
}

interface Page {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly history: Pick<History, 'state'>;
}

/** The search that the page's address names; null where it names none, nobody seems to be signed in, or it is another shopper's. */
export function addressedSearch(
  { location: { pathname, search }, history }: Page,
  login: Pick<CachedLogin, 'userId' | 'signOutPending'>,
): AddressedSearch | null {
  const { userId } = login;
  if ((ownerOf(history.state) ?? userId) !== userId) return null;
  if (pathname !== PATHS.app || userId === null || login.signOutPending) return null;
  const query = new URLSearchParams(search);
  const address = tabOf(query, false) === 'search' ? readSearch(query) : null;
  return address && { userId, address };
}

/** The request that the app will send for a URL, with the cached default filters. */
export function requestOf(userId: string, { query, filters }: SearchAddress, cache: TTLCache): SearchRequest {
  return {
    userId,
    query,
    filters: filters ?? rememberedDefaults(cache),
    filtersAreFinal: filters !== null,
    attachments: [],
  };
}

/** Caches the shopper's default filters for the next page load. */
export function rememberDefaults(cache: TTLCache, defaults: Filters): void {
  cache.set(DEFAULTS, defaults, null);
}

function rememberedDefaults(cache: TTLCache): Filters {
  return applyFilters(NO_FILTERS, { ...(cache.get(DEFAULTS) as object) }, () => undefined);
}
