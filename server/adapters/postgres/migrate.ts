import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Sql } from './Database.ts';
import { isLockFailure } from './failures.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Migration } from './migrations.ts';
import { requireEmptySchema, requireWholeSchema } from './wholeSchema.ts';

/** The key of an advisory lock: arbitrary, but unique in the database. */
const MIGRATION_LOCK_ID = 4_172_001;

/**
 * While a migration waits for a table, e.g. behind a backup, all statements of running nodes wait behind it. So it
 * waits briefly, lets them pass, and tries again.
 */
const SET_LOCK_TIMEOUT_SQL = "SET LOCAL lock_timeout = '2s'";
const MAX_ATTEMPTS = 12;
const PAUSE_MS = 3_000;
const TABLES_IN_USE_MESSAGE =
  'The tables of the store cannot be migrated, because a long transaction such as a backup uses them. Start again when it has ended.';

/**
 * Runs all outstanding migrations in one transaction. If several nodes start at once, one migrates and the others
 * wait. Rejects if a newer version of the product created the store, if parts of it are missing, or if its tables stay
 * in use for a minute.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
  pause: () => Promise<unknown> = () => wait(PAUSE_MS),
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runMigrations(database, migrations);
    } catch (cause) {
      if (!isLockFailure(cause)) throw cause;
      if (attempt === MAX_ATTEMPTS) throw new Error(TABLES_IN_USE_MESSAGE, { cause });
      await pause();
    }
  }
}

async function runMigrations(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK_ID]);
    await sql.query(
      'CREATE TABLE IF NOT EXISTS migrations (id integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
    );
    const newestAppliedId = await findNewestApplied(sql);
    const newestId = migrations.at(-1)?.id ?? 0;
    if (newestAppliedId > newestId)
      throw new Error(`The store is of a newer version (${newestAppliedId}) than this program (${newestId}).`);
    if (newestAppliedId === 0) await requireEmptySchema(sql, migrations);
    await sql.query(SET_LOCK_TIMEOUT_SQL);
    for (const { id, sql: script } of migrations.filter((migration) => migration.id > newestAppliedId)) {
      await sql.query(script);
      await sql.query('INSERT INTO migrations (id) VALUES ($1)', [id]);
    }
    await requireWholeSchema(sql, migrations);
  }, 'none');
}

async function findNewestApplied(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM migrations', []);
  return row?.id ?? 0;
}
