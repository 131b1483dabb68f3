import type { Sql } from './Database.ts';
import type { Migration } from './migrations.ts';

const TABLE_PATTERN = /^ *CREATE TABLE (?<table>\w+) \((?<columns>[^;]*)\);/gmu;
const REFERENCE_PATTERN = /^ *(?<column>\w+) [^,\n]*\bREFERENCES /gmu;
const REMEDY = 'Restore the whole dump into an empty database.';

/**
 * Rejects if tables exist although no migration is recorded: a new store begins in an empty database. Creating the
 * tables would fail with a message that says neither why nor what to do.
 */
export async function requireEmptySchema(sql: Sql, migrations: readonly Migration[]): Promise<void> {
  const tables = migrations.flatMap(listTables).map(({ table }) => table);
  const [found] = await findNames(sql, tables);
  if (found !== undefined)
    throw new Error(
      `The database has a table "${found}" but no list of migrations: it belongs to another program, or restoring it was interrupted. ${REMEDY}`,
    );
}

/**
 * Rejects if a table, its primary key or one of its references to another table is missing, as after a restore that
 * was interrupted. Such a store would fail later, and deleting an account would leave rows behind.
 */
export async function requireWholeSchema(sql: Sql, migrations: readonly Migration[]): Promise<void> {
  const names = migrations.flatMap(listTables).flatMap(({ table, constraints }) => [table, ...constraints]);
  const found = new Set(await findNames(sql, names));
  const missing = names.find((name) => !found.has(name));
  if (missing !== undefined)
    throw new Error(`The store lacks "${missing}", so restoring it was probably interrupted. ${REMEDY}`);
}

interface CreatedTable {
  readonly table: string;
  /** The names of its primary key and of its references to other tables. */
  readonly constraints: readonly string[];
}

function listTables({ sql }: Migration): readonly CreatedTable[] {
  return [...sql.matchAll(TABLE_PATTERN)].map(({ groups }) => {
    const { table = '', columns = '' } = groups ?? {};
    const references = [...columns.matchAll(REFERENCE_PATTERN)].map(
      (match) => `${table}_${match.groups?.['column']}_fkey`,
    );
    return { table, constraints: [...(columns.includes('PRIMARY KEY') ? [`${table}_pkey`] : []), ...references] };
  });
}

/** Returns the names that belong to a table, an index or a constraint. Only schemas of the search path count. */
async function findNames(sql: Sql, names: readonly string[]): Promise<readonly string[]> {
  const rows = await sql.query<{ name: string }>(
    `SELECT name FROM (
       SELECT relname::text AS name FROM pg_class WHERE pg_table_is_visible(oid)
       UNION SELECT conname::text FROM pg_constraint WHERE pg_table_is_visible(conrelid)) AS named
     WHERE name = ANY($1) ORDER BY name`,
    [names],
  );
  return rows.map(({ name }) => name);
}
