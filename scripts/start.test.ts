import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ENTRY_FILE = new URL('./superviseWithoutClient.ts', import.meta.url).pathname;
/** The settings of a real Firebase project, which need no emulator. */
const NO_EMULATOR = { FIREBASE_PROJECT_ID: 'not-asked', FIREBASE_API_KEY: 'not-asked' };
const TIME_LIMIT_MS = 180_000;

/** A process with its output and its end. */
class StartedProcess {
  readonly child: ChildProcess;
  output = '';
  errorOutput = '';
  readonly #closed: Promise<unknown>;
  constructor(environment: Record<string, string>) {
    const { NODE_ENV: _ours, ...inherited } = process.env;
    this.child = spawn(process.execPath, ['--import', 'tsx', ENTRY_FILE], {
      env: { ...inherited, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (data) => (this.output += String(data)));
    this.child.stderr?.on('data', (data) => (this.errorOutput += String(data)));
    this.#closed = once(this.child, 'close');
  }

  async waitUntilReady(): Promise<string> {
    for (;;) {
      const origin = /ready at (\S+)/u.exec(this.output)?.[1];
      if (origin !== undefined) return origin;
      if (this.child.exitCode !== null) throw new Error(`It ended: ${this.output}${this.errorOutput}`);
      await Promise.race([once(this.child.stdout!, 'data'), this.#closed]);
    }
  }

  async end(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal !== undefined) this.child.kill(signal);
    await this.#closed;
    return this.child.exitCode;
  }
}

describe('starting the product', { timeout: TIME_LIMIT_MS }, () => {
  let folder: string;
  let occupiedServer: Server;
  const startedProcesses: StartedProcess[] = [];
  const start = (environment: Record<string, string>): StartedProcess => {
    const process = new StartedProcess({
      ATELIER_DATA_DIR: join(folder, 'data'),
      PORT: '0',
      AUTH_EMULATOR_PORT: '0',
      ...environment,
    });
    startedProcesses.push(process);
    return process;
  };
  const findPort = (server: Server) => String((server.address() as AddressInfo).port);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atelier-start-'));
    occupiedServer = createServer().listen(0, 'localhost');
    await once(occupiedServer, 'listening');
  });
  afterEach(async () => {
    for (const process of startedProcesses.splice(0)) if (process.child.exitCode === null) await process.end('SIGKILL');
    occupiedServer.close();
    await rm(folder, { recursive: true });
  });

  it('prepares a fresh machine, ends cleanly, and restarts quickly with all data', async () => {
    // The files of an interrupted first start.
    await mkdir(join(folder, 'data', 'store.draft.1', 'base'), { recursive: true });
    const firstProcess = start({});
    const origin = await firstProcess.waitUntilReady();
    expect(origin).toMatch(/^http:\/\/localhost:\d+$/u);
    expect(firstProcess.output).toBe(
      `Preparing the data folder...\nAtelier is ready at ${origin}  Sign in with demo@atelier.test / atelier-demo\n`,
    );
    const health = (await (await fetch(`${origin}/api/health`)).json()) as { items: number };
    expect(health.items).toBeGreaterThan(200);
    expect(await (await fetch(`${origin}/api/config`)).json()).toMatchObject({
      firebase: { projectId: 'demo-atelier' },
    });

    const secondProcess = start({ ...NO_EMULATOR });
    expect(await secondProcess.end()).toBe(1);
    expect(secondProcess.errorOutput).toMatch(
      /^The data folder .*data is in use by another instance \(process \d+\)\.\n$/u,
    );

    expect(await firstProcess.end('SIGINT')).toBe(0);
    await expect(fetch(`${origin}/api/health`)).rejects.toThrow();
    expect(
      (await readdir(join(folder, 'data'))).filter((name) => name === 'lock.json' || name.includes('draft')),
    ).toEqual([]);
    expect(firstProcess.errorOutput).toBe('');

    const restartedProcess = start({ ...NO_EMULATOR });
    const secondOrigin = await restartedProcess.waitUntilReady();
    expect(restartedProcess.output).not.toContain('Preparing');
    expect(await (await fetch(`${secondOrigin}/api/health`)).json()).toEqual(health);
    expect(await restartedProcess.end('SIGTERM')).toBe(0);
  });

  it.each([
    [
      'a port that is in use',
      () => ({ PORT: findPort(occupiedServer) }),
      /^Port \d+ is in use\. Set PORT to another port, or stop the program that uses it\.\n$/u,
    ],
    [
      'a folder that cannot be written to',
      () => ({ ATELIER_DATA_DIR: join(folder, 'file', 'data') }),
      /^The data folder .* cannot be written to \(ENOTDIR\)\. Set ATELIER_DATA_DIR to another folder\.\n$/u,
    ],
    ['a setting that makes no sense', () => ({ PORT: 'three' }), /^PORT must be a number\.\n$/u],
    [
      'a database that does not answer',
      () => ({ DATABASE_URL: 'postgres://x:y@127.0.0.1:9/none' }),
      /^PostgreSQL \(DATABASE_URL\) does not let us in: .*ECONNREFUSED.*\n$/u,
    ],
    ['half a Firebase project', () => ({ FIREBASE_API_KEY: '' }), /^FIREBASE_API_KEY is needed.*\n$/u],
  ])('reports %s in one line', async (_what, environment, line) => {
    await writeFile(join(folder, 'file'), '');
    const process = start({ ...NO_EMULATOR, ...environment() });
    expect(await process.end()).toBe(1);
    expect(process.errorOutput).toMatch(line);
    expect(process.output).toBe('');
  });
});
