import { Agent } from 'node:http';
import { ITEM_COUNT, readMemory, post, readProcessorMs, startLargeBackend } from './support/largeBackend.ts';
import type { LargeBackend } from './support/largeBackend.ts';

/**
 * Measures the backend over real HTTP on loopback, with a large catalogue and concurrent clients. Latency is the time
 * from the request to the last byte of the compressed response. The clients use the same processors, so their use is
 * reported.
 */
const CLIENT_COUNT = 8;
const MEASURED_MS = 10_000;
const QUERIES = [
  'navy linen blazer for a summer wedding under $200, not double-breasted',
  'red dress',
  'oversized black hoodie',
  'white cotton shirt for work',
  'wool coat under 300',
  'striped tee',
  'something for a beach holiday',
  'size M jeans',
  'green midi skirt',
  "men's grey suit",
  'warm cardigan for winter',
  'party dress in silk, not black',
  'cheap shorts',
  'linnen trosers',
  'brown leather jacket',
  'polo on sale',
];

async function runClient(backend: LargeBackend, firstIndex: number, endsAt: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let i = firstIndex; performance.now() < endsAt; i += 1) {
    const startedAt = performance.now();
    await post(backend, '/api/search', { query: QUERIES[i % QUERIES.length]! }, agent);
    times.push(performance.now() - startedAt);
  }
  agent.destroy();
  return times;
}

const backend = await startLargeBackend();
try {
  const idleMemory = await readMemory(backend.pid);
  await Promise.all(
    Array.from({ length: CLIENT_COUNT }, (_, i) => runClient(backend, i * 2, performance.now() + 2_000)),
  );
  const processorBefore = await readProcessorMs(backend.pid);
  const processorUsage = process.cpuUsage();
  const endsAt = performance.now() + MEASURED_MS;
  const times = (await Promise.all(Array.from({ length: CLIENT_COUNT }, (_, i) => runClient(backend, i * 2, endsAt))))
    .flat()
    .toSorted((a, b) => a - b);
  const formatQuantile = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(0)} ms`;
  const processorPerSearch = ((await readProcessorMs(backend.pid)) - processorBefore) / times.length;
  const { user, system } = process.cpuUsage(processorUsage);
  const busyMemory = await readMemory(backend.pid);
  console.table({
    [`import of ${ITEM_COUNT} items`]: { figure: `${(backend.importMs / 1_000).toFixed(1)} s`, goal: '' },
    'second start, no emulator': {
      figure: `${(backend.startMs / 1_000).toFixed(1)} s`,
      goal: '5 s with the demo catalogue',
    },
    [`search p50, ${CLIENT_COUNT} clients`]: { figure: formatQuantile(0.5), goal: '' },
    [`search p95, ${CLIENT_COUNT} clients`]: { figure: formatQuantile(0.95), goal: '50 ms' },
    [`search p99, ${CLIENT_COUNT} clients`]: { figure: formatQuantile(0.99), goal: '' },
    'searches a second': { figure: (times.length / (MEASURED_MS / 1_000)).toFixed(0), goal: '' },
    'processor time a search': { figure: `${processorPerSearch.toFixed(1)} ms`, goal: '' },
    'the same of a client': { figure: `${((user + system) / 1_000 / times.length).toFixed(1)} ms`, goal: '' },
    'memory before searches': { figure: `${idleMemory.currentMegabytes.toFixed(0)} MB`, goal: '700 MB' },
    'memory after searches': { figure: `${busyMemory.currentMegabytes.toFixed(0)} MB`, goal: '700 MB' },
    'memory at its highest': { figure: `${busyMemory.peakMegabytes.toFixed(0)} MB`, goal: '' },
  });
} finally {
  await backend.stop();
}
