/** The path of a request URL, which is absolute if a proxy sends it so. Never throws. */
export function getPath(url = '/'): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/iu, '');
  return path.startsWith('/') ? path : `/${path}`;
}
