import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** A host as browsers send it: a name, an IPv4 address or a bracketed IPv6 address, with an optional port. */
const HOST_PATTERN = /^(?:\[(?<six>[\da-f:.]+)\]|(?<name>[\da-z.-]+))(?::\d{1,5})?$/iu;

/**
 * Whether a request names this machine. Another site's name can resolve to this machine (DNS rebinding), but
 * `localhost` and IP addresses cannot be abused that way. `names` are other names of this server.
 */
export function isOwnHost(host: string | undefined, names: readonly string[] = []): boolean {
  const { six, name = '' } = HOST_PATTERN.exec(host ?? '')?.groups ?? {};
  if (six !== undefined) return isIP(six) === 6;
  const lowerCaseName = name.toLowerCase();
  return (
    isIP(lowerCaseName) === 4 ||
    lowerCaseName === 'localhost' ||
    lowerCaseName.endsWith('.localhost') ||
    names.includes(lowerCaseName)
  );
}

/**
 * Whether a request comes from a page of another origin, or names a foreign host. For a plain-http server that serves
 * programs only: browsers send at least one of these headers, programs send neither.
 */
export function isCrossSiteRequest({ host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (!isOwnHost(host)) return true;
  if (origin !== undefined) return origin !== `http://${host}`;
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
