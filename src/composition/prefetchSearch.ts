import { MIN_PICKS } from '../application/search/arrangeResults.ts';
import { PROFILE, WISHLIST } from '../../contract/firstPaths.ts';
import { SEARCH, STORED_SEARCH } from '../../contract/searchPaths.ts';
import { CURRENT_SESSION } from '../../contract/sessionPath.ts';
import { LocalStorageKeyValueStore } from '../adapters/browser/LocalStorageKeyValueStore.ts';
import { SystemClock } from '../adapters/browser/SystemClock.ts';
import { PrefetchedCalls } from '../adapters/http/PrefetchedCalls.ts';
import { describeRequest } from '../adapters/http/request.ts';
import { toItem } from '../adapters/http/wireItem.ts';
import { toSearchBody, toStoredSearchInput } from '../adapters/http/wireSearch.ts';
import type { SearchResponse } from '../../contract/search.ts';
import { CachedLogin } from '../application/accounts/CachedLogin.ts';
import { TTLCache } from '../application/cache/TTLCache.ts';
import { LEAD_PICTURE_KEY } from '../application/trends/leadPictureKey.ts';
import { createSourceSet } from '../ui/design/pictureSources.ts';
import {
  GRID_PICTURE_SIZES,
  LEAD_PICTURE_SIZES,
  ROW_PICTURE_SIZES,
  VISIBLE_ITEMS_ON_PHONE,
} from '../ui/items/pictureSizes.ts';
import { HOME_TAB, PATHS, readTab } from '../ui/shared/paths.ts';
import { findPrefetchableSearch, createSearchRequest, type PrefetchableSearch } from './prefetchableSearch.ts';
import { prefetchTrends } from './prefetchTrends.ts';

/**
 * The page's first script, a few KiB in its own file: while the app still loads, it fetches the cached shopper's
 * profile and what the URL shows, and preloads the first pictures. On the search tab that is the search in the URL, on
 * the home screen the trends, unless some are cached. The backend authorizes the calls, and the app validates the
 * answers when it uses them. Without a cached shopper it prefetches the session check instead, so that a visitor does
 * not wait for it.
 */
const clock = new SystemClock();
export const prefetchedCalls = new PrefetchedCalls(clock);

const cache = new TTLCache(new LocalStorageKeyValueStore(), clock);
const login = new CachedLogin(new LocalStorageKeyValueStore(), cache);
const prefetchableSearch = findPrefetchableSearch(window, login);
const isApp = location.pathname === PATHS.app;
const isHome = isApp && readTab(new URLSearchParams(location.search), false, () => true) === HOME_TAB;

/** Whether the first screen starts with pictures that are already being fetched. */
export const startsWithPictures = prefetchableSearch !== null || (login.userId !== null && isHome);

// The code that uses the answers handles their failures.
const ignoreFailure = () => undefined;
if (prefetchableSearch !== null) {
  prefetchSearch(prefetchableSearch).catch(ignoreFailure);
  import('../ui/search/DeepSearchResults.tsx').catch(ignoreFailure);
}
if (login.userId !== null) {
  prefetchShopper(login.userId).catch(ignoreFailure);
  if (isHome) import('./features/home/createHomeTab.tsx').catch(ignoreFailure);
} else if (!login.isSignOutPending) prefetch(CURRENT_SESSION, {}).catch(ignoreFailure);

function prefetch(...[call, input, scope]: [...Parameters<typeof describeRequest>, scope?: string]): Promise<Response> {
  const { path, init } = describeRequest(call, input);
  return prefetchedCalls.start(path, init, scope);
}

async function prefetchShopper(id: string): Promise<void> {
  const cachedUrl = isHome ? cache.get(LEAD_PICTURE_KEY) : null;
  preloadLeadPicture(cachedUrl);
  const profileCall = prefetch(PROFILE, { params: { id } });
  if (isApp) prefetch(WISHLIST, { params: { userId: id } }).catch(ignoreFailure);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (cachedUrl === undefined) preloadLeadPicture(await prefetchTrends(await profileCall, prefetch, timeZone));
  else await profileCall;
}

async function prefetchSearch({ userId, address }: PrefetchableSearch): Promise<void> {
  const response = await (address.searchId === null
    ? prefetch(SEARCH, { body: toSearchBody(createSearchRequest(userId, address, cache)) })
    : prefetch(STORED_SEARCH, toStoredSearchInput(userId, address.searchId), SEARCH.path));
  if (response.ok) fetchPictures((await response.json()) as SearchResponse);
}

function fetchPictures({ items, deep_search_items: deepSearchItems }: SearchResponse): void {
  const [firstItem, sizes] =
    deepSearchItems.length >= MIN_PICKS ? [deepSearchItems, ROW_PICTURE_SIZES] : [items, GRID_PICTURE_SIZES];
  for (const item of firstItem.slice(0, VISIBLE_ITEMS_ON_PHONE)) {
    const [image] = toItem(item, '').images;
    const sourceSet = image && createSourceSet(image.url, image.width);
    if (sourceSet) preloadPicture(sourceSet, sizes);
  }
}

/** Preloads the large picture of the home screen. */
function preloadLeadPicture(url: unknown): void {
  const sourceSet = typeof url === 'string' && createSourceSet(url, null);
  if (sourceSet) preloadPicture(sourceSet, LEAD_PICTURE_SIZES);
}

function preloadPicture(sourceSet: string, sizes: string): void {
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'image',
    imageSrcset: sourceSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    referrerPolicy: 'no-referrer',
  });
  document.head.append(link);
}
