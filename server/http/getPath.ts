/** Reduces a request URL to its path: proxies may send absolute URLs, but routes match paths. Never throws. */
export function getPath(url = '/'): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/iu, '');
  return path.startsWith('/') ? path : `/${path}`;
}
