import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readDemoCatalogue } from '../server/adapters/files/DemoCatalogueFile.ts';
import { InMemoryCatalogue } from '../server/adapters/memory/InMemoryCatalogue.ts';
import { CatalogueSearchEngine } from '../server/application/search/CatalogueSearchEngine.ts';
import { InProcessReader } from '../server/adapters/reading/InProcessReader.ts';
import { InProcessCandidates } from '../server/adapters/search/InProcessCandidates.ts';
import type { SearchEngine } from '../server/application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../server/domain/catalogue/CatalogueItem.ts';
import { readLabeledStyles } from '../server/evaluation/corpora/labeledStyles.ts';
import { createSyntheticCatalogue } from '../server/evaluation/corpora/syntheticCatalogue.ts';
import { evaluateQueries } from '../server/evaluation/evaluate.ts';
import type { QueryOutcome, SearchFigures } from '../server/evaluation/metrics.ts';
import { countSearchFigures } from '../server/evaluation/metrics.ts';
import type { QuerySet } from '../server/evaluation/queries.ts';
import { readQueries } from '../server/evaluation/queries.ts';
import { NO_FILTERS } from '../src/domain/filters/Filters.ts';

/**
 * Measures search: relevance, and latency with eight concurrent shoppers and 31,000 items. `EVALUATION_SETS` names
 * the sets, separated by commas. The default leaves out `unseen-frozen`, whose runs are limited. `LIST_WRONG` lists
 * the queries of `unseen-development` with wrong items.
 */
const DEFAULT_SETS = 'frozen,development,unseen-development,unseen-choice';
const sets = (process.env['EVALUATION_SETS'] ?? DEFAULT_SETS).split(',') as QuerySet[];
const DEMO_FOLDER = new URL('../server/assets/catalogue/catalogue.json', import.meta.url);
const DATA_FOLDER = new URL('../../shared/data/', import.meta.url);
const LARGE_CATALOGUE_ITEMS = 31_000;
const CLIENT_COUNT = 8;
const SEARCHES_PER_CLIENT = 50;

async function createEngine(items: readonly CatalogueItem[]): Promise<SearchEngine> {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll(items[0]?.source ?? 'none', [items]);
  const source = new InProcessCandidates(catalogue);
  await source.refresh();
  return new CatalogueSearchEngine(source, new InProcessReader());
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function createRow(set: string, figures: SearchFigures): Record<string, string | number> {
  const reasons = Object.entries(figures.wrongByReason)
    .map(([reason, count]) => `${reason} ${count}`)
    .join(', ');
  return {
    set,
    queries: figures.queries,
    'nDCG@10': figures.meanNdcg.toFixed(3),
    'wrong in top 10': percent(figures.wrongShare),
    'no result': percent(figures.emptyQueries),
    'shared by wordings': figures.sharedByWordings === null ? '' : percent(figures.sharedByWordings),
    'cannot be answered': figures.queries - figures.answerableQueries,
    wrong: reasons,
  };
}

function printWrongItems(outcomes: readonly QueryOutcome[]): void {
  for (const { query, wrongItems, shownItems, reasons } of outcomes)
    if (wrongItems > 0 || shownItems === 0)
      console.log(`${query.id} "${query.query}": ${wrongItems} of ${shownItems} wrong (${reasons.join(' ')})`);
}

async function measureQuality(name: string, items: readonly CatalogueItem[]): Promise<void> {
  const engine = await createEngine(items);
  const rows = [];
  for (const set of sets) {
    const outcomes = await evaluateQueries(engine, await readQueries(set), items);
    const figures = countSearchFigures(outcomes);
    rows.push(createRow(set, figures));
    if (set === 'unseen-development' && process.env['LIST_WRONG']) printWrongItems(outcomes);
    const ids =
      set.endsWith('development') && figures.skippedQueries.length > 0 ? `: ${figures.skippedQueries.join(' ')}` : '';
    console.log(`${name}, ${set}: ${figures.skippedQueries.length} skipped, catalogue cannot answer${ids}`);
  }
  console.log(`${name}, ${items.length} items`);
  console.table(rows);
}

/** Measures how long building an index takes, and the maximum time for which it blocks other work. */
async function measureIndexing(items: readonly CatalogueItem[]): Promise<void> {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll('synthetic', [items]);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  await new InProcessCandidates(catalogue).refresh();
  const durationMs = performance.now() - start;
  delay.disable();
  const ms = (nanoseconds: number): string => (nanoseconds / 1e6).toFixed(1);
  console.table([
    {
      'index built in s': (durationMs / 1_000).toFixed(1),
      'longest wait ms (goal 20)': ms(delay.max),
      'p99 wait ms': ms(delay.percentile(99)),
    },
  ]);
}

/** Measures latency with concurrent clients. Each sends one query after another. */
async function measureLatency(items: readonly CatalogueItem[]): Promise<void> {
  const memoryBefore = process.memoryUsage().rss;
  const engine = await createEngine(items);
  const queries = [...(await readQueries('frozen')), ...(await readQueries('development'))].map(({ query }) => query);
  const searchTimes: number[] = [];
  const runClient = async (firstIndex: number): Promise<void> => {
    for (let index = 0; index < SEARCHES_PER_CLIENT; index++) {
      const query = queries[(firstIndex + index * CLIENT_COUNT) % queries.length] ?? '';
      const start = performance.now();
      await engine.search({ query, filters: NO_FILTERS, filtersAreFinal: false, attachedItems: [], limit: 200 });
      searchTimes.push(performance.now() - start);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all(Array.from({ length: CLIENT_COUNT }, (_, index) => runClient(index)));
  searchTimes.sort((a, b) => a - b);
  const formatQuantile = (share: number): string =>
    (searchTimes[Math.floor(searchTimes.length * share)] ?? 0).toFixed(1);
  console.log(`${items.length} items, ${CLIENT_COUNT} clients at once, ${searchTimes.length} searches`);
  console.table([
    {
      'p50 ms': formatQuantile(0.5),
      'p95 ms': formatQuantile(0.95),
      'p99 ms': formatQuantile(0.99),
      'index MB': Math.round((process.memoryUsage().rss - memoryBefore) / 2 ** 20),
    },
  ]);
}

await measureQuality('demo catalogue', await readDemoCatalogue(DEMO_FOLDER));
const styleCatalogue = await readLabeledStyles(DATA_FOLDER);
if (styleCatalogue)
  await measureQuality('15k real products with labels (with invented prices and sizes)', styleCatalogue);
else console.log('Real products: skipped, the test data is not on this machine.');
await measureLatency(createSyntheticCatalogue(LARGE_CATALOGUE_ITEMS));
await measureIndexing(createSyntheticCatalogue(LARGE_CATALOGUE_ITEMS));
