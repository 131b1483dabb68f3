import type { Database, Sql } from './Database.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Migration } from './migrations.ts';

/** The key of an advisory lock: arbitrary, but unique in the database. */
const MIGRATION_LOCK_ID = 4_172_001;

/**
 * Runs all outstanding migrations in one transaction. If several nodes start at once, one migrates and the others
 * wait. Rejects if a newer version of the product created the store.
 */
export async function migrate(database: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK_ID]);
    await sql.query(
      'CREATE TABLE IF NOT EXISTS migrations (id integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
    );
    const newestAppliedId = await findNewestApplied(sql);
    const newestId = migrations.at(-1)?.id ?? 0;
    if (newestAppliedId > newestId)
      throw new Error(`The store is of a newer version (${newestAppliedId}) than this program (${newestId}).`);
    for (const { id, sql: script } of migrations.filter((migration) => migration.id > newestAppliedId)) {
      await sql.query(script);
      await sql.query('INSERT INTO migrations (id) VALUES ($1)', [id]);
    }
  }, 'none');
}

async function findNewestApplied(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM migrations', []);
  return row?.id ?? 0;
}
