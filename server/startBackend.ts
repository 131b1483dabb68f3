import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { ZipArchives } from './adapters/archives/ZipArchives.ts';
import { BlobFolder } from './adapters/files/BlobFolder.ts';
import { DataFolderLock, DataFolderUnusableError } from './adapters/files/DataFolderLock.ts';
import { DEMO_SOURCE, readDemoCatalogue } from './adapters/files/DemoCatalogueFile.ts';
import { PictureCache } from './adapters/files/PictureCache.ts';
import { PictureFolders } from './adapters/files/PictureFolders.ts';
import { explainStoreError } from './adapters/postgres/openFolder.ts';
import { SupportDesk } from './application/mail/SupportDesk.ts';
import { TrendsService } from './application/trends/TrendsService.ts';
import { CatalogueSearchEngine } from './application/search/CatalogueSearchEngine.ts';
import { GuardedReader } from './adapters/reading/GuardedReader.ts';
import { PlainReader } from './adapters/reading/PlainReader.ts';
import { WorkerReader } from './adapters/reading/WorkerReader.ts';
import { PictureProcesses } from './adapters/uploads/PictureProcesses.ts';
import { SharpPictureIntake } from './adapters/uploads/SharpPictureIntake.ts';
import { SharpThumbnails } from './adapters/uploads/SharpThumbnails.ts';
import type { CandidateSource } from './application/ports/CandidateSource.ts';
import { WorkerPictureReader } from './adapters/pictures/WorkerPictureReader.ts';
import type { Pictures } from './application/ports/Pictures.ts';
import type { Log } from './application/ports/Log.ts';
import { systemClock } from './application/ports/Clock.ts';
import { randomSecrets } from './application/ports/Secrets.ts';
import type { Store } from './application/ports/Store.ts';
import type { TextReader } from './application/ports/TextReader.ts';
import type { Config } from './config.ts';
import { createApp } from './http/createApp.ts';
import type { AppParts, AppSettings } from './http/createApp.ts';
import { geocodingRoutes } from './http/routes/geocoding.ts';
import { supportRoutes } from './http/routes/support.ts';
import { trendsRoutes } from './http/routes/trends.ts';
import { createIdentity } from './identity/createIdentity.ts';
import type { Identity } from './identity/createIdentity.ts';
import type { IdentitySettings } from './identity/settings.ts';
import { GazetteerGeocoder } from './adapters/geocoding/GazetteerGeocoder.ts';
import { GeoapifyGeocoder } from './adapters/geocoding/GeoapifyGeocoder.ts';
import { PhotoEngine } from './adapters/fitting/photo/PhotoEngine.ts';
import { createStylist } from './createStylist.ts';
import { startDemoLife } from './demo/startDemoLife.ts';
import { openCandidates } from './openCandidates.ts';
import { openFittingRoom } from './openFittingRoom.ts';
import { openStore } from './openStore.ts';
import { startMailing } from './startMailing.ts';

const ASSETS_FOLDER = new URL('./assets/', import.meta.url);
const CATALOGUE_FOLDER = new URL('catalogue/', ASSETS_FOLDER);

export interface BackendOptions {
  readonly config: Config;
  /** May still be pending: the store is opened in parallel. */
  readonly identity: Promise<IdentitySettings> | IdentitySettings;
  readonly serveClient: AppParts['serveClient'];
  readonly hotReload: boolean;
  /** How long the parsing of a shopper's text may take; by default as in `WorkerReader`. */
  readonly parseDeadlineMs?: number;
  /** Receives progress messages of a first start. */
  readonly report?: (line: string) => void;
}

export interface Backend {
  readonly app: FastifyInstance;
  readonly store: Store;
  /** The origin of the server, e.g. `http://localhost:3000`. */
  readonly origin: string;
  /** Finishes running requests and releases the data folder. May be called more than once. */
  stop(): Promise<void>;
}

