import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { InMemoryCatalogue } from '../../../server/adapters/memory/InMemoryCatalogue.ts';
import { EmbeddedDatabase } from '../../../server/adapters/postgres/EmbeddedDatabase.ts';
import { PostgresStore } from '../../../server/adapters/postgres/PostgresStore.ts';
import { ServerDatabase } from '../../../server/adapters/postgres/ServerDatabase.ts';
import { CatalogueSearchEngine } from '../../../server/adapters/search/CatalogueSearchEngine.ts';
import { InProcessCandidates } from '../../../server/adapters/search/InProcessCandidates.ts';
import { PostgresCandidates } from '../../../server/adapters/search/PostgresCandidates.ts';
import type { SearchEngine } from '../../../server/application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../../../server/domain/catalogue/CatalogueItem.ts';
import { migratedFolder } from '../../support/embeddedStore.ts';
import { describeSearchEnginePort } from './SearchEngine.contract.ts';

const SLOW_START_MS = 60_000;

async function inProcess(items: readonly CatalogueItem[]): Promise<SearchEngine> {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll('demo', [items]);
  return new CatalogueSearchEngine(new InProcessCandidates(catalogue));
}

async function overStore(store: PostgresStore, items: readonly CatalogueItem[]): Promise<SearchEngine> {
  await store.catalogue.importAll('demo', [items]);
  return new CatalogueSearchEngine(new PostgresCandidates(store.database, store.catalogue));
}

describeSearchEnginePort('an index in this process', inProcess);

describe('embedded', () => {
  let store: PostgresStore;
  beforeAll(async () => {
    store = await PostgresStore.open(await EmbeddedDatabase.open({ from: await migratedFolder() }));
  }, SLOW_START_MS);
  afterAll(() => store.close());
  describeSearchEnginePort('the embedded PostgreSQL', (items) => overStore(store, items));
});

const serverUrl = process.env['TEST_DATABASE_URL'];

describe.skipIf(serverUrl === undefined)('server', () => {
  const name = `search_${randomUUID().replaceAll('-', '')}`;
  let admin: ServerDatabase;
  let store: PostgresStore;
  const open = (url: string | URL) => ServerDatabase.open(String(url), (cause) => { throw cause; });
  beforeAll(async () => {
    admin = await open(serverUrl!);
    await admin.query(`CREATE DATABASE ${name}`);
    store = await PostgresStore.open(await open(new URL(name, serverUrl)));
  }, SLOW_START_MS);
  afterAll(async () => {
    await store.close();
    await admin.query(`DROP DATABASE ${name}`);
    await admin.close();
  });
  describeSearchEnginePort('a PostgreSQL server', (items) => overStore(store, items));
});
