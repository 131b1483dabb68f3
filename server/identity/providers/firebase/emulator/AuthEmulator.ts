import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { EmulatorSettings } from './authEmulatorProcess.ts';
import { callEmulator } from './callEmulator.ts';
import { DEMO_ACCOUNT } from '../../../demoAccount.ts';

export const DEMO_PROJECT = 'demo-atelier';

export interface AuthEmulatorOptions {
  /** The port; 0 picks a free one. */
  readonly port: number;
  /** The product's data folder. Its subfolder `auth` has the accounts. */
  readonly dataDir: string;
  /** Aborting it stops the emulator, even during the start. */
  readonly signal?: AbortSignal;
  /** Receives the emulator's warnings, one line each. */
  readonly log?: (line: string) => void;
  /**
   * Email enumeration protection, as in new projects: a wrong password and an unknown account give the same error. If
   * absent, the stored setting applies.
   */
  readonly hasEmailPrivacy?: boolean;
  /** How long the start may take, in milliseconds. */
  readonly startLimitMs?: number;
}

export interface AuthEmulator {
  /** Host and port without a scheme, as in `FIREBASE_AUTH_EMULATOR_HOST`. */
  readonly host: string;
  readonly projectId: string;
  readonly pid: number;
  /** Resolves when the process has ended for any reason. */
  readonly exitPromise: Promise<void>;
  /** Saves the accounts and ends the process. Resolves when the process has ended. May be called more than once. */
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 3_000;

/**
 * Starts the official Auth emulator with the saved accounts and the demo account. Rejects if it cannot start, e.g.
 * because the port is in use, or with the signal's reason.
 */
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  options.signal?.throwIfAborted();
  const child = spawnEmulator({ projectId: DEMO_PROJECT, port: options.port, folder: join(options.dataDir, 'auth') });
  const exitPromise = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = (): Promise<void> => stopChild(child, exitPromise);
  options.signal?.addEventListener('abort', () => void stop(), { once: true });
  const readErrorText = collectErrorText(child, options.log);
  try {
    const port = await waitForPort(child, readErrorText, options.startLimitMs ?? START_TIMEOUT_MS);
    const origin = `http://127.0.0.1:${port}`;
    if (options.hasEmailPrivacy !== undefined) await setEmailPrivacy(origin, options.hasEmailPrivacy);
    await ensureDemoAccount(origin);
    return { host: `127.0.0.1:${port}`, projectId: DEMO_PROJECT, pid: child.pid as number, exitPromise, stop };
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

function collectErrorText(child: ChildProcess, log: AuthEmulatorOptions['log']): () => string {
  let allLines = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    allLines = (allLines + text).slice(-4_000);
    for (const line of text.split('\n')) if (line.trim() !== '') log?.(line);
  });
  return () => allLines.trim();
}

function waitForPort(child: ChildProcess, readErrorText: () => string, limitMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const rejectStart = (problem: string): void =>
      reject(new Error(`The Auth emulator ${problem}. ${readErrorText()}`.trim()));
    const timer = setTimeout(() => rejectStart(`did not start within ${limitMs / 1000} s`), limitMs);
    child.once('message', (message) => {
      const { port, refusal } = message as { port: number; refusal?: string };
      if (refusal === undefined) resolve(port);
      else reject(new Error(refusal));
    });
    child.once('error', (error) => rejectStart(`could not be started: ${error.message}`));
    child.once('close', (code) => rejectStart(`ended with code ${code} before it was ready`));
    child.once('message', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}

async function stopChild(child: ChildProcess, exitPromise: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return exitPromise;
  if (child.connected) child.send('stop');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await exitPromise;
  clearTimeout(timer);
}

async function setEmailPrivacy(origin: string, isEnabled: boolean): Promise<void> {
  const emailPrivacyConfig = { enableImprovedEmailPrivacy: isEnabled };
  await callEmulator(origin, 'PATCH', `/emulator/v1/projects/${DEMO_PROJECT}/config`, { emailPrivacyConfig });
}

async function ensureDemoAccount(origin: string): Promise<void> {
  const accountsPath = `/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts`;
  const { users = [] } = (await callEmulator(origin, 'GET', `${accountsPath}:batchGet?maxResults=-1`)) as {
    users?: { email?: string }[];
  };
  if (users.some(({ email }) => email === DEMO_ACCOUNT.email)) return;
  const { subject, email, password, name } = DEMO_ACCOUNT;
  await callEmulator(origin, 'POST', `${accountsPath}:batchCreate`, {
    users: [{ localId: subject, email, emailVerified: true, displayName: name, rawPassword: password }],
  });
}