/** Starts all parts on one origin. If a part cannot start, closes the others and rejects. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { config, identity: pendingIdentity, parseDeadlineMs, report } = options;
  // Awaited below; until then this prevents an unhandled rejection.
  Promise.resolve(pendingIdentity).catch(() => undefined);
  await mkdir(config.dataDir, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new DataFolderUnusableError(config.dataDir, cause);
  });
  const lock = await DataFolderLock.acquire(config.dataDir, report ? { report } : {});
  const closeFunctions: (() => unknown)[] = [() => lock.release()];
  const stop = async (): Promise<void> => {
    for (const close of closeFunctions.splice(0).toReversed()) await close();
  };
  // Loads its rules while the store is opened.
  const workerReader = new WorkerReader(parseDeadlineMs === undefined ? {} : { deadlineMs: parseDeadlineMs });
  closeFunctions.push(() => workerReader.close());
  try {
    const store = await openStore(config, report);
    closeFunctions.push(() => store.close());
    let app: FastifyInstance | null = null;
    const log: Log = { warn: (details, message) => app?.log.warn(details, message) };
    if (config.demoCatalogue) await importDemoCatalogue(store.catalogue);
    const [candidates, identitySettings] = await Promise.all([openCandidates(store, config, log), pendingIdentity]);
    const identity = createIdentity(identitySettings, {
      users: store.users,
      sessions: store.sessions,
      pendingLinks: store.pendingLinks,
      accountDeletions: store.accountDeletions,
      clock: systemClock,
      secrets: randomSecrets,
      log,
    });
    await identity.prepare();
    const pictureReader = new WorkerPictureReader();
    closeFunctions.push(() => pictureReader.close());
    const pictureProcesses = new PictureProcesses();
    closeFunctions.push(() => pictureProcesses.close());
    const intake = new SharpPictureIntake((file) => pictureProcesses.encode(file));
    const pictureCache = new PictureCache(join(config.dataDir, 'cache', 'pictures'));
    const pictures = createPictureFolders(config, pictureCache);
    const photoEngine = new PhotoEngine(ASSETS_FOLDER, pictures);
    closeFunctions.push(() => photoEngine.close());
    const { tryOnEngines, figures, close } = await openFittingRoom(config, { pictures, photoEngine, log });
    closeFunctions.push(close);
    const gazetteer = new GazetteerGeocoder();
    closeFunctions.push(() => gazetteer.close());
    const geocoder = config.geocoder ? new GeoapifyGeocoder(config.geocoder) : gazetteer;
    const mailing = startMailing(config.smtp, store.inbox, systemClock, log);
    if (mailing) closeFunctions.push(() => mailing.stop());
    const { inbox, users } = store;
    const supportDesk = new SupportDesk({
      ...{ inbox, users, clock: systemClock, secrets: randomSecrets },
      startMailing: mailing?.start ?? null,
    });
    await workerReader.sendLanguage(await candidates.view());
    const textReader = new GuardedReader(workerReader, new PlainReader(), log);
    const stylist = await createStylist(candidates, textReader, config, log);
    const appParts = collectAppParts(options, store, candidates, textReader, identity);
    const trends = new TrendsService({ ...appParts, geocoder, log });
    const fittingParts = { intake, reader: pictureReader, stylist, tryOnEngines, figures, pictures };
    app = await createApp(
      {
        ...appParts,
        modules: [identity.routes, geocodingRoutes(geocoder), supportRoutes(supportDesk), trendsRoutes(trends)],
        localTasks: [{ name: 'cached-pictures', run: () => pictureCache.removeUnused(systemClock.now()) }],
        ...{ ...fittingParts, photoChecks: photoEngine },
      },
      createAppSettings(options, identity),
    );
    for (const warning of identity.warnings) log.warn({}, warning);
    const listeningApp = app;
    closeFunctions.push(() => listeningApp.close());
    await app.listen({ host: config.host, port: config.port });
    closeFunctions.push(startDemo(config, { ...appParts, ...fittingParts }, trends, log));
    closeFunctions.push(prepareInBackground(config, trends, log));
    return { app, store, origin: getLocalOrigin(app, config), stop };
  } catch (cause) {
    await stop();
    throw config.databaseUrl === null ? await explainStoreError(cause, join(config.dataDir, 'store')) : cause;
  }
}

/** Items of an earlier version of the demo catalogue are no longer sold. */
async function importDemoCatalogue(catalogue: Store['catalogue']): Promise<void> {
  const items = await readDemoCatalogue(new URL('catalogue.json', CATALOGUE_FOLDER));
  await catalogue.importAll(DEMO_SOURCE, [items], undefined, { isComplete: true });
}

/** The first shoppers wait less. Returns a function that ends the work and waits for it. */
function prepareInBackground({ isTest }: Config, trends: TrendsService, log: Log): () => unknown {
  if (isTest) return () => undefined;
  const controller = new AbortController();
  const work = trends
    .prepare(controller.signal)
    .catch((cause: unknown) => log.warn({ cause: String(cause) }, 'Trends could not be prepared.'));
  return () => {
    controller.abort();
    return work;
  };
}

/** Never in production; tests bring data of their own. */
function startDemo(
  { isProduction, isTest, demoCatalogue }: Config,
  ...parts: Parameters<typeof startDemoLife>
): () => unknown {
  return demoCatalogue && !isProduction && !isTest ? startDemoLife(...parts) : () => undefined;
}

function collectAppParts(
  { config, serveClient }: BackendOptions,
  store: Store,
  candidates: CandidateSource,
  textReader: TextReader,
  identity: Identity,
): Omit<AppParts, 'modules' | 'intake' | 'reader' | 'stylist' | 'tryOnEngines' | 'figures' | 'pictures'> {
  return {
    store,
    serveClient,
    engine: new CatalogueSearchEngine(candidates, textReader),
    blobs: new BlobFolder(join(config.dataDir, 'blobs')),
    thumbnails: new SharpThumbnails(),
    clock: systemClock,
    secrets: randomSecrets,
    accountStatus: identity.accountStatus,
    signInAccounts: identity.signInAccounts,
    archives: new ZipArchives(),
  };
}

function createPictureFolders({ dataDir }: Config, cache: PictureCache): Pictures {
  const roots = {
    catalogue: fileURLToPath(new URL('pictures/', CATALOGUE_FOLDER)),
    imports: join(dataDir, 'media', 'imports'),
  };
  return new PictureFolders(roots, cache);
}

function createAppSettings({ config, hotReload }: BackendOptions, identity: Identity): AppSettings {
  const { publicOrigin, tryOnService } = config;
  return {
    security: {
      allowedOrigins: publicOrigin === null ? [] : [publicOrigin],
      ownHosts: listOwnHosts(config),
      connectSources: identity.connectSources,
      https: publicOrigin?.startsWith('https:') ?? false,
      hotReload,
    },
    sessionLifetimes: config.sessionLifetimes,
    rateLimits: config.rateLimits,
    checkAnswers: config.isTest || hotReload,
    trustProxy: config.trustProxy,
    clientConfig: { ...identity.clientConfig, tryOnService: tryOnService && new URL(tryOnService.baseUrl).host },
    logger: { level: config.logLevel },
  };
}

function listOwnHosts({ isProduction, host, publicOrigin }: Config): readonly string[] | null {
  return isProduction ? null : [host, ...(publicOrigin === null ? [] : [new URL(publicOrigin).hostname])];
}

function getLocalOrigin(app: FastifyInstance, { host }: Config): string {
  const { port } = app.server.address() as AddressInfo;
  return `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`;
}
