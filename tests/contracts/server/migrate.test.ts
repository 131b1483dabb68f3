import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EmbeddedDatabase } from '../../../server/adapters/postgres/EmbeddedDatabase.ts';
import { migrate } from '../../../server/adapters/postgres/migrate.ts';
import { MIGRATIONS } from '../../../server/adapters/postgres/migrations.ts';
import { migratedFolder } from '../../support/embeddedStore.ts';

describe('migrate', () => {
  let database: EmbeddedDatabase;
  const newest = MIGRATIONS.at(-1)!.id;
  const shelf = { id: newest + 1, sql: 'CREATE TABLE shelf (id text); CREATE TABLE hook (id text)' };
  const tables = async () => (await database.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE tablename IN ('shelf', 'hook') ORDER BY 1", [])).map(({ name }) => name);

  beforeEach(async () => {
    database = await EmbeddedDatabase.open({ from: await migratedFolder() });
  });
  afterEach(() => database.close());

  it('runs what is outstanding, once', async () => {
    await migrate(database, [...MIGRATIONS, shelf]);
    await migrate(database, [...MIGRATIONS, shelf]);
    expect(await tables()).toEqual(['hook', 'shelf']);
  });

  it('runs all or none', async () => {
    const broken = { id: newest + 2, sql: 'CREATE TABLE coat (id nonsense)' };
    await expect(migrate(database, [...MIGRATIONS, shelf, broken])).rejects.toThrow('nonsense');
    expect(await tables()).toEqual([]);
    await migrate(database, [...MIGRATIONS, shelf]);
    expect(await tables()).toEqual(['hook', 'shelf']);
  });

  it('refuses a store of a newer version', async () => {
    await migrate(database, [...MIGRATIONS, shelf]);
    await expect(migrate(database)).rejects.toThrow('newer version');
  });
});
