import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { EmbeddedDatabase } from '../../server/adapters/postgres/EmbeddedDatabase.ts';
import { PostgresStore } from '../../server/adapters/postgres/PostgresStore.ts';
import { ServerDatabase } from '../../server/adapters/postgres/ServerDatabase.ts';
import { createMigratedFolder } from './embeddedStore.ts';

const SLOW_START_MS = 60_000;

/**
 * Runs `suite` on the embedded PostgreSQL and, with TEST_DATABASE_URL, in a temporary database on that server. Call
 * `store` inside tests.
 */
export function describeOnPostgres(suite: (name: string, store: () => PostgresStore) => void): void {
  describe('embedded', () => {
    let store: PostgresStore;
    beforeAll(async () => {
      store = await PostgresStore.open(await EmbeddedDatabase.open({ from: await createMigratedFolder() }));
    }, SLOW_START_MS);
    afterAll(() => store.close());
    suite('the embedded PostgreSQL', () => store);
  });

  const serverUrl = process.env['TEST_DATABASE_URL'];

  describe.skipIf(serverUrl === undefined)('server', () => {
    const name = `contract_${randomUUID().replaceAll('-', '')}`;
    let admin: ServerDatabase;
    let store: PostgresStore;
    const open = (url: string | URL) =>
      ServerDatabase.open(String(url), (cause) => {
        throw cause;
      });
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
    suite('a PostgreSQL server', () => store);
  });
}
