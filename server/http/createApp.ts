import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import * as z from 'zod';
import { CALLS } from '../../contract/calls.ts';
import { getConfig } from '../../contract/config.ts';
import type { ClientConfig } from '../../contract/config.ts';
import { health } from '../../contract/health.ts';
import { AccountDeletion } from '../application/accounts/AccountDeletion.ts';
import { DataExport } from '../application/accounts/DataExport.ts';
import { AttachedThings } from '../application/attachments/AttachedThings.ts';
import { AttachmentService } from '../application/attachments/AttachmentService.ts';
import { BlobSweep } from '../application/attachments/BlobSweep.ts';
import { ChatHistory } from '../application/chat/ChatHistory.ts';
import { ChatService } from '../application/chat/ChatService.ts';
import { createSharedTasks } from '../application/housekeeping/createSharedTasks.ts';
import { Housekeeping } from '../application/housekeeping/Housekeeping.ts';
import type { HousekeepingTask } from '../application/housekeeping/Housekeeping.ts';
import { TryOnEngines } from '../application/poses/TryOnEngines.ts';
import type { EnginesByBodyKind } from '../application/poses/TryOnEngines.ts';
import { KeptPictures } from '../application/poses/KeptPictures.ts';
import { PhotosInUse } from '../application/poses/PhotosInUse.ts';
import { PoseService } from '../application/poses/PoseService.ts';
import { TryOnService } from '../application/poses/TryOnService.ts';
import type { AccountStatus } from '../application/ports/AccountStatus.ts';
import type { Archives } from '../application/ports/Archives.ts';
import type { Blobs } from '../application/ports/Blobs.ts';
import { steadyClock } from '../application/ports/Clock.ts';
import type { Clock } from '../application/ports/Clock.ts';
import type { Figures } from '../application/ports/Figures.ts';
import type { JobLog } from '../application/ports/Log.ts';
import { noProviderAccounts } from '../application/ports/ProviderAccounts.ts';
import type { PictureIntake } from '../application/ports/PictureIntake.ts';
import type { PictureReader } from '../application/ports/PictureReader.ts';
import type { PhotoChecks } from '../application/ports/PhotoChecks.ts';
import type { Pictures } from '../application/ports/Pictures.ts';
import type { SearchEngine } from '../application/ports/SearchEngine.ts';
import type { Secrets } from '../application/ports/Secrets.ts';
import type { Store } from '../application/ports/Store.ts';
import type { Stylist } from '../application/ports/Stylist.ts';
import type { Thumbnails } from '../application/ports/Thumbnails.ts';
import { SearchHistory } from '../application/search/SearchHistory.ts';
import { SearchService } from '../application/search/SearchService.ts';
import { CachedSessions } from '../application/sessions/CachedSessions.ts';
import { AccountWatch } from '../application/sessions/AccountWatch.ts';
import { SessionService } from '../application/sessions/SessionService.ts';
import type { SessionLifetimes } from '../application/sessions/SessionService.ts';
import { boundBodyMemory } from './BodyMemory.ts';
import type { BodyMemoryLimits } from './BodyMemory.ts';
import { CallServer } from './CallServer.ts';
import { compressAnswers } from './compression.ts';
import {
  limitOutstandingRequests,
  limitRefusedBodies,
  CONNECTION_BOUNDS,
  createConnectionSettings,
  refuseExpectations,
  refuseTunnels,
  refuseUnclearHost,
} from './connections.ts';
import type { ConnectionBounds } from './connections.ts';
import { refuseEncodedBodies } from './encodedBodies.ts';
import { readJson } from './json.ts';
import { limitAddresses, limitRates } from './limits.ts';
import type { RateLimits } from './limits.ts';
import { createOpenApiDocument } from './openApi.ts';
import { scheduleHousekeeping } from './scheduleHousekeeping.ts';
import { answerError } from './problems.ts';
import { serveAccess } from './routes/access.ts';
import type { SignInAccounts } from './routes/access.ts';
import { serveAttachments } from './routes/attachments.ts';
import { serveChat, serveChatHistory } from './routes/chat.ts';
import { serveCurrentSession } from './routes/currentSession.ts';
import { serveFigures } from './routes/figures.ts';
import { serveItems } from './routes/items.ts';
import { serveLogout } from './routes/logout.ts';
import { serveMedia } from './routes/media.ts';
import { servePoses } from './routes/poses.ts';
import { serveSearch, serveSearchHistory } from './routes/search.ts';
import { serveTryOn } from './routes/tryOn.ts';
import { serveUser } from './routes/user.ts';
import { serveWishlist } from './routes/wishlist.ts';
import { refuseForeignRequests, createSecurityHeaders, sendSecurityHeaders } from './security.ts';
import type { SecuritySettings } from './security.ts';
import type { RouteModule } from './RouteModule.ts';
import { SessionCookie } from './session.ts';
import { refuseUnserved } from './unserved.ts';

