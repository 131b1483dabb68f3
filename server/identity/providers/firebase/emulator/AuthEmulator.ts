import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { EmulatorSettings } from './authEmulatorProcess.ts';
import { callEmulator } from './callEmulator.ts';
import { DEMO_ACCOUNT } from '../../../demoAccount.ts';

export const DEMO_PROJECT = 'demo-atelier';

export interface AuthEmulatorOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /** The product's data folder; the accounts are in its subfolder `auth`. */
  readonly dataDir: string;
  /** Aborting ends the emulator, also during its start. */
  readonly signal?: AbortSignal;
  /** Receives the emulator's warnings, one line each. */
  readonly log?: (line: string) => void;
  /**
   * Email enumeration protection, as in new real projects: a wrong password and an unknown account give the same
   * error. Default: unchanged.
   */
  readonly emailPrivacy?: boolean;
  /** How long the start may take. */
  readonly startLimitMs?: number;
}

export interface AuthEmulator {
  /** Host and port without a scheme, in the format of `FIREBASE_AUTH_EMULATOR_HOST`. */
  readonly host: string;
  readonly projectId: string;
  readonly pid: number;
  /** Resolves when the process has ended for any reason. */
  readonly exited: Promise<void>;
  /** Saves the accounts and ends the process; resolves when it has ended. May be called more than once. */
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 3_000;

/**
 * Starts the official Auth emulator with the saved accounts and the demo account. Rejects if it cannot start (e.g.
 * the port is in use) or with the signal's reason.
 */
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  options.signal?.throwIfAborted();
  const child = spawnEmulator({ projectId: DEMO_PROJECT, port: options.port, folder: join(options.dataDir, 'auth') });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = (): Promise<void> => stopChild(child, exited);
  options.signal?.addEventListener('abort', () => void stop(), { once: true });
  const complaints = collect(child, options.log);
  try {
    const port = await listening(child, complaints, options.startLimitMs ?? START_LIMIT_MS);
    const origin = `http://127.0.0.1:${port}`;
    if (options.emailPrivacy !== undefined) await setEmailPrivacy(origin, options.emailPrivacy);
    await ensureDemoAccount(origin);
    return { host: `127.0.0.1:${port}`, projectId: DEMO_PROJECT, pid: child.pid as number, exited, stop };
  } catch (error) {
    await stop();
    options.signal?.throwIfAborted();
    throw error;
  }
}

function spawnEmulator(settings: EmulatorSettings): ChildProcess {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return fork(fileURLToPath(new URL('./authEmulatorProcess.ts', import.meta.url)), [JSON.stringify(settings)], {
    execArgv: ['--import', tsx],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', NODE_OPTIONS: '' },
  });
}

function collect(child: ChildProcess, log: AuthEmulatorOptions['log']): () => string {
  let all = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    all = (all + text).slice(-4_000);
    for (const line of text.split('\n')) if (line.trim() !== '') log?.(line);
  });
  return () => all.trim();
}

function listening(child: ChildProcess, complaints: () => string, limitMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`The Auth emulator ${why}. ${complaints()}`.trim()));
    const limit = setTimeout(() => fail(`did not start within ${limitMs / 1000} s`), limitMs);
    child.once('message', (message) => {
      const { port, refusal } = message as { port: number; refusal?: string };
      if (refusal === undefined) resolve(port);
      else reject(new Error(refusal));
    });
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('close', (code) => fail(`ended with code ${code} before it was ready`));
    child.once('message', () => clearTimeout(limit)).once('close', () => clearTimeout(limit));
  });
}

async function stopChild(child: ChildProcess, exited: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return exited;
  if (child.connected) child.send('stop');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await exited;
  clearTimeout(limit);
}

async function setEmailPrivacy(origin: string, enabled: boolean): Promise<void> {
  const emailPrivacyConfig = { enableImprovedEmailPrivacy: enabled };
  await callEmulator(origin, 'PATCH', `/emulator/v1/projects/${DEMO_PROJECT}/config`, { emailPrivacyConfig });
}

async function ensureDemoAccount(origin: string): Promise<void> {
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts`;
  const { users = [] } = (await callEmulator(origin, 'GET', `${accounts}:batchGet?maxResults=-1`)) as {
    users?: { email?: string }[];
  };
  if (users.some(({ email }) => email === DEMO_ACCOUNT.email)) return;
  const { subject, email, password, name } = DEMO_ACCOUNT;
  await callEmulator(origin, 'POST', `${accounts}:batchCreate`, {
    users: [{ localId: subject, email, emailVerified: true, displayName: name, rawPassword: password }],
  });
}
