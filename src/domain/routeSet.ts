import { PRODUCT } from './product.ts';

/** The routes that an address can show (spec 2.1). */
export type RouteSet = 'app' | 'website' | 'vision';

/** The paths of the marketing site and the vision page, on hosts that also serve the app. */
export const MARKETING_PATHS = { website: '/website', vision: '/vision' } as const;

/** A host with an optional port, as in the `Host` header and in `location.host`. */
const HOST_PATTERN = /^(?<name>[^:[\]]*|\[[\da-f:.]+\])(?::\d*)?$/iu;
const IPV4_PATTERN = /^(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/u;

/**
 * Chooses the routes for `host`, with or without a port, and `path`, with a leading slash. Compares only the
 * beginning of the path, as the specification says: `/websites` belongs to the marketing site too.
 */
export function getRouteSet(host: string, path: string): RouteSet {
  const name = readHostName(host);
  const isLocalMarketing =
    isLocalHost(name) && Object.values(MARKETING_PATHS).some((pathPrefix) => path.startsWith(pathPrefix));
  if (name !== PRODUCT.marketingHost && !isLocalMarketing) return 'app';
  return isVisionPath(path) ? 'vision' : 'website';
}

/** Whether the host serves the app and the marketing site: localhost and IP addresses do. */
export function servesBothSets(host: string): boolean {
  return isLocalHost(readHostName(host));
}

/** The host's name in lower case, without the port and a final dot. */
function readHostName(host: string): string {
  return (HOST_PATTERN.exec(host)?.groups?.['name'] ?? '').toLowerCase().replace(/\.$/u, '');
}

function isLocalHost(name: string): boolean {
  return name === 'localhost' || name.startsWith('[') || IPV4_PATTERN.test(name);
}

function isVisionPath(path: string): boolean {
  return path === MARKETING_PATHS.vision || path === `${MARKETING_PATHS.vision}/`;
}
