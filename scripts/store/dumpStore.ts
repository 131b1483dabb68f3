import type { Database } from '../../server/adapters/postgres/Database.ts';
import type { Migration } from '../../server/adapters/postgres/migrations.ts';

/**
 * Returns SQL that creates the store in an empty database: the current migrations, then the rows. It contains the
 * migrations, so that later edits cannot change the old store.
 */
export async function dumpStore(database: Database, migrations: readonly Migration[]): Promise<string> {
  const parts = [
    'CREATE TABLE migrations (id integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());',
    ...migrations.map(({ sql }) => sql.trim()),
  ];
  // Delete the rows that migrations insert, because the dump contains them too.
  for (const table of await listTables(database)) parts.push(`DELETE FROM ${table};`);
  for (const table of await listTables(database)) parts.push(await dumpRows(database, table));
  return `${parts.join('\n\n')}\n`;
}

/** The tables in order of creation, so that a row comes after those that it references. */
export async function listTables(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY oid",
    [],
  );
  return rows.map(({ name }) => name);
}

async function dumpRows(database: Database, table: string): Promise<string> {
  const columns = (
    await database.query<{ name: string }>(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position",
      [table],
    )
  )
    .map(({ name }) => name)
    .join(', ');
  const [row] = await database.query<{ rows: string }>(
    `SELECT coalesce(jsonb_pretty(jsonb_agg(to_jsonb(t))), '') AS rows FROM (SELECT ${columns} FROM ${table}) t`,
    [],
  );
  if (!row?.rows) throw new Error(`The table ${table} has no row. Give it one in sampleStore.ts.`);
  return `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE\nSELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $rows$${row.rows}$rows$);`;
}
