import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../../../server/application/ports/Store.ts';
import type { Database } from '../../../server/adapters/postgres/Database.ts';
import { EmbeddedDatabase } from '../../../server/adapters/postgres/EmbeddedDatabase.ts';
import { migrate } from '../../../server/adapters/postgres/migrate.ts';
import { MIGRATIONS } from '../../../server/adapters/postgres/migrations.ts';
import { PostgresStore } from '../../../server/adapters/postgres/PostgresStore.ts';
import { createFolderWithoutTables, createMigratedFolder } from '../../support/embeddedStore.ts';

describe('migrate', () => {
  let database: EmbeddedDatabase;
  const newestMigrationId = MIGRATIONS.at(-1)!.id;
  const shelfMigration = {
    id: newestMigrationId + 1,
    sql: 'CREATE TABLE shelf (id text); CREATE TABLE hook (id text)',
  };
  const listTables = async () =>
    (
      await database.query<{ name: string }>(
        "SELECT tablename AS name FROM pg_tables WHERE tablename IN ('shelf', 'hook') ORDER BY 1",
        [],
      )
    ).map(({ name }) => name);

  beforeEach(async () => {
    database = await EmbeddedDatabase.open({ from: await createMigratedFolder() });
  });
  afterEach(() => database.close());

  it('runs outstanding migrations once', async () => {
    await migrate(database, [...MIGRATIONS, shelfMigration]);
    await migrate(database, [...MIGRATIONS, shelfMigration]);
    expect(await listTables()).toEqual(['hook', 'shelf']);
  });

  it('waits briefly for a table that is in use, lets others pass, and tries again', async () => {
    const waitMigration = {
      id: newestMigrationId + 1,
      sql: "CREATE TABLE shelf AS SELECT current_setting('lock_timeout') AS id",
    };
    const lockError = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
    const outcomes = [new StoreUnavailableError(lockError.message, { cause: lockError }), lockError];
    const busyDatabase: Database = {
      query: (text) => database.query(text),
      close: () => database.close(),
      transaction: (work) => {
        const failure = outcomes.shift();
        return failure === undefined ? database.transaction(work) : Promise.reject(failure);
      },
    };
    let pauseCount = 0;
    const pause = async () => void (pauseCount += 1);
    await migrate(busyDatabase, [...MIGRATIONS, waitMigration], pause);
    expect([await database.query('SELECT id FROM shelf'), pauseCount]).toEqual([[{ id: '2s' }], 2]);
    const lockedDatabase = { ...busyDatabase, transaction: () => Promise.reject(lockError) };
    await expect(migrate(lockedDatabase, MIGRATIONS, pause)).rejects.toThrow('a long transaction such as a backup');
  });

  it.each([
    ['a table', 'DROP TABLE daily_counts', 'daily_counts'],
    ['a primary key', 'ALTER TABLE poses DROP CONSTRAINT poses_pkey CASCADE', 'poses_pkey'],
    ['a reference', 'ALTER TABLE sessions DROP CONSTRAINT sessions_user_id_fkey', 'sessions_user_id_fkey'],
  ])('refuses a store that lacks %s, as after an interrupted restore', async (_part, damage, name) => {
    await database.query(damage, []);
    await expect(migrate(database)).rejects.toThrow(
      `The store lacks "${name}", so restoring it was probably interrupted.`,
    );
  });

  it('refuses a store without its list of migrations', async () => {
    await database.query('DELETE FROM migrations', []);
    await expect(migrate(database)).rejects.toThrow('but no list of migrations');
  });

  it('runs all or none', async () => {
    const brokenMigration = { id: newestMigrationId + 2, sql: 'CREATE TABLE coat (id nonsense)' };
    await expect(migrate(database, [...MIGRATIONS, shelfMigration, brokenMigration])).rejects.toThrow('nonsense');
    expect(await listTables()).toEqual([]);
    await migrate(database, [...MIGRATIONS, shelfMigration]);
    expect(await listTables()).toEqual(['hook', 'shelf']);
  });

  it('keeps every account when accounts become identified by identities alone, and closes sessions without a known identity', async () => {
    const oldDatabase = await EmbeddedDatabase.open({ from: await createFolderWithoutTables() });
    await migrate(
      oldDatabase,
      MIGRATIONS.filter(({ id }) => id < 7),
    );
    await oldDatabase.query(`
      INSERT INTO users (id, email, name, preferences) VALUES
        ('u1', 'Anna@Example.com', 'Anna', '{}'), ('u2', 'mar\u212A@example.com', 'Mark', '{}'), ('u3', 'nobody@example.com', '', '{}');
      INSERT INTO identities (provider, subject, user_id) VALUES ('firebase', 'f-1', 'u1'), ('google', 'g-1', 'u1'), ('google', 'g-2', 'u2');
      INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES ('h1', 'u1', now(), now() + interval '1 day');`);
    await migrate(oldDatabase);
    const { users, sessions } = await PostgresStore.open(oldDatabase);
    const googleIdentity = { provider: 'google', name: '' };
    expect((await users.recordSignIn({ ...googleIdentity, subject: 'g-1', email: 'anna@example.com' }, 'x')).id).toBe(
      'u1',
    );
    expect(
      (await users.recordSignIn({ ...googleIdentity, subject: 'g-2', email: 'mar\u212A@example.com' }, 'x')).id,
    ).toBe('u2');
    expect(await users.byId('u3')).toMatchObject({ email: 'nobody@example.com' });
    await expect(
      users.recordSignIn({ provider: 'firebase', subject: 'f-2', email: 'mar\u212A@example.com', name: '' }, 'x'),
    ).rejects.toThrow('google');
    expect(
      (await users.recordSignIn({ provider: 'firebase', subject: 'f-3', email: 'mark@example.com', name: '' }, 'u4'))
        .id,
    ).toBe('u4');
    expect(await sessions.byTokenHash('h1')).toBeNull();
    await oldDatabase.close();
  });

  it('rejects a store of a newer version', async () => {
    await migrate(database, [...MIGRATIONS, shelfMigration]);
    await expect(migrate(database)).rejects.toThrow('newer version');
  });
});
