import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';
import type { SearchEngine } from '../application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../domain/catalogue/CatalogueItem.ts';
import type { JudgedQuery } from './Judgment.ts';
import { judgedItem } from './judgedItems.ts';
import type { QueryOutcome } from './metrics.ts';
import { DEPTH, judge } from './metrics.ts';

/** Runs every query without filters and preferences, and judges the first results. */
export async function evaluate(
  engine: SearchEngine,
  queries: readonly JudgedQuery[],
  catalogue: readonly CatalogueItem[],
): Promise<readonly QueryOutcome[]> {
  const judged = catalogue.map(judgedItem);
  const outcomes: QueryOutcome[] = [];
  for (const query of queries) {
    const { items } = await engine.search({
      query: query.query,
      filters: NO_FILTERS,
      filtersAreFinal: false,
      attachedItems: [],
      limit: DEPTH,
    });
    outcomes.push(judge(query, items.map(judgedItem), judged));
  }
  return outcomes;
}
