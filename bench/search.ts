import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readDemoCatalogue } from '../server/adapters/files/DemoCatalogueFile.ts';
import { InMemoryCatalogue } from '../server/adapters/memory/InMemoryCatalogue.ts';
import { CatalogueSearchEngine } from '../server/application/search/CatalogueSearchEngine.ts';
import { InProcessReader } from '../server/adapters/reading/InProcessReader.ts';
import { InProcessCandidates } from '../server/adapters/search/InProcessCandidates.ts';
import type { SearchEngine } from '../server/application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../server/domain/catalogue/CatalogueItem.ts';
import { labeledStyles } from '../server/evaluation/corpora/labeledStyles.ts';
import { syntheticCatalogue } from '../server/evaluation/corpora/syntheticCatalogue.ts';
import { evaluate } from '../server/evaluation/evaluate.ts';
import type { SearchFigures } from '../server/evaluation/metrics.ts';
import { figuresOf } from '../server/evaluation/metrics.ts';
import { readQueries } from '../server/evaluation/queries.ts';
import { NO_FILTERS } from '../src/domain/filters/Filters.ts';

/** Measures search: relevance, and latency with eight concurrent shoppers over 31,000 items. */
const DEMO_FOLDER = new URL('../server/assets/catalogue/catalogue.json', import.meta.url);
const DATA_FOLDER = new URL('../../shared/data/', import.meta.url);
const LARGE_CATALOGUE_ITEMS = 31_000;
const CLIENT_COUNT = 8;
const SEARCHES_A_CLIENT = 50;

async function engineOver(items: readonly CatalogueItem[]): Promise<SearchEngine> {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll(items[0]?.source ?? 'none', [items]);
  const source = new InProcessCandidates(catalogue);
  await source.refresh();
  return new CatalogueSearchEngine(source, new InProcessReader());
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function row(set: string, figures: SearchFigures): Record<string, string | number> {
  const reasons = Object.entries(figures.wrongByReason)
    .map(([reason, count]) => `${reason} ${count}`)
    .join(', ');
  return {
    set,
    queries: figures.queries,
    'nDCG@10': figures.ndcg.toFixed(3),
    'wrong in top 10': percent(figures.wrong),
    'no result': percent(figures.withoutResult),
    'cannot be answered': figures.queries - figures.answerable,
    wrong: reasons,
  };
}

async function quality(name: string, items: readonly CatalogueItem[]): Promise<void> {
  const engine = await engineOver(items);
  const rows = [];
  for (const set of ['frozen', 'development'] as const) {
    const figures = figuresOf(await evaluate(engine, await readQueries(set), items));
    rows.push(row(set, figures));
    const ids = set === 'development' && figures.skipped.length > 0 ? `: ${figures.skipped.join(' ')}` : '';
    console.log(`${name}, ${set}: ${figures.skipped.length} skipped, catalogue cannot answer${ids}`);
  }
  console.log(`${name}, ${items.length} items`);
  console.table(rows);
}

/** Measures how long rebuilding an index takes, and the maximum time for which it blocks other work. */
async function building(items: readonly CatalogueItem[]): Promise<void> {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll('synthetic', [items]);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  await new InProcessCandidates(catalogue).refresh();
  const took = performance.now() - start;
  delay.disable();
  const ms = (nanoseconds: number): string => (nanoseconds / 1e6).toFixed(1);
  console.table([
    {
      'index built in s': (took / 1_000).toFixed(1),
      'longest wait ms (goal 20)': ms(delay.max),
      'p99 wait ms': ms(delay.percentile(99)),
    },
  ]);
}

/** Measures latency. Each of the concurrent clients sends one query after the other. */
async function speed(items: readonly CatalogueItem[]): Promise<void> {
  const before = process.memoryUsage().rss;
  const engine = await engineOver(items);
  const queries = [...(await readQueries('frozen')), ...(await readQueries('development'))].map(({ query }) => query);
  const waits: number[] = [];
  const client = async (first: number): Promise<void> => {
    for (let at = 0; at < SEARCHES_A_CLIENT; at++) {
      const query = queries[(first + at * CLIENT_COUNT) % queries.length] ?? '';
      const start = performance.now();
      await engine.search({ query, filters: NO_FILTERS, filtersAreFinal: false, attachedItems: [], limit: 200 });
      waits.push(performance.now() - start);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all(Array.from({ length: CLIENT_COUNT }, (_, at) => client(at)));
  waits.sort((a, b) => a - b);
  const at = (share: number): string => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(1);
  console.log(`${items.length} items, ${CLIENT_COUNT} clients at once, ${waits.length} searches`);
  console.table([
    {
      'p50 ms': at(0.5),
      'p95 ms': at(0.95),
      'p99 ms': at(0.99),
      'index MB': Math.round((process.memoryUsage().rss - before) / 2 ** 20),
    },
  ]);
}

await quality('demo catalogue', await readDemoCatalogue(DEMO_FOLDER));
const real = await labeledStyles(DATA_FOLDER);
if (real) await quality('15k real products with labels (with invented prices and sizes)', real);
else console.log('Real products: skipped, the test data is not on this machine.');
await speed(syntheticCatalogue(LARGE_CATALOGUE_ITEMS));
await building(syntheticCatalogue(LARGE_CATALOGUE_ITEMS));
