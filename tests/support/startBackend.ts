import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedDatabase } from '../../server/adapters/postgres/EmbeddedDatabase.ts';
import { systemClock } from '../../server/application/ports/Clock.ts';
import { randomSecrets } from '../../server/application/ports/Secrets.ts';
import type { Store } from '../../server/application/ports/Store.ts';
import { SessionService } from '../../server/application/sessions/SessionService.ts';
import { readConfig } from '../../server/config.ts';
import { serveBuiltClient, serveNoClient } from '../../server/http/client.ts';
import { DEMO_PROJECT, startAuthEmulator } from '../../server/identity/providers/firebase/emulator/AuthEmulator.ts';
import { readIdentitySettings } from '../../server/identity/settings.ts';
import { startBackend } from '../../server/startBackend.ts';
import { createMigratedFolder } from './embeddedStore.ts';

export interface StartedBackend {
  /** For example `http://localhost:41234`. */
  readonly origin: string;
  readonly store: Store;
  /** The `host:port` of the Auth emulator; null without an emulator, so that password sign-in fails. */
  readonly emulatorHost: string | null;
  /** Creates an onboarded shopper and signs in. Returns a `Cookie` header and the shopper's id. */
  signInAs(email: string): Promise<{ readonly cookie: string; readonly userId: string }>;
  stop(): Promise<void>;
}

interface BackendOptions {
  /** The port; by default 0, which picks a free one. */
  readonly port?: number;
  /** The data folder; by default a new one, which is removed at the end. */
  readonly dataDir?: string;
  readonly emulator?: boolean;
  /** The folder of a built client; without it, the server serves only the API. */
  readonly clientFolder?: string;
  /** Further variables for `server/config.ts`, e.g. `RATE_LIMIT_PER_SESSION`. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** An address where no server listens, so that sign-in fails. */
const NO_EMULATOR = '127.0.0.1:9';

/** A time limit for busy machines. `patience.test.ts` tests the product's limit of half a second. */
const SLOW_PARSE_MS = 20_000;
/** Time limit for a start. The emulator takes 4 s on an idle machine. */
const SLOW_START_MS = 180_000;

/** Starts the complete backend in this process: embedded store, demo catalogue, search engine, HTTP. */
export async function startTestBackend(options: BackendOptions = {}): Promise<StartedBackend> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'atelier-')));
  if (options.environment?.['DATABASE_URL'] === undefined) await fillDataFolder(dataDir);
  const emulator =
    options.emulator === true ? await startAuthEmulator({ port: 0, dataDir, startLimitMs: SLOW_START_MS }) : null;
  const config = readConfig({
    PORT: String(options.port ?? 0),
    ATELIER_DATA_DIR: dataDir,
    NODE_ENV: 'test',
    ...options.environment,
  });
  const backend = await startBackend({
    config,
    identity: readIdentitySettings({
      FIREBASE_PROJECT_ID: DEMO_PROJECT,
      FIREBASE_AUTH_EMULATOR_HOST: emulator?.host ?? NO_EMULATOR,
      NODE_ENV: 'test',
    }),
    serveClient: options.clientFolder === undefined ? serveNoClient : serveBuiltClient(options.clientFolder),
    usesHotReload: false,
    parseDeadlineMs: SLOW_PARSE_MS,
  });
  const sessions = new SessionService(backend.store.sessions, systemClock, randomSecrets, config.sessionLifetimes);
  return {
    origin: backend.origin,
    store: backend.store,
    emulatorHost: emulator?.host ?? null,
    signInAs: (email) => signIn(backend.store, sessions, email),
    stop: async () => {
      await backend.stop();
      await emulator?.stop();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true });
    },
  };
}

/** Creates a store from the cached dump, unless there is one. */
async function fillDataFolder(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'store');
  if (
    await access(folder).then(
      () => true,
      () => false,
    )
  )
    return;
  const database = await EmbeddedDatabase.open({ folder, from: await createMigratedFolder() });
  await database.close();
}

async function signIn(store: Store, sessions: SessionService, email: string) {
  const identity = { provider: 'test', subject: email };
  const { id } = await store.users.recordSignIn({ ...identity, email, name: '' }, randomSecrets.createId(), true);
  await store.users.savePreferences(id, { onboarded: true });
  return {
    cookie: `atelier_session=${(await sessions.open(id, { identity, provenAt: systemClock.now() })).token}`,
    userId: id,
  };
}
