import { InMemoryCatalogue } from '../../server/adapters/memory/InMemoryCatalogue.ts';
import { CatalogueSearchEngine } from '../../server/application/search/CatalogueSearchEngine.ts';
import { InProcessReader } from '../../server/adapters/reading/InProcessReader.ts';
import { InProcessCandidates } from '../../server/adapters/search/InProcessCandidates.ts';
import type { EngineResult, SearchEngine } from '../../server/application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../../server/domain/catalogue/CatalogueItem.ts';
import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';
import type { Filters } from '../../src/domain/filters/Filters.ts';

/** The real search engine for these items. */
export async function createEngine(items: readonly CatalogueItem[]): Promise<SearchEngine> {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll('test', [items]);
  const candidates = new InProcessCandidates(catalogue);
  await candidates.refresh();
  return new CatalogueSearchEngine(candidates, new InProcessReader());
}

export function searchAll(
  engine: SearchEngine,
  query: string,
  filters: Filters = NO_FILTERS,
  filtersAreFinal = false,
): Promise<EngineResult> {
  return engine.search({ query, filters, filtersAreFinal, attachedItems: [], limit: 10_000 });
}
