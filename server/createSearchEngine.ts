import { CatalogueSearchEngine } from './adapters/search/CatalogueSearchEngine.ts';
import { InProcessCandidates } from './adapters/search/InProcessCandidates.ts';
import type { Catalogue } from './application/ports/Catalogue.ts';
import type { SearchEngine } from './application/ports/SearchEngine.ts';

/** The engine with its index already built, so that the first search is as quick as all others. */
export async function createSearchEngine(catalogue: Catalogue): Promise<SearchEngine> {
  const candidates = new InProcessCandidates(catalogue);
  await candidates.refresh();
  return new CatalogueSearchEngine(candidates);
}
