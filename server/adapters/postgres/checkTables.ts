import type { Database, Sql } from './Database.ts';

export async function listTables(database: Database): Promise<readonly string[]> {
  const rows = await database.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname",
    [],
  );
  return rows.map(({ name }) => name);
}

/**
 * Counts the rows that a table's index refers to. Rejects if the table's file lacks one of them, e.g. because it was
 * truncated.
 */
export const countIndexedRows = (database: Database, table: string): Promise<number> =>
  database.transaction((sql) => countIndexedRowsIn(sql, table), 'none');

/** Counts the rows in a table's file. */
export const countHeapRows = (database: Database, table: string): Promise<number> =>
  database.transaction((sql) => countHeapRowsIn(sql, table), 'none');

/** Like `countIndexedRows`, within a transaction. */
export const countIndexedRowsIn = (sql: Sql, table: string): Promise<number> => countWith(sql, table, 'index');

/** Like `countHeapRows`, within a transaction. */
export const countHeapRowsIn = (sql: Sql, table: string): Promise<number> => countWith(sql, table, 'table');

async function countWith(sql: Sql, table: string, source: 'index' | 'table'): Promise<number> {
  const [tableScan, indexScan] = source === 'table' ? ['on', 'off'] : ['off', 'on'];
  await sql.query(`SET LOCAL enable_seqscan = ${tableScan}; SET LOCAL enable_bitmapscan = off`);
  await sql.query(`SET LOCAL enable_indexscan = ${indexScan}; SET LOCAL enable_indexonlyscan = ${indexScan}`);
  return readCount(
    await sql.query<{ count: number }>(`SELECT count(*)::integer AS count FROM ${quoteName(table)}`, []),
  );
}

export async function findBrokenTables(database: Database): Promise<readonly string[]> {
  const brokenTables: string[] = [];
  for (const table of await listTables(database)) {
    const counts = await Promise.all([countIndexedRows(database, table), countHeapRows(database, table)]).catch(
      () => null,
    );
    if (counts === null || counts[0] !== counts[1]) brokenTables.push(table);
  }
  return brokenTables;
}

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const readCount = (rows: readonly { count: number }[]): number => rows[0]?.count ?? 0;
