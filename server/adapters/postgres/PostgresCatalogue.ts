import { isDeepStrictEqual } from 'node:util';
import { ForeignItemError, refuseMostMissing } from '../../application/ports/Catalogue.ts';
import type { Catalogue, ImportCounts, ImportScope } from '../../application/ports/Catalogue.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Database, Sql } from './Database.ts';
import { UPSERT_ITEMS_SQL, toItemRow } from './itemRows.ts';
import { toJsonText } from './jsonText.ts';

/** Rows per statement: enough to be fast, few enough to limit memory. */
const ROWS_PER_STATEMENT = 500;
/**
 * Maximum number of items per query, more than an answer shows. A long statement would delay all others in the
 * embedded store.
 */
const ITEMS_PER_QUERY = 250;

type StoredItemRow = { readonly item: CatalogueItem };

export class PostgresCatalogue implements Catalogue {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async count(): Promise<number> {
    const [row] = await this.#database.query<{ count: number }>('SELECT count(*)::integer AS count FROM items', []);
    return row?.count ?? 0;
  }

  async byId(id: string): Promise<CatalogueItem | null> {
    return (await this.byIds([id])).get(id) ?? null;
  }

  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueItem>> {
    const itemsById = new Map<string, CatalogueItem>();
    for (let index = 0; index < ids.length; index += ITEMS_PER_QUERY) {
      const page = ids.slice(index, index + ITEMS_PER_QUERY);
      const rows = await this.#database.query<StoredItemRow>(SELECT_KNOWN_ITEMS_SQL, [page]);
      for (const { item } of rows) itemsById.set(item.id, item);
    }
    return new Map(ids.flatMap((id) => itemsById.get(id) ?? []).map((item) => [item.id, item]));
  }

  async findExistingIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.#database.query<{ id: string }>(SELECT_KNOWN_IDS_SQL, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Reads the catalogue. Fetches the next batch while the caller works on the current one. */
  async *readBatches(batchSize: number): AsyncIterable<readonly CatalogueItem[]> {
    const readBatchAfter = (id: string) =>
      this.#database.query<StoredItemRow>('SELECT item FROM items WHERE id > $1 ORDER BY id LIMIT $2', [id, batchSize]);
    let nextBatch = readBatchAfter('');
    for (;;) {
      const rows = await nextBatch;
      if (rows.length === 0) return;
      nextBatch = readBatchAfter(rows.at(-1)!.item.id);
      // If the caller stops, nothing awaits this promise. Avoid an unhandled rejection.
      nextBatch.catch(() => undefined);
      yield rows.map(({ item }) => item);
    }
  }

  /**
   * Imports the items. After a failure, removes the dead rows of the import, because the embedded store has no
   * autovacuum and a full disk would stay full. A failure of the removal does not change the result.
   */
  async importAll(
    source: string,
    items: AsyncIterable<readonly CatalogueItem[]> | Iterable<readonly CatalogueItem[]>,
    signal?: AbortSignal,
    scope: ImportScope = {},
  ): Promise<ImportCounts> {
    try {
      return await this.#importInTransaction(source, items, signal, scope);
    } catch (cause) {
      await this.#database.query('VACUUM items').catch(() => undefined);
      throw cause;
    }
  }

  #importInTransaction(
    source: string,
    items: AsyncIterable<readonly CatalogueItem[]> | Iterable<readonly CatalogueItem[]>,
    signal: AbortSignal | undefined,
    scope: ImportScope,
  ): Promise<ImportCounts> {
    const { isComplete = false } = scope;
    return this.#database.transaction(async (sql) => {
      const totalCounts = { inserted: 0, updated: 0, unchanged: 0 };
      const importedIds: string[] = [];
      for await (const chunk of splitIntoChunks(items)) {
        signal?.throwIfAborted();
        const counts = await upsert(sql, source, chunk);
        totalCounts.inserted += counts.inserted;
        totalCounts.updated += counts.updated;
        totalCounts.unchanged += counts.unchanged;
        if (isComplete) for (const { id } of chunk) importedIds.push(id);
      }
      signal?.throwIfAborted();
      const withdrawnCount = importedIds.length === 0 ? 0 : await withdrawMissing(sql, source, importedIds);
      refuseMostMissing(totalCounts, withdrawnCount, scope);
      if (totalCounts.inserted + totalCounts.updated + withdrawnCount > 0)
        await sql.query('UPDATE catalogue_version SET version = version + 1', []);
      return isComplete ? { ...totalCounts, withdrawn: withdrawnCount } : totalCounts;
    }, 'none');
  }

  async readVersion(): Promise<number> {
    const [row] = await this.#database.query<{ version: number }>('SELECT version FROM catalogue_version', []);
    return row?.version ?? 0;
  }
}

