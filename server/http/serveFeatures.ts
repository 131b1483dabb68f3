import type { FastifyInstance } from 'fastify';
import { CALLS } from '../../contract/calls.ts';
import { getConfig } from '../../contract/config.ts';
import { health } from '../../contract/health.ts';
import { AccountDeletion } from '../application/accounts/AccountDeletion.ts';
import { DataExport } from '../application/accounts/DataExport.ts';
import { AttachmentLoader } from '../application/attachments/AttachmentLoader.ts';
import { AttachmentService } from '../application/attachments/AttachmentService.ts';
import { BlobSweep } from '../application/attachments/BlobSweep.ts';
import { ChatHistory } from '../application/chat/ChatHistory.ts';
import { ChatService } from '../application/chat/ChatService.ts';
import { createSharedTasks } from '../application/housekeeping/createSharedTasks.ts';
import { Housekeeping } from '../application/housekeeping/Housekeeping.ts';
import { TryOnEngines } from '../application/poses/TryOnEngines.ts';
import { KeptPictures } from '../application/poses/KeptPictures.ts';
import { PhotosInUse } from '../application/poses/PhotosInUse.ts';
import { PoseService } from '../application/poses/PoseService.ts';
import { TryOnService } from '../application/poses/TryOnService.ts';
import { steadyClock } from '../application/ports/Clock.ts';
import type { JobLog } from '../application/ports/Log.ts';
import { noProviderAccounts } from '../application/ports/ProviderAccounts.ts';
import { SearchHistory } from '../application/search/SearchHistory.ts';
import { SearchService } from '../application/search/SearchService.ts';
import { CachedSessions } from '../application/sessions/CachedSessions.ts';
import { AccountWatch } from '../application/sessions/AccountWatch.ts';
import { SessionService } from '../application/sessions/SessionService.ts';
import type { AppDependencies, AppSettings } from './AppParts.ts';
import { CallServer } from './CallServer.ts';
import { limitRates } from './limits.ts';
import { createOpenApiDocument } from './openApi.ts';
import { serveAccess } from './routes/access.ts';
import { serveAttachments } from './routes/attachments.ts';
import { serveChat, serveChatHistory } from './routes/chat.ts';
import { serveCurrentSession } from './routes/currentSession.ts';
import { serveFigures } from './routes/figures.ts';
import { serveItems } from './routes/items.ts';
import { serveLogout } from './routes/logout.ts';
import { servePoses } from './routes/poses.ts';
import { serveSearch, serveSearchHistory } from './routes/search.ts';
import { serveTryOn } from './routes/tryOn.ts';
import { serveUser } from './routes/user.ts';
import { serveWishlist } from './routes/wishlist.ts';
import { scheduleHousekeeping } from './scheduleHousekeeping.ts';
import { SessionCookie } from './session.ts';
import { refuseUnserved } from './unserved.ts';

/** The parts of the app, and objects that several features use. */
interface FeatureDependencies extends AppDependencies {
  readonly settings: AppSettings;
  readonly sessions: SessionService;
  readonly cookies: SessionCookie;
  readonly attachmentLoader: AttachmentLoader;
  readonly sweep: BlobSweep;
  readonly photosInUse: PhotosInUse;
  readonly log: JobLog;
}

/** Adds all calls of the contract, and its OpenAPI document. */
export async function serveFeatures(
  app: FastifyInstance,
  dependencies: AppDependencies,
  settings: AppSettings,
): Promise<void> {
  const featureParts = createFeatureParts(app, dependencies, settings);
  const { cookies } = featureParts;
  const createGuard = limitRates(app, settings.rateLimits, cookies);
  const { checksAnswers, storeMs } = settings;
  const calls = new CallServer(app, { createGuard, checksAnswers, storeMs, users: dependencies.store.users });
  serveBasics(calls, featureParts);
  serveShopping(calls, featureParts);
  serveConversations(calls, featureParts);
  serveFittingRoom(calls, featureParts);
  const deletion = createAccountDeletion(featureParts);
  serveAccountAccess(calls, featureParts, deletion);
  startHousekeeping(app, featureParts, deletion);
  for (const addRoutes of dependencies.modules) await addRoutes(calls, cookies, app);
  refuseUnserved(calls);
  const document = createOpenApiDocument(CALLS, cookies.name);
  app.get('/api/openapi.json', async () => document);
}

