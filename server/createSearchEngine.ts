import type { PostgresStore } from './adapters/postgres/PostgresStore.ts';
import { CatalogueSearchEngine } from './adapters/search/CatalogueSearchEngine.ts';
import { InProcessCandidates } from './adapters/search/InProcessCandidates.ts';
import { PostgresCandidates } from './adapters/search/PostgresCandidates.ts';
import type { SearchEngine } from './application/ports/SearchEngine.ts';
import type { Config } from './config.ts';

/**
 * The engine, ready for its first search. On the embedded store the index is held in this process; on a
 * PostgreSQL server candidates come from there, so that a node need not hold the catalogue (docs/adr/0020).
 */
export async function createSearchEngine(
  { catalogue, database }: Pick<PostgresStore, 'catalogue' | 'database'>, { databaseUrl }: Pick<Config, 'databaseUrl'>,
): Promise<SearchEngine> {
  const candidates = databaseUrl === null ? new InProcessCandidates(catalogue) : new PostgresCandidates(database, catalogue);
  await candidates.refresh();
  return new CatalogueSearchEngine(candidates);
}
