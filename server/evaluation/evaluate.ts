import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';
import type { SearchEngine } from '../application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../domain/catalogue/CatalogueItem.ts';
import type { JudgedQuery } from './Judgment.ts';
import { toJudgedItem } from './judgedItems.ts';
import type { QueryOutcome } from './metrics.ts';
import { RESULT_DEPTH, judgeQuery } from './metrics.ts';

/** Runs every query without filters and preferences, and judges the first results. */
export async function evaluateQueries(
  engine: SearchEngine,
  queries: readonly JudgedQuery[],
  catalogue: readonly CatalogueItem[],
): Promise<readonly QueryOutcome[]> {
  const judgedItems = catalogue.map(toJudgedItem);
  const outcomes: QueryOutcome[] = [];
  for (const query of queries) {
    const { items } = await engine.search({
      query: query.query,
      filters: NO_FILTERS,
      filtersAreFinal: false,
      attachedItems: [],
      limit: RESULT_DEPTH,
    });
    outcomes.push(judgeQuery(query, items.map(toJudgedItem), judgedItems));
  }
  return outcomes;
}
