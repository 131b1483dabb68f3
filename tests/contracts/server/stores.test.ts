import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { EmbeddedDatabase } from '../../../server/adapters/postgres/EmbeddedDatabase.ts';
import { PostgresStore } from '../../../server/adapters/postgres/PostgresStore.ts';
import { ServerDatabase } from '../../../server/adapters/postgres/ServerDatabase.ts';
import type { Store } from '../../../server/application/ports/Store.ts';
import { migratedFolder } from '../../support/embeddedStore.ts';
import { describeCataloguePort } from './Catalogue.contract.ts';
import { describeSearchesPort } from './Searches.contract.ts';
import { describeSessionsPort } from './Sessions.contract.ts';
import { describeUsersPort } from './Users.contract.ts';
import { describeWishlistsPort } from './Wishlists.contract.ts';

const SLOW_START_MS = 60_000;

function describeStore(name: string, make: () => Promise<Store>): void {
  describeCataloguePort(name, async () => (await make()).catalogue);
  describeUsersPort(name, async () => (await make()).users);
  describeSessionsPort(name, make);
  describeWishlistsPort(name, make);
  describeSearchesPort(name, make);
}

async function emptied(store: PostgresStore): Promise<Store> {
  await store.database.query('TRUNCATE users, items CASCADE; UPDATE catalogue_version SET version = 0');
  return store;
}

describeStore('memory', async () => new InMemoryStore());

describe('embedded', () => {
  let store: PostgresStore;
  beforeAll(async () => {
    store = await PostgresStore.open(await EmbeddedDatabase.open({ from: await migratedFolder() }));
  }, SLOW_START_MS);
  afterAll(() => store.close());
  describeStore('the embedded PostgreSQL', () => emptied(store));
});

const serverUrl = process.env['TEST_DATABASE_URL'];

describe.skipIf(serverUrl === undefined)('server', () => {
  const name = `contract_${randomUUID().replaceAll('-', '')}`;
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
  describeStore('a PostgreSQL server', () => emptied(store));
});

