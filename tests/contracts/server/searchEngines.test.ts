import { InMemoryCatalogue } from '../../../server/adapters/memory/InMemoryCatalogue.ts';
import type { PostgresStore } from '../../../server/adapters/postgres/PostgresStore.ts';
import { CatalogueSearchEngine } from '../../../server/application/search/CatalogueSearchEngine.ts';
import { InProcessReader } from '../../../server/adapters/reading/InProcessReader.ts';
import { InProcessCandidates } from '../../../server/adapters/search/InProcessCandidates.ts';
import { PostgresCandidates } from '../../../server/adapters/search/PostgresCandidates.ts';
import type { SearchEngine } from '../../../server/application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../../../server/domain/catalogue/CatalogueItem.ts';
import { describeOnPostgres } from '../../support/describeOnPostgres.ts';
import { describeSearchEnginePort } from './SearchEngine.contract.ts';

async function createInProcessEngine(items: readonly CatalogueItem[]): Promise<SearchEngine> {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll('demo', [items]);
  return new CatalogueSearchEngine(new InProcessCandidates(catalogue), new InProcessReader());
}

async function createStoreEngine(store: PostgresStore, items: readonly CatalogueItem[]): Promise<SearchEngine> {
  await store.catalogue.importAll('demo', [items]);
  return new CatalogueSearchEngine(new PostgresCandidates(store.database, store.catalogue), new InProcessReader());
}

describeSearchEnginePort('an index in this process', createInProcessEngine);

describeOnPostgres((name, store) => describeSearchEnginePort(name, (items) => createStoreEngine(store(), items)));