const JSON_BODY_LIMIT = 256 * 1024;

export interface AppSettings {
  readonly security: SecuritySettings;
  readonly sessionLifetimes: SessionLifetimes;
  readonly rateLimits: RateLimits;
  /** Default: limits for shoppers; tests use shorter ones. */
  readonly connections?: ConnectionBounds;
  /** Limits of request bodies in memory; tests use smaller ones. */
  readonly bodyMemory?: BodyMemoryLimits;
  /** How long a call may wait for the store, in milliseconds; the default is that of `StoreTime`. */
  readonly storeMs?: number;
  /** Checks responses against the contract, for development and tests. */
  readonly checkAnswers: boolean;
  /**
   * The number of proxies in front of the server, each of which appends the client's address. Not a boolean: trusting
   * all entries would trust forged ones.
   */
  readonly trustProxy: number;
  readonly clientConfig: ClientConfig;
  readonly logger: FastifyServerOptions['logger'];
}

export interface AppParts {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly pictures: Pictures;
  readonly blobs: Blobs;
  readonly intake: PictureIntake;
  readonly thumbnails: Thumbnails;
  /** Empty if there is no fitting room; its call then answers 501. */
  readonly tryOnEngines: EnginesByBodyKind;
  readonly figures: Figures;
  /** Checks whether uploaded photos can be dressed; null if photos are not dressed. */
  readonly photoChecks?: PhotoChecks | null;
  readonly reader: PictureReader;
  readonly stylist: Stylist;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** Serves the client, and answers paths that are neither a file nor a call. */
  readonly serveClient: (app: FastifyInstance) => void | Promise<void>;
  readonly modules: readonly RouteModule[];
  /** Account status at the identity provider. */
  readonly accountStatus: AccountStatus;
  /** Absent where nobody can sign in: the calls of the account panel then answer 501. */
  readonly signInAccounts?: SignInAccounts;
  readonly archives: Archives;
  /** What housekeeping removes on this node alone. */
  readonly localTasks?: readonly HousekeepingTask[];
}

/** The backend over HTTP. The caller makes it listen; closing it does not close the parts. */
export async function createApp(parts: AppParts, settings: AppSettings): Promise<FastifyInstance> {
  z.config(z.locales.en());
  const headers = createSecurityHeaders(settings.security);
  const app = Fastify({
    logger: settings.logger,
    trustProxy: settings.trustProxy > 0 && ((_address, hop) => hop < settings.trustProxy),
    bodyLimit: JSON_BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    ...createConnectionSettings(settings.connections ?? CONNECTION_BOUNDS, headers),
  });
  app.setErrorHandler(answerError);
  app.decorateRequest('session', null);
  limitOutstandingRequests(app);
  limitRefusedBodies(app, settings.connections ?? CONNECTION_BOUNDS);
  sendSecurityHeaders(app, headers);
  refuseExpectations(app, headers);
  refuseTunnels(app, headers);
  await limitAddresses(app, settings.rateLimits);
  app.addHook('onRequest', refuseUnclearHost);
  app.addHook('onRequest', refuseForeignRequests(settings.security));
  await app.register(cookie);
  await app.register(multipart);
  refuseEncodedBodies(app);
  boundBodyMemory(app, settings.bodyMemory);
  readJson(app);
  compressAnswers(app);
  await serveCalls(app, parts, settings);
  serveMedia(app, parts.pictures);
  await parts.serveClient(app);
  return app;
}

