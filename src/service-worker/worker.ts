import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import {
  FORGET_PICTURES,
  isAppPage,
  isPicturePath,
  MAX_PICTURES,
  PICTURE_CACHE,
} from '../adapters/browser/pictureCache.ts';
import { createWholeFilesPlugin } from './wholeFiles.ts';

/** The members of a service worker's global scope that this file uses. */
interface WorkerScope {
  readonly location: Location;
  /** The files of the app, inserted by the build. */
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  readonly data?: { readonly type?: unknown };
  waitUntil(work: Promise<unknown>): void;
}

declare const self: WorkerScope;

/** If the server takes longer to send a page, the stored page is shown. */
const PAGE_TIMEOUT_SECONDS = 4;
const PICTURE_AGE_SECONDS = 30 * 86_400;
const PAGE_FILE = '/index.html';

const expiration = new ExpirationPlugin({
  maxEntries: MAX_PICTURES,
  maxAgeSeconds: PICTURE_AGE_SECONDS,
  purgeOnQuotaError: true,
});

const files = self.__WB_MANIFEST;
addPlugins([createWholeFilesPlugin(files, self.location.origin)]);
precacheAndRoute([...files], { directoryIndex: '' });
cleanupOutdatedCaches();

// Fetch pages from the server first, so that a new release appears at the next load.
const pages = new NetworkOnly({
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The server answered ${String(response.status)}.`);
        return response;
      },
      handlerDidError: () => matchPrecache(PAGE_FILE),
    },
  ],
});
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.origin === self.location.origin && isAppPage(url.pathname),
  pages,
);

registerRoute(
  ({ url }) => url.origin === self.location.origin && isPicturePath(url.pathname),
  new CacheFirst({
    cacheName: PICTURE_CACHE,
    plugins: [
      expiration,
      // Offline, show the picture in another size if necessary.
      { handlerDidError: ({ request }) => caches.match(request, { cacheName: PICTURE_CACHE, ignoreSearch: true }) },
    ],
  }),
);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === FORGET_PICTURES) event.waitUntil(expiration.deleteCacheAndMetadata());
});
