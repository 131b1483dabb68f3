import type { Database } from './Database.ts';

/** Names of all tables of the store. */
export async function listTables(database: Database): Promise<readonly string[]> {
  const rows = await database.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname",
    [],
  );
  return rows.map(({ name }) => name);
}

/**
 * Counts the rows that a table's index refers to. Rejects if one of them is missing from the table's file: a plain
 * count would not notice a truncated file.
 */
export function countIndexedRows(database: Database, table: string): Promise<number> {
  return database.transaction(async (sql) => {
    await sql.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
    return readCount(await sql.query<{ n: number }>(`SELECT count(*)::integer AS n FROM ${quoteName(table)}`, []));
  }, 'none');
}

/** Counts the rows in a table's file. */
export function countHeapRows(database: Database, table: string): Promise<number> {
  return database.transaction(async (sql) => {
    await sql.query(
      'SET LOCAL enable_indexscan = off; SET LOCAL enable_indexonlyscan = off; SET LOCAL enable_bitmapscan = off',
    );
    return readCount(await sql.query<{ n: number }>(`SELECT count(*)::integer AS n FROM ${quoteName(table)}`, []));
  }, 'none');
}

/** The first damaged table; null if all are intact. */
export async function findBrokenTable(database: Database): Promise<string | null> {
  for (const table of await listTables(database)) {
    const counts = await Promise.all([countIndexedRows(database, table), countHeapRows(database, table)]).catch(
      () => null,
    );
    if (counts === null || counts[0] !== counts[1]) return table;
  }
  return null;
}

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const readCount = (rows: readonly { n: number }[]): number => rows[0]?.n ?? 0;
