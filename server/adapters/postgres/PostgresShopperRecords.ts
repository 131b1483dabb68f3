import type { ShopperPicture, ShopperRecord, ShopperRecords } from '../../application/ports/ShopperRecords.ts';
import type { Database } from './Database.ts';
import { findOwnedTables } from './ownedTables.ts';
import type { OwnedTable } from './ownedTables.ts';

/** Rows per statement. Few, so that an export needs little memory and does not block other requests. */
const PAGE_ROWS = 50;

/** Names of columns that must not be exported, because they would let others act as the shopper. */
const SECRET_COLUMN_PATTERN = /_hash$/u;

interface RecordRow {
  readonly record: Readonly<Record<string, unknown>>;
  readonly key: readonly string[];
}

/** Reads the shopper's rows from every table, including tables of later migrations. */
export class PostgresShopperRecords implements ShopperRecords {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async *read(userId: string): AsyncIterable<ShopperRecord> {
    for (const table of await findOwnedTables(this.#database)) yield* this.#readTable(table, userId);
  }

  async listPictures(userId: string): Promise<readonly ShopperPicture[]> {
    const rows = await this.#database.query<{ collection: string; id: string; type: string }>(LIST_PICTURES_SQL, [
      userId,
    ]);
    return rows.map(({ collection, id, type }) => ({
      key: { collection: collection as ShopperPicture['key']['collection'], id },
      mediaType: type,
    }));
  }

  async *#readTable(table: OwnedTable, userId: string): AsyncIterable<ShopperRecord> {
    let lastKey: readonly string[] = [];
    for (;;) {
      const rows: readonly RecordRow[] = await this.#database.query<RecordRow>(
        createPageSql(table, lastKey.length > 0),
        [userId, PAGE_ROWS, ...lastKey],
      );
      for (const { record } of rows) yield { section: table.name, record: removeSecrets(record) };
      if (rows.length < PAGE_ROWS) return;
      lastKey = rows.at(-1)!.key;
    }
  }
}

/**
 * Selects one page of a table, in the order of its primary key, after the previous page's last key. Converts only the
 * rows of the page, because converting is slow.
 */
function createPageSql({ name, condition, keyColumns }: OwnedTable, isLaterPage: boolean): string {
  const columns = keyColumns.map((column) => column.name).join(', ');
  const lastKey = keyColumns.map(({ type }, index) => `$${index + 3}::text::${type}`).join(', ');
  const keyTexts = keyColumns.map((column) => `${column.name}::text`).join(', ');
  return `
    SELECT to_jsonb(page.*) AS record, to_jsonb(ARRAY[${keyTexts}]) AS key FROM (
      SELECT * FROM ${name} WHERE ${condition} ${isLaterPage ? `AND (${columns}) > (${lastKey})` : ''}
      ORDER BY ${columns} LIMIT $2) AS page
    ORDER BY ${columns}`;
}

const LIST_PICTURES_SQL = `
  SELECT 'attachments' AS collection, id, attachment->>'mediaType' AS type FROM attachments WHERE user_id = $1
  UNION ALL SELECT 'poses', id, pose->>'mediaType' FROM poses WHERE user_id = $1
  UNION ALL SELECT 'try-ons', id, result->>'mediaType' FROM try_ons WHERE user_id = $1`;

const removeSecrets = (record: RecordRow['record']): RecordRow['record'] =>
  Object.fromEntries(Object.entries(record).filter(([column]) => !SECRET_COLUMN_PATTERN.test(column)));
