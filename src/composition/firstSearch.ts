import { SEARCH, STORED_SEARCH } from '../../contract/searchPaths.ts';
import { CURRENT_SESSION } from '../../contract/sessionPath.ts';
import { LocalStorageKeyValueStore } from '../adapters/browser/LocalStorageKeyValueStore.ts';
import { SystemClock } from '../adapters/browser/SystemClock.ts';
import { FirstCall } from '../adapters/http/FirstCall.ts';
import { describeRequest } from '../adapters/http/request.ts';
import { toItem } from '../adapters/http/wireItem.ts';
import { fromRequest, fromStored } from '../adapters/http/wireSearch.ts';
import type { SearchResponse } from '../../contract/search.ts';
import { CachedLogin } from '../application/accounts/CachedLogin.ts';
import { TTLCache } from '../application/cache/TTLCache.ts';
import { sourceSet } from '../ui/design/pictureSources.ts';
import { GRID_PICTURE_SIZES, ROW_PICTURE_SIZES, SEEN_ON_A_PHONE } from '../ui/items/pictureSizes.ts';
import { addressedSearch, requestOf, type AddressedSearch } from './addressedSearch.ts';

/**
 * The page's first script, a few KiB in a file of its own: it sends the search that the address names while
 * the app itself is still on its way, and fetches the pictures that will be seen first. The backend decides
 * who may have it; the app checks the answer when it takes it. Where nobody is remembered it asks who is
 * signed in, so that a newcomer does not wait for that.
 */
export const firstCall = new FirstCall();

const cache = new TTLCache(new LocalStorageKeyValueStore(), new SystemClock());
const login = new CachedLogin(new LocalStorageKeyValueStore(), cache);
const addressed = addressedSearch(window, login);
// The consumer of the answer handles its failure.
if (addressed !== null) searchFor(addressed).catch(() => undefined);
else if (login.userId === null && !login.signOutPending)
  firstCall.make(CURRENT_SESSION.path, describeRequest(CURRENT_SESSION, {}).init).catch(() => undefined);

async function searchFor({ userId, address }: AddressedSearch): Promise<void> {
  const { path, init } =
    address.searchId === null
      ? describeRequest(SEARCH, { body: fromRequest(requestOf(userId, address, cache)) })
      : describeRequest(STORED_SEARCH, fromStored(userId, address.searchId));
  const response = await firstCall.make(path, init);
  if (response.ok) fetchPictures((await response.json()) as SearchResponse);
}

function fetchPictures({ items, deep_search_items: chosen }: SearchResponse): void {
  const [first, sizes] = chosen.length > 0 ? [chosen, ROW_PICTURE_SIZES] : [items, GRID_PICTURE_SIZES];
  for (const item of first.slice(0, SEEN_ON_A_PHONE)) {
    const [image] = toItem(item, '').images;
    const sources = image && sourceSet(image.url, image.width);
    if (sources) preloadPicture(sources, sizes);
  }
}

function preloadPicture(sources: string, sizes: string): void {
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'image',
    imageSrcset: sources,
    imageSizes: sizes,
    fetchPriority: 'high',
    referrerPolicy: 'no-referrer',
  });
  document.head.append(link);
}