function createFeatureParts(
  app: FastifyInstance,
  dependencies: AppDependencies,
  settings: AppSettings,
): FeatureDependencies {
  const { store, blobs } = dependencies;
  const log = createLog(app);
  const sessions = createSessionService(dependencies, settings, log);
  return {
    ...{ ...dependencies, settings, sessions, log },
    cookies: new SessionCookie(sessions, settings.security.isHttps),
    attachmentLoader: new AttachmentLoader(store.catalogue, store.attachments),
    sweep: new BlobSweep({ discardedBlobs: store.discardedBlobs, blobs, log }),
    photosInUse: new PhotosInUse(),
  };
}

function serveBasics(calls: CallServer, { store, settings, cookies }: FeatureDependencies): void {
  calls.serve(health, async () => ({ status: 'ok' as const, items: await store.catalogue.count() }));
  calls.serve(getConfig, async () => settings.clientConfig);
  serveLogout(calls, cookies);
  serveCurrentSession(calls, store.users);
  serveUser(calls, store.users);
}

function serveShopping(calls: CallServer, dependencies: FeatureDependencies): void {
  const { store, engine, clock, secrets, attachmentLoader, sweep, log } = dependencies;
  serveItems(calls, store.catalogue, engine);
  serveWishlist(calls, store.wishlists, store.catalogue, clock);
  serveSearch(calls, new SearchService(engine, store, attachmentLoader, clock, secrets, log));
  serveSearchHistory(calls, new SearchHistory(store, store.catalogue, attachmentLoader, sweep));
}

function serveConversations(calls: CallServer, dependencies: FeatureDependencies): void {
  const { chats, attachments, catalogue, users, wishlists, discardedBlobs } = dependencies.store;
  serveAttachments(calls, new AttachmentService({ ...dependencies, attachments, discardedBlobs }));
  serveChat(calls, new ChatService({ ...dependencies, chats, catalogue, users, wishlists }));
  serveChatHistory(calls, new ChatHistory(chats, catalogue, dependencies.sweep));
}

function serveFittingRoom(calls: CallServer, dependencies: FeatureDependencies): void {
  const { poses, tryOns, catalogue, discardedBlobs } = dependencies.store;
  const { tryOnService } = dependencies.settings.clientConfig;
  const sharedParts = { ...dependencies, poses, tryOns, discardedBlobs, tryOnService };
  const photoChecks = dependencies.photoChecks ?? null;
  servePoses(calls, new PoseService({ ...sharedParts, photoChecks }), new KeptPictures(sharedParts));
  serveFigures(calls, dependencies.figures);
  if (Object.keys(dependencies.tryOnEngines).length === 0) return;
  const engines = new TryOnEngines(dependencies.tryOnEngines, steadyClock);
  serveTryOn(calls, new TryOnService({ ...sharedParts, engines, catalogue }));
}

function createAccountDeletion(dependencies: FeatureDependencies): AccountDeletion {
  const { users, accountDeletions } = dependencies.store;
  const providerAccounts = dependencies.signInAccounts?.providerAccounts ?? noProviderAccounts;
  return new AccountDeletion({ ...dependencies, users, accountDeletions, providerAccounts });
}

function serveAccountAccess(calls: CallServer, dependencies: FeatureDependencies, deletion: AccountDeletion): void {
  const { signInAccounts, store, blobs, archives, cookies } = dependencies;
  if (signInAccounts === undefined) return;
  const dataExport = new DataExport({ shopperRecords: store.shopperRecords, blobs });
  serveAccess(calls, cookies, { ...signInAccounts, deletion, dataExport, archives });
}

function startHousekeeping(app: FastifyInstance, dependencies: FeatureDependencies, deletion: AccountDeletion): void {
  const { store, sweep, clock, secrets, localTasks = [], log } = dependencies;
  const sharedTasks = createSharedTasks({ store, deletion, clock });
  const files = { name: 'files', run: () => sweep.removeAll() };
  const { jobLocks } = store;
  scheduleHousekeeping(
    app,
    new Housekeeping({
      sharedTasks,
      localTasks: [files, ...localTasks],
      jobLocks,
      holder: secrets.createId(),
      clock,
      log,
    }),
  );
}

function createSessionService(
  { store, accountStatus, clock, secrets }: AppDependencies,
  { sessionLifetimes }: AppSettings,
  log: JobLog,
): SessionService {
  const sessions = new CachedSessions(store.sessions, clock);
  const watch = new AccountWatch({ status: accountStatus, users: store.users, sessions, clock, log });
  return new SessionService(sessions, clock, secrets, sessionLifetimes, watch);
}

function createLog(app: FastifyInstance): JobLog {
  return {
    warn: (details, message) => app.log.warn(details, message),
    info: (details, message) => app.log.info(details, message),
  };
}
