import { MIN_PICKS } from '../application/search/arrangeResults.ts';
import { SEARCH, STORED_SEARCH } from '../../contract/searchPaths.ts';
import { CURRENT_SESSION } from '../../contract/sessionPath.ts';
import { LocalStorageKeyValueStore } from '../adapters/browser/LocalStorageKeyValueStore.ts';
import { SystemClock } from '../adapters/browser/SystemClock.ts';
import { PrefetchedCall } from '../adapters/http/PrefetchedCall.ts';
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

/**
 * The page's first script, a few KiB in its own file. While the app loads, it sends the search of the URL and
 * preloads the first pictures. On the home screen it preloads the large picture of the cached trends. Without a
 * cached shopper it sends the session check. The app validates the answers when it uses them.
 */
export const prefetchedCall = new PrefetchedCall();

const cache = new TTLCache(new LocalStorageKeyValueStore(), new SystemClock());
const login = new CachedLogin(new LocalStorageKeyValueStore(), cache);
const prefetchableSearch = findPrefetchableSearch(window, login);
// The app's own call of this search handles the failure.
if (prefetchableSearch !== null) prefetchSearch(prefetchableSearch).catch(() => undefined);
else if (login.userId !== null) preloadLeadPicture();
else if (!login.isSignOutPending)
  prefetchedCall.start(CURRENT_SESSION.path, describeRequest(CURRENT_SESSION, {}).init).catch(() => undefined);

async function prefetchSearch({ userId, address }: PrefetchableSearch): Promise<void> {
  const { path, init } =
    address.searchId === null
      ? describeRequest(SEARCH, { body: toSearchBody(createSearchRequest(userId, address, cache)) })
      : describeRequest(STORED_SEARCH, toStoredSearchInput(userId, address.searchId));
  const response = await prefetchedCall.start(path, init, SEARCH.path);
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

/** Preloads the home screen's large picture if the URL opens that screen and the trends are cached. */
function preloadLeadPicture(): void {
  const { pathname, search } = location;
  if (pathname !== PATHS.app || readTab(new URLSearchParams(search), false, () => true) !== HOME_TAB) return;
  const url = cache.get(LEAD_PICTURE_KEY);
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
