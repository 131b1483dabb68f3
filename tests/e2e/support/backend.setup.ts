import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../support/freePort.ts';

const START_TIMEOUT_MS = 180_000;

const waitForExit = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));

/** Resolves once the backend answers; rejects with its output if it exits or takes too long. */
async function waitUntilReady(child: ChildProcess, origin: string, readOutput: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let hasEnded = false;
  void waitForExit(child).then(() => (hasEnded = true));
  while (!hasEnded && Date.now() < deadline) {
    const answer = await fetch(`${origin}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The app did not start.\n${readOutput()}`);
}

/** Starts the app like `npm start`, on free ports and with a new data folder. */
export default async function setup(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'atelier-e2e-'));
  const [port, emulatorPort] = [await findFreePort(), await findFreePort()];
  const origin = `http://localhost:${port}`;
  let output = '';
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      AUTH_EMULATOR_PORT: String(emulatorPort),
      ATELIER_DATA_DIR: data,
      RATE_LIMIT_PER_SESSION: '100000',
      RATE_LIMIT_PER_ADDRESS: '100000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const stop = async () => {
    const exitPromise = waitForExit(child);
    if (child.exitCode === null && child.kill('SIGTERM')) await exitPromise;
    await rm(data, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(child, origin, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env['ATELIER_ORIGIN'] = origin;
  process.env['AUTH_EMULATOR_ORIGIN'] = `http://127.0.0.1:${emulatorPort}`;
  return stop;
}