const SELECT_KNOWN_ITEMS_SQL = `
  SELECT item FROM items WHERE id = ANY($1::text[])
  UNION ALL SELECT item || '{"isWithdrawn": true}' FROM withdrawn_items WHERE id = ANY($1::text[])`;
const SELECT_KNOWN_IDS_SQL = `
  SELECT id FROM items WHERE id = ANY($1::text[])
  UNION ALL SELECT id FROM withdrawn_items WHERE id = ANY($1::text[])`;

/** Withdraws the items of a source that are missing in the import. Returns their number. */
async function withdrawMissing(sql: Sql, source: string, importedIds: readonly string[]): Promise<number> {
  const rows = await sql.query(
    `WITH missing AS (
       DELETE FROM items WHERE source = $1
         AND NOT EXISTS (SELECT FROM unnest($2::text[]) AS imported (id) WHERE imported.id = items.id)
       RETURNING id, source, item)
     INSERT INTO withdrawn_items (id, source, item) SELECT id, source, item FROM missing RETURNING id`,
    [source, importedIds],
  );
  return rows.length;
}

/** Splits items into chunks without duplicate ids, because one statement cannot change a row twice. */
async function* splitIntoChunks(
  batches: AsyncIterable<readonly CatalogueItem[]> | Iterable<readonly CatalogueItem[]>,
): AsyncIterable<readonly CatalogueItem[]> {
  let chunk = new Map<string, CatalogueItem>();
  for await (const batch of batches) {
    for (const item of batch) {
      if (chunk.size === ROWS_PER_STATEMENT || chunk.has(item.id)) {
        yield [...chunk.values()];
        chunk = new Map();
      }
      chunk.set(item.id, item);
    }
  }
  if (chunk.size > 0) yield [...chunk.values()];
}

/** Inserts or updates items. Skips unchanged rows, because rewriting a row rebuilds its text index. */
async function upsert(sql: Sql, source: string, items: readonly CatalogueItem[]): Promise<ImportCounts> {
  const knownRows = await sql.query<StoredItemRow & { readonly source: string }>(
    'SELECT source, item FROM items WHERE id = ANY($1::text[])',
    [items.map(({ id }) => id)],
  );
  const foreignRows = knownRows.filter((row) => row.source !== source);
  if (foreignRows.length > 0)
    throw new ForeignItemError(
      source,
      foreignRows.map(({ item }) => item.id),
    );
  const storedById = new Map(knownRows.map(({ item }) => [item.id, item]));
  const differentItems = items
    .map((item) => ({ ...item, source }))
    .filter((item) => !isDeepStrictEqual(item, storedById.get(item.id)));
  if (differentItems.length === 0) return { inserted: 0, updated: 0, unchanged: items.length };
  await sql.query('DELETE FROM withdrawn_items WHERE id = ANY($1::text[])', [differentItems.map(({ id }) => id)]);
  const changedRows = await sql.query<{ inserted: boolean }>(UPSERT_ITEMS_SQL, [
    toJsonText(differentItems.map(toItemRow)),
  ]);
  const insertedCount = changedRows.filter((row) => row.inserted).length;
  return {
    inserted: insertedCount,
    updated: changedRows.length - insertedCount,
    unchanged: items.length - changedRows.length,
  };
}
