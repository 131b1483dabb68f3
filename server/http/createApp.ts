import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { SharedPieces } from '../application/catalogue/SharedPieces.ts';
import type { AppDependencies, AppSettings } from './AppParts.ts';
import { boundBodyMemory } from './BodyMemory.ts';
import { compressAnswers } from './compression.ts';
import {
  limitConnections,
  limitOutstandingRequests,
  limitRefusedBodies,
  CONNECTION_BOUNDS,
  createConnectionSettings,
  ignoreForwardedHost,
  refuseExpectations,
  refuseTunnels,
  refuseUnclearHost,
} from './connections.ts';
import { refuseEncodedBodies } from './encodedBodies.ts';
import { dropForwardedPorts } from './forwardedAddresses.ts';
import { readJson } from './json.ts';
import { limitAddresses } from './limits.ts';
import { answerError } from './problems.ts';
import { serveMedia } from './routes/media.ts';
import { refuseForeignRequests, createSecurityHeaders, sendSecurityHeaders, sendTime } from './security.ts';
import { serveFeatures } from './serveFeatures.ts';
import { finishRunningRequests } from './finishRunningRequests.ts';

/** The fraction of an address's rate limit for pages of shared links. */
const SHARED_PAGE_RATE_SHARE = 1 / 25;
const JSON_BODY_LIMIT = 256 * 1024;

/** Creates the backend's HTTP server. The caller makes it listen. Closing it does not close `dependencies`. */
export async function createApp(dependencies: AppDependencies, settings: AppSettings): Promise<FastifyInstance> {
  z.config(z.locales.en());
  const headers = createSecurityHeaders(settings.security);
  const app = Fastify({
    logger: settings.logger,
    trustProxy: settings.trustProxy > 0 && ((_address, hop) => hop < settings.trustProxy),
    bodyLimit: JSON_BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    // Close only idle connections here; `finishRunningRequests` closes the busy ones.
    forceCloseConnections: 'idle',
    ...createConnectionSettings(settings.connections ?? CONNECTION_BOUNDS, headers),
  });
  finishRunningRequests(app);
  app.setErrorHandler(answerError);
  app.decorateRequest('session', null);
  limitConnections(app, settings.connections ?? CONNECTION_BOUNDS, settings.trustProxy > 0);
  limitOutstandingRequests(app);
  limitRefusedBodies(app, settings.connections ?? CONNECTION_BOUNDS);
  sendTime(app, dependencies.clock);
  sendSecurityHeaders(app, headers);
  refuseExpectations(app, headers);
  refuseTunnels(app, headers);
  app.addHook('onRequest', dropForwardedPorts);
  await limitAddresses(app, settings.rateLimits);
  app.addHook('onRequest', ignoreForwardedHost);
  app.addHook('onRequest', refuseUnclearHost);
  app.addHook('onRequest', refuseForeignRequests(settings.security));
  await app.register(cookie);
  await app.register(multipart);
  refuseEncodedBodies(app);
  boundBodyMemory(app, settings.bodyMemory);
  readJson(app);
  compressAnswers(app);
  await serveFeatures(app, dependencies, settings);
  serveMedia(app, dependencies.pictures);
  await dependencies.serveClient(app, {
    pieces: new SharedPieces(dependencies.store.catalogue, dependencies.clock),
    publicOrigin: settings.publicOrigin ?? null,
    maxSharedPagesPerMinute: Math.max(1, Math.round(settings.rateLimits.perAddress * SHARED_PAGE_RATE_SHARE)),
  });
  return app;
}
