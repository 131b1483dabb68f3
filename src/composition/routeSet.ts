import { PRODUCT } from '../domain/product.ts';
import { PATHS } from '../ui/shared/paths.ts';

/** The set of routes for an address (spec 2.1). */
export type RouteSet = 'app' | 'website' | 'vision';

const LOCAL_HOST_PATTERN = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/iu;

/** `hostname` is without a port; `pathname` begins with a slash. */
export function getRouteSet(hostname: string, pathname: string): RouteSet {
  const isLocalMarketing =
    LOCAL_HOST_PATTERN.test(hostname) && (pathname.startsWith(PATHS.website) || pathname.startsWith(PATHS.vision));
  if (hostname !== PRODUCT.marketingHost && !isLocalMarketing) return 'app';
  return pathname === PATHS.vision ? 'vision' : 'website';
}

/** The target of 'Join': the app host from the marketing host, else the same origin. */
export function createAppUrl({ hostname, protocol }: Pick<Location, 'hostname' | 'protocol'>): string {
  return hostname === PRODUCT.marketingHost ? `${protocol}//${PRODUCT.appHost}/` : PATHS.app;
}
