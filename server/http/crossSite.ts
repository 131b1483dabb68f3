import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Matches a host: a name, an IPv4 address or a bracketed IPv6 address, with an optional port. */
const HOST_PATTERN = /^(?:\[(?<six>[\da-f:.]+)\]|(?<name>[\da-z.-]+))(?::\d{1,5})?$/iu;

/**
 * Whether a request names this machine: `localhost`, an IP address, or one of `names`. Any other name may be another
 * site's that resolves to this machine (DNS rebinding).
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
 * Whether a request comes from another origin's page or names a foreign host. For a plain-http server used only by
 * programs: browsers send at least one of these headers, programs send none.
 */
export function isCrossSiteRequest({ host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (!isOwnHost(host)) return true;
  if (origin !== undefined) return origin !== `http://${host}`;
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
