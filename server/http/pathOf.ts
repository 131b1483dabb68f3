/**
 * A proxy's way to name an address is to write it out; routes and what stands behind them know paths. Never throws,
 * whatever was sent.
 */
export function pathOf(url = '/'): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/iu, '');
  return path.startsWith('/') ? path : `/${path}`;
}
