import { fileURLToPath } from 'node:url';
import { readConfig } from '../server/config.ts';
import type { Config } from '../server/config.ts';
import type { AppDependencies } from '../server/http/AppParts.ts';
import { startAuthEmulator } from '../server/identity/providers/firebase/emulator/AuthEmulator.ts';
import type { AuthEmulator } from '../server/identity/providers/firebase/emulator/AuthEmulator.ts';
import { DEMO_ACCOUNT } from '../server/identity/demoAccount.ts';
import { readIdentitySettings } from '../server/identity/settings.ts';
import type { IdentitySettings } from '../server/identity/settings.ts';
import { readSettings } from '../server/settings.ts';
import type { Backend, BackendOptions } from '../server/startBackend.ts';
import { requireDevelopmentPackage, requireFreePort, requireWritable } from './requirements.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Client {
  /** Prepares the client while the backend starts. Resolves to the function that adds it to the backend. */
  prepare(root: string, report: (line: string) => void, signal: AbortSignal): Promise<AppDependencies['serveClient']>;
  readonly hotReload: boolean;
}

/** Runs the whole product on this machine: the backend, its client and, for a demo, the Auth emulator. */
export class ProductRun {
  readonly #client: Client;
  readonly #report: (line: string) => void;
  readonly #stopController = new AbortController();
  #emulator: Promise<AuthEmulator> | null = null;
  #backend: Promise<Backend> | null = null;

  constructor(client: Client, report: (line: string) => void) {
    this.#client = client;
    this.#report = report;
  }

  get ending(): boolean {
    return this.#stopController.signal.aborted;
  }

  /** Resolves when the product answers. `onPartLost` is called if a part ends unexpectedly. */
  async start(environment: NodeJS.ProcessEnv, onPartLost: (line: string) => void): Promise<void> {
    const isDemo = environment['NODE_ENV'] !== 'production' && (environment['FIREBASE_PROJECT_ID'] ?? '') === '';
    const { config, identity: settings } = isDemo
      ? { config: readConfig(environment), identity: null }
      : readSettings(environment);
    await requireWritable(config.dataDir);
    await requireFreePort(config.host, config.port, 'PORT');
    const identity =
      settings === null ? this.#emulatedIdentity(config, environment, onPartLost) : Promise.resolve(settings);
    const client = this.#client.prepare(ROOT, this.#report, this.#stopController.signal);
    this.#backend = loadAndStartBackend({
      config,
      identity,
      usesHotReload: this.#client.hotReload,
      report: this.#report,
      serveClient: async (app, parts) => (await client)(app, parts),
    });
    // Awaited together, so that the first failure ends the start without waiting for the other parts.
    const [{ origin }] = await Promise.all([this.#backend, identity, client]);
    const account = isDemo ? `  Sign in with ${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password}` : '';
    this.#report(`Atelier is ready at ${origin}${account}`);
  }

  /** Ends every part, even during the start. Resolves when they have ended. */
  async end(): Promise<void> {
    this.#stopController.abort(new Error('Ended.'));
    const [backend, emulator] = await Promise.allSettled([this.#backend, this.#emulator]);
    if (backend.status === 'fulfilled') await backend.value?.stop();
    if (emulator.status === 'fulfilled') await emulator.value?.stop();
  }

  async #emulatedIdentity(
    config: Config,
    environment: NodeJS.ProcessEnv,
    onPartLost: (line: string) => void,
  ): Promise<IdentitySettings> {
    requireDevelopmentPackage(ROOT, 'firebase-tools');
    await requireFreePort('127.0.0.1', config.authEmulatorPort, 'AUTH_EMULATOR_PORT');
    this.#emulator = startAuthEmulator({
      port: config.authEmulatorPort,
      dataDir: config.dataDir,
      signal: this.#stopController.signal,
    });
    const { host, projectId, exitPromise } = await this.#emulator;
    void exitPromise.then(() => {
      if (!this.ending) onPartLost('The Auth emulator has ended.');
    });
    return readIdentitySettings({ ...environment, FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: host });
  }
}

/** Imports the backend late, so that a configuration error is reported first and the emulator starts in parallel. */
async function loadAndStartBackend(options: BackendOptions): Promise<Backend> {
  const { startBackend } = await import('../server/startBackend.ts');
  return startBackend(options);
}
