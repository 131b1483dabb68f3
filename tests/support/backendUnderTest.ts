import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { ZipArchives } from '../../server/adapters/archives/ZipArchives.ts';
import { InMemoryBlobs } from '../../server/adapters/memory/InMemoryBlobs.ts';
import { InMemoryStore } from '../../server/adapters/memory/InMemoryStore.ts';
import { SharpPictureIntake } from '../../server/adapters/uploads/SharpPictureIntake.ts';
import { SharpThumbnails } from '../../server/adapters/uploads/SharpThumbnails.ts';
import { AccountAccess } from '../../server/application/accounts/AccountAccess.ts';
import { noProviderAccounts } from '../../server/application/ports/ProviderAccounts.ts';
import type { Store } from '../../server/application/ports/Store.ts';
import { randomSecrets } from '../../server/application/ports/Secrets.ts';
import { SessionService } from '../../server/application/sessions/SessionService.ts';
import { noAccountStatus } from '../../server/application/ports/AccountStatus.ts';
import { serveNoClient } from '../../server/http/client.ts';
import { createApp } from '../../server/http/createApp.ts';
import type { AppDependencies, AppSettings } from '../../server/http/AppParts.ts';
import { CatalogueOrderEngine } from './CatalogueOrderEngine.ts';
import { createCatalogueItem } from './catalogueItems.ts';
import { FakeFigures } from './FakeFigures.ts';
import { FakeStylist } from './FakeStylist.ts';
import { createPictureReading } from './pictureReadings.ts';

export const LIFETIME_MS = 1_000_000;
export const LIFETIMES = { idleMs: LIFETIME_MS, maxMs: 10 * LIFETIME_MS };

/** The backend with an in-memory store, called without a socket. Its clock moves only when a test sets it. */
export class BackendUnderTest {
  readonly store: Store;
  readonly app: FastifyInstance;
  readonly time: { now: number };

  private constructor(store: Store, app: FastifyInstance, time: { now: number }) {
    this.store = store;
    this.app = app;
    this.time = time;
  }

  static async start(
    dependencies: Partial<AppDependencies> = {},
    settings: Partial<AppSettings> = {},
  ): Promise<BackendUnderTest> {
    const store = dependencies.store ?? new InMemoryStore();
    const time = { now: 1_700_000_000_000 };
    await store.catalogue.importAll('demo', [['blazer', 'tee', 'coat'].map((id) => createCatalogueItem({ id }))]);
    const app = await createApp(
      {
        store,
        engine: new CatalogueOrderEngine(store.catalogue),
        pictures: { find: async () => null },
        blobs: new InMemoryBlobs(),
        intake: new SharpPictureIntake(),
        thumbnails: new SharpThumbnails(),
        tryOnEngines: {},
        figures: new FakeFigures(),
        reader: { read: async () => createPictureReading() },
        stylist: new FakeStylist(),
        clock: { now: () => time.now },
        secrets: randomSecrets,
        serveClient: serveNoClient,
        modules: [],
        accountStatus: noAccountStatus,
        archives: new ZipArchives(),
        signInAccounts: {
          access: new AccountAccess({
            ...{ providers: [], users: store.users, sessions: store.sessions, clock: { now: () => time.now } },
            handover: { recordPasswordTime: async () => undefined },
          }),
          ...{ providerAccounts: noProviderAccounts, providers: [] },
        },
        ...dependencies,
      },
      { ...TEST_SETTINGS, ...settings },
    );
    return new BackendUnderTest(store, app, time);
  }

  /** Creates a shopper. Returns the headers of a browser with a session. */
  async signIn(id: string): Promise<{ cookie: string }> {
    await this.store.users.recordSignIn(
      { provider: 'firebase', subject: id, email: `${id}@example.com`, name: id },
      id,
    );
    const sessions = new SessionService(this.store.sessions, { now: () => this.time.now }, randomSecrets, LIFETIMES);
    return {
      cookie: `atelier_session=${(await sessions.open(id, { identity: { provider: 'firebase', subject: id }, provenAt: this.time.now })).token}`,
    };
  }

  call(options: InjectOptions): Promise<LightMyRequestResponse> {
    return this.app.inject(options);
  }

  post(url: string, payload: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.call({ method: 'POST', url, payload, headers });
  }

  stop(): Promise<unknown> {
    return this.app.close();
  }
}

const TEST_SETTINGS: AppSettings = {
  security: {
    allowedOrigins: [],
    ownHosts: [],
    connectSources: ['http://127.0.0.1:9099'],
    isHttps: false,
    usesHotReload: false,
  },
  sessionLifetimes: LIFETIMES,
  rateLimits: { perSession: 100_000, perAddress: 100_000 },
  checksAnswers: true,
  trustProxy: 0,
  clientConfig: {
    firebase: {
      apiKey: 'demo',
      authDomain: 'demo.test',
      projectId: 'demo-atelier',
      emulatorOrigin: 'http://127.0.0.1:9099',
    },
    google: null,
    tryOnService: null,
  },
  logger: false,
};
