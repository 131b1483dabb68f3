import { countHeapRowsIn, countIndexedRowsIn, quoteName } from './checkTables.ts';
import type { Database, Sql } from './Database.ts';

/** Rebuilds the indexes of a table, except its primary key. Rejects without a change if the rows are damaged too. */
export async function rebuildIndexes(database: Database, table: string): Promise<void> {
  await database.transaction(async (sql) => {
    const indexes = await listRebuildableIndexes(sql, table);
    for (const { name } of indexes) await sql.query(`DROP INDEX ${quoteName(name)}`);
    if ((await countIndexedRowsIn(sql, table)) !== (await countHeapRowsIn(sql, table)))
      throw new Error(`The table ${table} has lost rows.`);
    for (const { definition } of indexes) await sql.query(definition);
  }, 'none');
}

interface IndexDescription {
  readonly name: string;
  /** The statement that creates the index. */
  readonly definition: string;
}

/** Lists the indexes of a table, without those of constraints. */
const listRebuildableIndexes = (sql: Sql, table: string): Promise<readonly IndexDescription[]> =>
  sql.query<IndexDescription>(
    `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid
     WHERE i.indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`,
    [quoteName(table)],
  );