async function serveCalls(app: FastifyInstance, parts: AppParts, settings: AppSettings): Promise<void> {
  const { store, engine, clock, secrets } = parts;
  const sessions = createSessionService(app, parts, settings);
  const sessionCookie = new SessionCookie(sessions, settings.security.https);
  const createGuard = limitRates(app, settings.rateLimits, sessionCookie);
  const calls = new CallServer(app, createGuard, settings.checkAnswers, settings.storeMs);
  calls.serve(health, async () => ({ status: 'ok' as const, items: await store.catalogue.count() }));
  calls.serve(getConfig, async () => settings.clientConfig);
  serveLogout(calls, sessionCookie);
  serveCurrentSession(calls, store.users);
  serveUser(calls, store.users);
  serveItems(calls, store.catalogue, engine);
  serveWishlist(calls, store.wishlists, store.catalogue, clock);
  const attached = new AttachedThings(store.catalogue, store.attachments);
  const log = createLog(app);
  const sweep = new BlobSweep({ discarded: store.discardedBlobs, blobs: parts.blobs, log });
  serveSearch(calls, new SearchService(engine, store, attached, clock, secrets, log));
  serveSearchHistory(calls, new SearchHistory(store, store.catalogue, attached, sweep));
  const { chats, attachments, catalogue, users, discardedBlobs: discarded } = store;
  serveAttachments(calls, new AttachmentService({ ...parts, attachments, discarded }));
  serveChat(calls, new ChatService({ ...parts, chats, catalogue, users, attached }));
  serveChatHistory(calls, new ChatHistory(store.chats, store.catalogue, sweep));
  const { poses, tryOns } = store;
  const { tryOnService } = settings.clientConfig;
  const photosInUse = new PhotosInUse();
  servePoses(
    calls,
    new PoseService({
      ...parts,
      poses,
      tryOns,
      sweep,
      discarded,
      photosInUse,
      tryOnService,
      photoChecks: parts.photoChecks ?? null,
    }),
    new KeptPictures({ ...parts, poses, tryOns, sweep, photosInUse, tryOnService }),
  );
  serveFigures(calls, parts.figures);
  if (Object.keys(parts.tryOnEngines).length > 0) {
    const engines = new TryOnEngines(parts.tryOnEngines, steadyClock);
    serveTryOn(
      calls,
      new TryOnService({ ...parts, engines, poses, tryOns, photosInUse, catalogue, discarded, tryOnService }),
    );
  }
  const { accountDeletions, jobLocks } = store;
  const providerAccounts = parts.signInAccounts?.providerAccounts ?? noProviderAccounts;
  const deletion = new AccountDeletion({
    ...{ users, sessions, accountDeletions, providerAccounts, photosInUse, sweep, clock, log },
  });
  if (parts.signInAccounts) {
    const dataExport = new DataExport({ shopperRecords: store.shopperRecords, blobs: parts.blobs });
    serveAccess(calls, sessionCookie, { ...parts.signInAccounts, deletion, dataExport, archives: parts.archives });
  }
  const sharedTasks = createSharedTasks({ store, deletion, sweep, clock });
  const localTasks = parts.localTasks ?? [];
  scheduleHousekeeping(app, new Housekeeping({ sharedTasks, localTasks, jobLocks, holder: secrets.id(), clock, log }));
  for (const addRoutes of parts.modules) await addRoutes(calls, sessionCookie, app);
  refuseUnserved(calls);
  const document = createOpenApiDocument(CALLS, sessionCookie.name);
  app.get('/api/openapi.json', async () => document);
}

function createSessionService(
  app: FastifyInstance,
  { store, accountStatus, clock, secrets }: AppParts,
  settings: AppSettings,
): SessionService {
  const sessions = new CachedSessions(store.sessions, clock);
  const watch = new AccountWatch({ status: accountStatus, users: store.users, sessions, clock, log: createLog(app) });
  return new SessionService(sessions, clock, secrets, settings.sessionLifetimes, watch);
}

function createLog(app: FastifyInstance): JobLog {
  return {
    warn: (details, message) => app.log.warn(details, message),
    info: (details, message) => app.log.info(details, message),
  };
}
