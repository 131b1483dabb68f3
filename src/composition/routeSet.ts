import { PRODUCT } from '../domain/product.ts';
import { PATHS } from '../ui/shared/paths.ts';

/** The set of routes for an address (spec 2.1). */
export type RouteSet = 'app' | 'website' | 'vision';

const LOCAL_HOST = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/iu;

/** `hostname` is without a port; `pathname` begins with a slash. */
export function routeSetOf(hostname: string, pathname: string): RouteSet {
  const local = LOCAL_HOST.test(hostname) && (pathname.startsWith(PATHS.website) || pathname.startsWith(PATHS.vision));
  if (hostname !== PRODUCT.marketingHost && !local) return 'app';
  return pathname === PATHS.vision ? 'vision' : 'website';
}

/** The target of 'Join': the app host from the marketing host, else the same origin. */
export function appUrlFrom({ hostname, protocol }: Pick<Location, 'hostname' | 'protocol'>): string {
  return hostname === PRODUCT.marketingHost ? `${protocol}//${PRODUCT.appHost}/` : PATHS.app;
}
