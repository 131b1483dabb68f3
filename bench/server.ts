import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDemoCatalogue } from '../server/adapters/files/DemoCatalogueFile.ts';
import { systemClock } from '../server/application/ports/Clock.ts';
import { randomSecrets } from '../server/application/ports/Secrets.ts';
import { SessionService } from '../server/application/sessions/SessionService.ts';
import type { CatalogueItem } from '../server/domain/catalogue/CatalogueItem.ts';
import { openStore } from '../server/openStore.ts';

/**
 * The backend as a shopper meets it: a large catalogue, several clients at once, real HTTP on loopback. A
 * latency is what a client waits from sending its question to the last byte of the compressed answer. The
 * clients share the processors with the backend, so what they cost is kept small, and said.
 */
const ITEMS = 31_000;
const CLIENTS = 8;
const MEASURED_MS = 10_000;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const DAY_MS = 86_400_000;
const ENTRY = 'tests/support/superviseWithoutClient.ts';
const BRANDS = ['Alder', 'Birk', 'Cedre', 'Dune', 'Elm', 'Fjell', 'Garrigue', 'Heath', 'Iris', 'Juniper', 'Karst', 'Linde'];
const QUERIES = [
  'navy linen blazer for a summer wedding under $200, not double-breasted', 'red dress', 'oversized black hoodie',
  'white cotton shirt for work', 'wool coat under 300', 'striped tee', 'something for a beach holiday', 'size M jeans',
  'green midi skirt', "men's grey suit", 'warm cardigan for winter', 'party dress in silk, not black', 'cheap shorts',
  'linnen trosers', 'brown leather jacket', 'polo on sale',
];

interface Prepared { readonly folder: string; readonly cookie: string; readonly userId: string; readonly importMs: number }

async function* variations(): AsyncIterable<readonly CatalogueItem[]> {
  const originals = await readDemoCatalogue(new URL('../server/assets/catalogue/catalogue.json', import.meta.url));
  for (let start = 0; start < ITEMS; start += 500) {
    yield Array.from({ length: Math.min(500, ITEMS - start) }, (_, i) => variation(originals, start + i));
  }
}

function variation(originals: readonly CatalogueItem[], n: number): CatalogueItem {
  const item = originals[n % originals.length]!;
  const brand = BRANDS[n % BRANDS.length]!;
  return {
    ...item, brand, id: `${item.id}-${n}`, shortDescription: `${item.shortDescription} ${n}`,
    priceCents: item.priceCents + (n * 37) % 9_000, fullPriceCents: item.fullPriceCents + 9_000,
  };
}

async function prepare(): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-bench-'));
  const store = await openStore({ databaseUrl: null, dataDir: folder });
  const { id: userId } = await store.users.signedIn({ provider: 'bench', subject: '1', email: 'bench@atelier.test', name: '' }, randomSecrets.id());
  const { token } = await new SessionService(store.sessions, systemClock, randomSecrets, DAY_MS).open(userId);
  const began = performance.now();
  await store.catalogue.importAll('bench', variations());
  const importMs = performance.now() - began;
  await store.close();
  return { folder, userId, cookie: `atelier_session=${token}`, importMs };
}

async function start({ folder }: Prepared): Promise<{ child: ChildProcess; origin: string; startMs: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', ENTRY], {
    env: {
      ...process.env, NODE_ENV: 'development', ATELIER_DATA_DIR: folder, PORT: '0', FIREBASE_PROJECT_ID: 'none', FIREBASE_API_KEY: 'none',
      RATE_LIMIT_PER_SESSION: '1000000', RATE_LIMIT_PER_ADDRESS: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of child.stdout!) {
    const origin = /ready at (\S+)/u.exec(String(line))?.[1];
    if (origin !== undefined) return { child, origin, startMs: performance.now() - began };
  }
  throw new Error('The backend ended before it was ready.');
}

/** Unpacking an answer costs as much as finding it, and happens on the shopper's machine: it is left out. */
async function search(origin: string, { cookie, userId }: Prepared, query: string, agent: Agent): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json', 'accept-encoding': 'gzip' };
  const asking = request(`${origin}/api/search`, { method: 'POST', agent, headers });
  asking.end(JSON.stringify({ user_id: userId, query }));
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`The backend answered ${answer.statusCode}.`);
}

async function client(origin: string, prepared: Prepared, first: number, until: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let i = first; performance.now() < until; i += 1) {
    const began = performance.now();
    await search(origin, prepared, QUERIES[i % QUERIES.length]!, agent);
    times.push(performance.now() - began);
  }
  agent.destroy();
  return times;
}

/** Resident memory of a process, now and at its highest, in MB. */
async function memory(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`, 'u').exec(status)?.[1]) / 1_024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

/** Processor time that a process has used, in ms; it does not depend on what else the machine does. */
async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 13).map(Number);
  return (user! + system!) * TICK_MS;
}

const prepared = await prepare();
const { child, origin, startMs } = await start(prepared);
try {
  const idle = await memory(child.pid!);
  await Promise.all(Array.from({ length: CLIENTS }, (_, i) => client(origin, prepared, i * 2, performance.now() + 2_000)));
  const before = await processorMs(child.pid!);
  const own = process.cpuUsage();
  const until = performance.now() + MEASURED_MS;
  const times = (await Promise.all(Array.from({ length: CLIENTS }, (_, i) => client(origin, prepared, i * 2, until)))).flat().toSorted((a, b) => a - b);
  const at = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(0)} ms`;
  const perSearch = (await processorMs(child.pid!) - before) / times.length;
  const { user, system } = process.cpuUsage(own);
  const busy = await memory(child.pid!);
  console.table({
    [`import of ${ITEMS} items`]: { figure: `${(prepared.importMs / 1_000).toFixed(1)} s`, goal: '' },
    'second start, no emulator': { figure: `${(startMs / 1_000).toFixed(1)} s`, goal: '5 s with the demo catalogue' },
    [`search p50, ${CLIENTS} clients`]: { figure: at(0.5), goal: '' },
    [`search p95, ${CLIENTS} clients`]: { figure: at(0.95), goal: '50 ms' },
    [`search p99, ${CLIENTS} clients`]: { figure: at(0.99), goal: '' },
    'searches a second': { figure: (times.length / (MEASURED_MS / 1_000)).toFixed(0), goal: '' },
    'processor time a search': { figure: `${perSearch.toFixed(1)} ms`, goal: '' },
    'the same of a client': { figure: `${((user + system) / 1_000 / times.length).toFixed(1)} ms`, goal: '' },
    'memory before searches': { figure: `${idle.now.toFixed(0)} MB`, goal: '700 MB' },
    'memory after searches': { figure: `${busy.now.toFixed(0)} MB`, goal: '700 MB' },
    'memory at its highest': { figure: `${busy.peak.toFixed(0)} MB`, goal: '' },
  });
} finally {
  child.kill('SIGTERM');
  await once(child, 'close');
  await rm(prepared.folder, { recursive: true });
}
