import type { PostgresStore } from './adapters/postgres/PostgresStore.ts';
import { InProcessCandidates } from './adapters/search/InProcessCandidates.ts';
import { PostgresCandidates } from './adapters/search/PostgresCandidates.ts';
import type { CandidateSource } from './application/ports/CandidateSource.ts';
import type { Log } from './application/ports/Log.ts';
import type { Config } from './config.ts';

/**
 * Loads the catalogue for search and stylist. With the embedded store, its index is in this process. With a
 * PostgreSQL server, candidates come from the database, so that a node needs less memory (docs/adr/0020).
 */
export async function openCandidates(
  { catalogue, database }: Pick<PostgresStore, 'catalogue' | 'database'>,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  log: Log,
): Promise<CandidateSource> {
  const candidates =
    databaseUrl === null
      ? new InProcessCandidates(catalogue, { log })
      : new PostgresCandidates(database, catalogue, { log });
  await candidates.refresh();
  return candidates;
}
