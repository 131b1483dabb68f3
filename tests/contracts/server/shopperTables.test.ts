import { expect, it } from 'vitest';
import { listTables } from '../../../scripts/store/dumpStore.ts';
import { fillSampleStore } from '../../../scripts/store/sampleStore.ts';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { findOwnedTables } from '../../../server/adapters/postgres/ownedTables.ts';
import type { Database } from '../../../server/adapters/postgres/Database.ts';
import { ARCHIVE_EXPLANATION } from '../../../server/application/accounts/archiveExplanation.ts';
import { describeOnPostgres } from '../../support/describeOnPostgres.ts';
import { createMarker, fillShopper } from '../../support/filledShopper.ts';

/** How rows of a deleted account are removed from tables without a foreign key to `users`. */
const DELETION_RULE_BY_TABLE: Readonly<Record<string, string>> = {
  account_deletions: 'A row goes when the deletion is finished.',
  pending_links: 'A row goes with the account of its address, and after ten minutes.',
};
/** The names of columns that identify a shopper. */
const SHOPPER_COLUMN_PATTERN = /^(?:user_id|owner_id|shopper_id|subject)$/u;
/** Tables whose rows remain until the deletion is finished. */
const REMAINING_TABLES = ['account_deletions', 'discarded_blobs'];

interface Column {
  readonly table: string;
  readonly column: string;
}

const listShopperColumns = async (database: Database): Promise<readonly Column[]> =>
  (
    await database.query<Column>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = current_schema() ORDER BY 1, 2`,
    )
  ).filter(({ column }) => SHOPPER_COLUMN_PATTERN.test(column));

const readTable = async (database: Database, table: string): Promise<string> => {
  const [row] = await database.query<{ text: string }>(
    `SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS text FROM ${table} AS t`,
  );
  return row!.text;
};

describeOnPostgres((_name, getStore) => {
  it('every table that names a shopper has an index that begins with the column', async () => {
    const { database } = getStore();
    const indexes = await database.query<Column>(
      `SELECT indrelid::regclass::text AS table, attname AS column FROM pg_index
       JOIN LATERAL unnest(indkey::int2[]) WITH ORDINALITY AS k (number, place) ON place <= 2
       JOIN pg_attribute ON attrelid = indrelid AND attnum = k.number AND (place = 1 OR attname = 'subject')`,
    );
    const columns = await listShopperColumns(database);
    const tablesWithUserId = (await findOwnedTables(database)).map(({ name }) => name);
    expect(columns.length).toBeGreaterThan(8);
    const isIndexed = ({ table, column }: Column) =>
      indexes.some((index) => index.table === table && index.column === column);
    // `subject` needs no index, because these tables are searched by the shopper's id.
    const columnsWithoutIndex = columns.filter(
      (column) => !isIndexed(column) && !(column.column === 'subject' && tablesWithUserId.includes(column.table)),
    );
    expect(columnsWithoutIndex).toEqual([]);
  });

  it('every table that names a shopper has a rule for the deletion of the account', async () => {
    const { database } = getStore();
    const cascadingTables = await database.query<{ readonly table: string; readonly rule: string }>(
      `SELECT conrelid::regclass::text AS table, confdeltype AS rule FROM pg_constraint WHERE contype = 'f'
       AND connamespace = current_schema()::regnamespace`,
    );
    const tablesWithUserId = (await findOwnedTables(database)).map(({ name }) => name);
    const namedTables = new Set((await listShopperColumns(database)).map(({ table }) => table));
    expect(
      [...namedTables].filter((table) => !tablesWithUserId.includes(table) && !(table in DELETION_RULE_BY_TABLE)),
    ).toEqual([]);
    expect(cascadingTables.filter(({ rule }) => rule !== 'c')).toEqual([]);
  });

  it('every table that names a shopper is explained in the archive of their data', async () => {
    const names = (await findOwnedTables(getStore().database)).map(({ name }) => name);
    const explainedNames = [...ARCHIVE_EXPLANATION.matchAll(/^ {2}(\w+)/gmu)].map(([, name]) => name);
    expect(explainedNames.toSorted()).toEqual(names.toSorted());
  });

  it('nothing about a deleted shopper remains in any table, also in tables that a later version adds', async () => {
    const store = getStore();
    const { database } = store;
    await database.query(
      'TRUNCATE users, items, discarded_blobs, pending_links, account_deletions, job_locks, inbox_messages CASCADE',
    );
    await fillSampleStore(store);
    await fillShopper(store, 'cleo');
    await database.query(
      `CREATE TABLE later_table (id text PRIMARY KEY, user_id text NOT NULL REFERENCES users ON DELETE CASCADE)`,
    );
    await database.query(`INSERT INTO later_table VALUES ($1, 'cleo')`, [`later-${createMarker('cleo')}`]);
    const exportedTables: string[] = [];
    for await (const record of store.shopperRecords.read('cleo')) exportedTables.push(JSON.stringify(record));
    expect(exportedTables.join('\n')).toContain(`later-${createMarker('cleo')}`);

    await store.accountDeletions.begin('cleo', 1);
    const tables = await listTables(database);
    const texts = new Map(
      await Promise.all(tables.map(async (table) => [table, await readTable(database, table)] as const)),
    );
    const listTablesWithData = tables.filter((table) => /cleo/u.test(texts.get(table)!));
    expect(listTablesWithData.toSorted()).toEqual(REMAINING_TABLES);
    for (const identity of await store.accountDeletions.listUnfinished(9))
      await store.accountDeletions.finish(identity);
    await store.discardedBlobs.forget(await store.discardedBlobs.list(99));
    for (const table of REMAINING_TABLES) expect(await readTable(database, table), table).not.toMatch(/cleo/u);
    await database.query('DROP TABLE later_table');
  });
});

it('every part of the memory store with data of shoppers can list and remove it', () => {
  const PARTS_WITHOUT_SHOPPERS = [
    'accountDeletions',
    'catalogue',
    'dailyCounts',
    'discardedBlobs',
    'jobLocks',
    'pendingLinks',
    'shopperRecords',
  ];
  const parts = Object.entries(new InMemoryStore()).filter(
    ([, part]) => !('removeOwned' in part && 'listOwned' in part),
  );
  expect(parts.map(([part]) => part).toSorted()).toEqual(PARTS_WITHOUT_SHOPPERS);
});
