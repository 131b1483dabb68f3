/** The name of the cache of catalogue pictures, which is deleted at the end of a session. */
export const PICTURE_CACHE = 'pictures';
/** Maximum number of stored pictures; the least recently shown are deleted first. */
export const MAX_PICTURES = 400;
/** Tells the service worker to forget the order in which pictures were shown. */
export const FORGET_PICTURES = 'FORGET_PICTURES';

/** Paths of catalogue pictures. Photos of shoppers have other paths and are never stored. */
const PICTURE_PATH_PATTERN = /^\/(?:media|ink|styles)\//u;
/** Paths that are not pages of the app, such as documents rendered by the server. */
const FOREIGN_PAGE_PATTERN = /^\/(?:api|media|assets|dev|website|vision)(?:\/|$)|\.\w+$/u;

export function isPicturePath(pathname: string): boolean {
  return PICTURE_PATH_PATTERN.test(pathname);
}

/** Whether the app can show the page without the server. */
export function isAppPage(pathname: string): boolean {
  return !FOREIGN_PAGE_PATTERN.test(pathname);
}

/** Removes the stored pictures; works without a connection and without a service worker. */
export function forgetPictures(): void {
  // Browsers that block storage reject the deletion, but they have stored no pictures either.
  void deleteCache().catch(() => undefined);
  void tellWorkerToForget().catch(() => undefined);
}

async function deleteCache(): Promise<void> {
  // `caches` is missing on pages without HTTPS.
  await (globalThis as { caches?: CacheStorage }).caches?.delete(PICTURE_CACHE);
}

async function tellWorkerToForget(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage({ type: FORGET_PICTURES });
}
