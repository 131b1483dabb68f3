import type { FastifyRequest } from 'fastify';
import { PRODUCT } from '../../../src/domain/product.ts';
import { MARKETING_PATHS, servesBothSets } from '../../../src/domain/routeSet.ts';
import type { PublicAddresses } from './PageRenderer.ts';

export type RequestHost = Pick<FastifyRequest, 'host' | 'protocol'>;

const MARKETING_ORIGIN = `https://${PRODUCT.marketingHost}`;

/** The URLs of the open pages on the host of a request. `publicOrigin` is the configured origin of the app. */
export function getPublicAddresses(request: RequestHost, publicOrigin: string | null): PublicAddresses {
  const ownOrigin = `${request.protocol}://${request.host}`;
  if (servesBothSets(request.host))
    return {
      websiteUrl: ownOrigin + MARKETING_PATHS.website,
      visionUrl: ownOrigin + MARKETING_PATHS.vision,
      appOrigin: ownOrigin,
    };
  return {
    websiteUrl: `${MARKETING_ORIGIN}/`,
    visionUrl: MARKETING_ORIGIN + MARKETING_PATHS.vision,
    appOrigin: publicOrigin ?? `https://${PRODUCT.appHost}`,
  };
}
