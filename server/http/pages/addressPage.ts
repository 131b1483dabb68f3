import type { FastifyRequest } from 'fastify';
import { PRODUCT } from '../../../src/domain/product.ts';
import { MARKETING_PATHS, servesBothSets } from '../../../src/domain/routeSet.ts';

const MARKETING_ORIGIN = `https://${PRODUCT.marketingHost}`;
const APP_URL = `https://${PRODUCT.appHost}/`;

/**
 * Rewrites the marketing host's URLs in a prerendered page, if the request's host serves both the marketing site and
 * the app.
 */
export function addressPage(html: string, { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): string {
  if (!servesBothSets(host)) return html;
  const origin = `${protocol}://${host}`;
  return html
    .replaceAll(`"${MARKETING_ORIGIN}/"`, `"${origin}${MARKETING_PATHS.website}"`)
    .replaceAll(MARKETING_ORIGIN, origin)
    .replaceAll(`"${APP_URL}`, '"/');
}
