import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ZipArchives } from './adapters/archives/ZipArchives.ts';
import { BlobFolder } from './adapters/files/BlobFolder.ts';
import { explainStoreError } from './adapters/postgres/openFolder.ts';
import { GuardedReader } from './adapters/reading/GuardedReader.ts';
import { PlainReader } from './adapters/reading/PlainReader.ts';
import { WorkerReader } from './adapters/reading/WorkerReader.ts';
import { SharpThumbnails } from './adapters/uploads/SharpThumbnails.ts';
import { systemClock, type Clock } from './application/ports/Clock.ts';
import type { Log } from './application/ports/Log.ts';
import { randomSecrets } from './application/ports/Secrets.ts';
import type { Store } from './application/ports/Store.ts';
import { CatalogueSearchEngine } from './application/search/CatalogueSearchEngine.ts';
import { ShowcaseSearch } from './application/search/ShowcaseSearch.ts';
import { TrendsService } from './application/trends/TrendsService.ts';
import type { Config } from './config.ts';
import { createAppSettings } from './createAppSettings.ts';
import { createStylist } from './createStylist.ts';
import { startDemoHistory } from './demo/startDemoHistory.ts';
import type { AppDependencies } from './http/AppParts.ts';
import { createApp } from './http/createApp.ts';
import { geocodingRoutes } from './http/routes/geocoding.ts';
import { showcaseRoutes } from './http/routes/showcase.ts';
import { trendsRoutes } from './http/routes/trends.ts';
import { createIdentity } from './identity/createIdentity.ts';
import type { Identity } from './identity/createIdentity.ts';
import type { IdentitySettings } from './identity/settings.ts';
import { openCandidates } from './openCandidates.ts';
import { openClock } from './openClock.ts';
import { lockDataFolder, openData } from './openData.ts';
import { openPictures } from './openPictures.ts';
import { openMessages } from './openMessages.ts';
import { openReports } from './openReports.ts';
import { openGeocoder } from './openGeocoder.ts';
import { Shutdown } from './Shutdown.ts';

export interface BackendOptions {
  readonly config: Config;
  /** The identity settings, which may be loaded while the store is opened. */
  readonly identity: Promise<IdentitySettings> | IdentitySettings;
  readonly serveClient: AppDependencies['serveClient'];
  readonly usesHotReload: boolean;
  /** Time limit for parsing a shopper's text, in milliseconds; that of `WorkerReader` by default. */
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

/** Starts the backend on one origin. If a part cannot start, closes the others and rejects. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { config, report } = options;
  // Avoid an unhandled rejection, because this is awaited later.
  Promise.resolve(options.identity).catch(() => undefined);
  const shutdown = new Shutdown();
  await lockDataFolder(config, shutdown, report);
  try {
    return { ...(await startParts(options, shutdown)), stop: () => shutdown.run() };
  } catch (cause) {
    await shutdown.run();
    throw config.databaseUrl === null ? await explainStoreError(cause, join(config.dataDir, 'store')) : cause;
  }
}

async function startParts(options: BackendOptions, shutdown: Shutdown): Promise<Omit<Backend, 'stop'>> {
  const { config, usesHotReload, serveClient } = options;
  // The reader's threads load their rules while the store is opened.
  const workerReader = openTextReader(options, shutdown);
  const store = await openData(config, shutdown, options.report);
  const log = new AppLog();
  const clock = await openClock(config, store, shutdown);
  const [candidates, identitySettings] = await Promise.all([openCandidates(store, config, log), options.identity]);
  const identity = await openIdentity(identitySettings, store, clock, log);
  const pictures = await openPictures(config, log, shutdown);
  const geocoder = openGeocoder(config, shutdown);
  const blobs = new BlobFolder(join(config.dataDir, 'blobs'));
  await workerReader.sendLanguage(await candidates.view());
  const textReader = new GuardedReader(workerReader, new PlainReader(), log);
  const engine = new CatalogueSearchEngine(candidates, textReader);
  const parts = {
    ...{ ...pictures, store, blobs, serveClient, clock, secrets: randomSecrets },
    engine,
    stylist: await createStylist(candidates, textReader, engine, config, log),
    thumbnails: new SharpThumbnails(),
    accountStatus: identity.accountStatus,
    signInAccounts: identity.signInAccounts,
    archives: new ZipArchives(),
  } satisfies Omit<AppDependencies, 'modules'>;
  const trends = new TrendsService({ ...parts, geocoder, log });
  const modules = [
    identity.routes,
    geocodingRoutes(geocoder),
    openMessages(config, { store, blobs, clock, log }, shutdown),
    openReports(config, store, { clock, log }, shutdown),
    trendsRoutes(trends),
    showcaseRoutes(new ShowcaseSearch(parts.engine)),
  ];
  const app = await createApp({ ...parts, modules }, createAppSettings(config, usesHotReload, identity));
  log.app = app;
  for (const warning of identity.warnings) log.warn({}, warning);
  shutdown.add(() => app.close());
  await app.listen({ host: config.host, port: config.port });
  shutdown.add(startDemo(config, parts, trends, log));
  shutdown.add(prepareInBackground(config, trends, log));
  return { app, store, origin: getLocalOrigin(app, config) };
}

/** The app's log. Drops messages until the app exists. */
class AppLog implements Log {
  app: FastifyInstance | null = null;

  warn(details: Readonly<Record<string, unknown>>, message: string): void {
    this.app?.log.warn(details, message);
  }
}

function openTextReader({ parseDeadlineMs }: BackendOptions, shutdown: Shutdown): WorkerReader {
  const reader = new WorkerReader(parseDeadlineMs === undefined ? {} : { deadlineMs: parseDeadlineMs });
  shutdown.add(() => reader.close());
  return reader;
}

async function openIdentity(settings: IdentitySettings, store: Store, clock: Clock, log: Log): Promise<Identity> {
  const { users, sessions, pendingLinks, accountDeletions, inbox } = store;
  const stores = { users, sessions, pendingLinks, accountDeletions, inbox };
  const identity = createIdentity(settings, {
    ...stores,
    clock,
    machineClock: systemClock,
    secrets: randomSecrets,
    log,
  });
  await identity.prepare();
  return identity;
}

/** Prepares data for the first shoppers. Returns a function that stops the work and waits for it. */
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

/** Starts the demo, except in production and in tests. */
function startDemo(
  { isProduction, isTest, hasDemoCatalogue }: Config,
  ...parts: Parameters<typeof startDemoHistory>
): () => unknown {
  return hasDemoCatalogue && !isProduction && !isTest ? startDemoHistory(...parts) : () => undefined;
}

function getLocalOrigin(app: FastifyInstance, { host }: Config): string {
  const { port } = app.server.address() as AddressInfo;
  return `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`;
}
