/** The cache of catalogue pictures, which the page removes at the end of a session. */
export const PICTURE_CACHE = 'pictures';
/** How many pictures are stored; the least recently shown go first. */
export const MAX_PICTURES = 400;
/** The message that makes the service worker forget which pictures were shown. */
export const FORGET_PICTURES = 'FORGET_PICTURES';

/** Photos of shoppers are below `/api` and never stored. */
const PICTURE_PATH_PATTERN = /^\/(?:media|ink|styles)\//u;
/** Paths that are no pages of the app, such as documents that the server renders for everybody. */
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
  // A browser that blocks storage has stored no pictures, and throws for each question about them.
  void deleteCache().catch(() => undefined);
  void tellWorker().catch(() => undefined);
}

async function deleteCache(): Promise<void> {
  // Absent where the page is not served securely.
  await (globalThis as { caches?: CacheStorage }).caches?.delete(PICTURE_CACHE);
}

async function tellWorker(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage({ type: FORGET_PICTURES });
}
