import { PostgresCandidates } from '../server/adapters/search/PostgresCandidates.ts';
import { InProcessReader } from '../server/adapters/reading/InProcessReader.ts';
import { CatalogueSearchEngine } from '../server/application/search/CatalogueSearchEngine.ts';
import { openStore } from '../server/openStore.ts';
import { NO_FILTERS } from '../src/domain/filters/Filters.ts';
import { startPostgres } from '../tests/support/startPostgres.ts';
import { generateVariations, ITEM_COUNT } from './support/largeBackend.ts';

/**
 * Measures Complete The Look on a PostgreSQL server. Each call is for another item. The first calls, which fill the
 * caches, are counted separately.
 */
const CALL_COUNT = 150;
const WARM_UP_CALLS = 10;
const SUGGESTION_LIMIT = 24;
/** A prime number, so that the items are of all kinds. */
const ITEM_STRIDE = 197;

const server = await startPostgres();
try {
  const store = await openStore({ databaseUrl: server.url, dataDir: '' });
  await store.catalogue.importAll('bench', generateVariations());
  const ids: string[] = [];
  for await (const batch of store.catalogue.readBatches(500)) ids.push(...batch.map(({ id }) => id));
  const candidates = new PostgresCandidates(store.database, store.catalogue);
  await candidates.refresh();
  const engine = new CatalogueSearchEngine(candidates, new InProcessReader());
  const processorBefore = process.cpuUsage();
  const times: number[] = [];
  let emptyCount = 0;
  for (let index = 0; index < CALL_COUNT; index++) {
    const startedAt = performance.now();
    const pieces = await engine.completeTheLook(ids[(index * ITEM_STRIDE) % ids.length]!, NO_FILTERS, SUGGESTION_LIMIT);
    times.push(performance.now() - startedAt);
    if (pieces.length === 0) emptyCount += 1;
  }
  const { user, system } = process.cpuUsage(processorBefore);
  const firstTimes = times.slice(0, WARM_UP_CALLS);
  const laterTimes = times.slice(WARM_UP_CALLS).toSorted((a, b) => a - b);
  const formatQuantile = (share: number) => `${laterTimes[Math.floor(laterTimes.length * share)]!.toFixed(0)} ms`;
  console.table({
    [`first of the ${WARM_UP_CALLS} first calls`]: { figure: `${firstTimes[0]!.toFixed(0)} ms`, goal: '' },
    'slowest of the first calls': { figure: `${Math.max(...firstTimes).toFixed(0)} ms`, goal: '' },
    [`Complete The Look p50, ${ITEM_COUNT} items`]: { figure: formatQuantile(0.5), goal: '' },
    'Complete The Look p95': { figure: formatQuantile(0.95), goal: '150 ms' },
    'processor time a call': { figure: `${((user + system) / 1_000 / CALL_COUNT).toFixed(1)} ms`, goal: '' },
    'items without suggestions': { figure: `${emptyCount}`, goal: '' },
  });
  await store.close();
} finally {
  await server.stop();
}
