import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { Agent, IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readDemoCatalogue } from '../../server/adapters/files/DemoCatalogueFile.ts';
import type { PostgresStore } from '../../server/adapters/postgres/PostgresStore.ts';
import { systemClock } from '../../server/application/ports/Clock.ts';
import { randomSecrets } from '../../server/application/ports/Secrets.ts';
import { SessionService } from '../../server/application/sessions/SessionService.ts';
import type { CatalogueItem } from '../../server/domain/catalogue/CatalogueItem.ts';
import { openStore } from '../../server/openStore.ts';

export const ITEM_COUNT = 31_000;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const DAY_MS = 86_400_000;
const BACKEND_SCRIPT = 'scripts/superviseWithoutClient.ts';
const BRANDS = [
  'Alder',
  'Birk',
  'Cedre',
  'Dune',
  'Elm',
  'Fjell',
  'Garrigue',
  'Heath',
  'Iris',
  'Juniper',
  'Karst',
  'Linde',
];

interface PreparedStore {
  readonly folder: string;
  readonly cookie: string;
  readonly userId: string;
  readonly importMs: number;
}

/** A backend with a large catalogue in a child process, behind real HTTP on loopback. */
export interface LargeBackend extends PreparedStore {
  readonly origin: string;
  readonly pid: number;
  readonly startMs: number;
  stop(): Promise<void>;
}

/** `fillStore` may add to the catalogue and the shopper. */
export async function startLargeBackend(fillStore?: (store: PostgresStore) => Promise<void>): Promise<LargeBackend> {
  const preparedStore = await prepareStore(fillStore);
  const { child, ...started } = await startChild(preparedStore);
  return {
    ...preparedStore,
    ...started,
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
      await rm(preparedStore.folder, { recursive: true });
    },
  };
}

/** The demo catalogue, varied until it has `ITEM_COUNT` items. */
export async function* generateVariations(): AsyncIterable<readonly CatalogueItem[]> {
  const originals = await readDemoCatalogue(new URL('../../server/assets/catalogue/catalogue.json', import.meta.url));
  for (let start = 0; start < ITEM_COUNT; start += 500) {
    yield Array.from({ length: Math.min(500, ITEM_COUNT - start) }, (_, i) => createVariation(originals, start + i));
  }
}

function createVariation(originals: readonly CatalogueItem[], index: number): CatalogueItem {
  const item = originals[index % originals.length]!;
  const brand = BRANDS[index % BRANDS.length]!;
  return {
    ...item,
    brand,
    id: `${item.id}-${index}`,
    shortDescription: `${item.shortDescription} ${index}`,
    priceCents: item.priceCents + ((index * 37) % 9_000),
    fullPriceCents: item.fullPriceCents + 9_000,
  };
}

async function prepareStore(fillStore?: (store: PostgresStore) => Promise<void>): Promise<PreparedStore> {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-bench-'));
  const store = await openStore({ databaseUrl: null, dataDir: folder });
  const identity = { provider: 'bench', subject: '1' };
  const { id: userId } = await store.users.recordSignIn(
    { ...identity, email: 'bench@atelier.test', name: '' },
    randomSecrets.createId(),
  );
  const sessions = new SessionService(store.sessions, systemClock, randomSecrets, {
    idleMs: DAY_MS,
    maxMs: DAY_MS,
  });
  const { token } = await sessions.open(userId, { identity, provenAt: systemClock.now() });
  const startedAt = performance.now();
  await store.catalogue.importAll('bench', generateVariations());
  const importMs = performance.now() - startedAt;
  await fillStore?.(store);
  await store.close();
  return { folder, userId, cookie: `atelier_session=${token}`, importMs };
}

async function startChild({
  folder,
}: PreparedStore): Promise<{ child: ChildProcess; origin: string; startMs: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', BACKEND_SCRIPT], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      ATELIER_DATA_DIR: folder,
      PORT: '0',
      FIREBASE_PROJECT_ID: 'none',
      FIREBASE_API_KEY: 'none',
      RATE_LIMIT_PER_SESSION: '1000000',
      RATE_LIMIT_PER_ADDRESS: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of child.stdout!) {
    const origin = /ready at (\S+)/u.exec(String(line))?.[1];
    if (origin !== undefined) return { child, origin, startMs: performance.now() - startedAt };
  }
  throw new Error('The backend ended before it was ready.');
}

/** Sends a request like a browser. Returns the raw bytes, because decompressing takes as long as the search. */
export async function post(
  { origin, cookie, userId }: LargeBackend,
  path: string,
  body: object,
  agent: Agent,
  isCompressed = true,
): Promise<Buffer> {
  const headers = { cookie, 'content-type': 'application/json', ...(isCompressed && { 'accept-encoding': 'gzip' }) };
  const outgoingRequest = request(`${origin}${path}`, { method: 'POST', agent, headers });
  outgoingRequest.end(JSON.stringify({ user_id: userId, ...body }));
  const [response] = (await once(outgoingRequest, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`The backend answered ${response.statusCode}.`);
  return bytes;
}

/** A process's resident memory, current and peak, in MB. */
export async function readMemory(pid: number): Promise<{ currentMegabytes: number; peakMegabytes: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const readField = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`, 'u').exec(status)?.[1]) / 1_024;
  return { currentMegabytes: readField('VmRSS'), peakMegabytes: readField('VmHWM') };
}

/** A process's CPU time in milliseconds. */
export async function readProcessorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user! + system!) * TICK_MS;
}
