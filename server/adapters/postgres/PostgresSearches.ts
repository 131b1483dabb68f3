import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { RemovalStep } from '../../application/ports/RemovalStep.ts';
import { MAX_SEARCHES } from '../../application/ports/Searches.ts';
import type { SearchSummary, Searches, StoredSearch } from '../../application/ports/Searches.ts';
import type { Database } from './Database.ts';
import { WriteBatcher } from './WriteBatcher.ts';
import { toJsonText } from './jsonText.ts';
import { removalSql, searchRemovalSql } from './removals.ts';

type StoredResult = Omit<StoredSearch, 'id' | 'userId' | 'query' | 'at'>;

interface SearchRow {
  readonly id: string;
  readonly user_id: string;
  readonly query: string;
  readonly found: StoredResult;
  readonly made_at: Date;
}

export class PostgresSearches implements Searches {
  readonly #database: Database;
  readonly #writeBatcher = new WriteBatcher<StoredSearch>((searches) => this.#insert(searches));
  constructor(database: Database) {
    this.#database = database;
  }

  save(search: StoredSearch): Promise<void> {
    return this.#writeBatcher.add(search);
  }

  async byId(id: string): Promise<StoredSearch | null> {
    const [row] = await this.#database.query<SearchRow>(
      'SELECT id, user_id, query, found, made_at FROM searches WHERE id = $1',
      [id],
    );
    if (row === undefined) return null;
    // Stored filters may lack filters that were added later.
    const filters = { ...NO_FILTERS, ...row.found.filters };
    return { id: row.id, userId: row.user_id, query: row.query, at: row.made_at.getTime(), ...row.found, filters };
  }

  async listRecent(userId: string, limit: number): Promise<readonly SearchSummary[]> {
    const rows = await this.#database.query<SearchRow>(
      `SELECT id, query, found, made_at FROM (${selectEntriesSql('$1')}) AS own WHERE begins ORDER BY made_at DESC, position DESC LIMIT $2`,
      [userId, limit],
    );
    return rows.map((row) => ({
      id: row.id,
      query: row.query,
      attachments: row.found.attachments,
      at: row.made_at.getTime(),
    }));
  }

  async remove(searchId: string): Promise<void> {
    await removalSql(this.#database, SELECT_OWNER_SQL, REMOVE_ENTRY_SQL, [searchId]);
  }

  async removeAll(userId: string): Promise<void> {
    await removalSql(this.#database, '$1', REMOVE_ALL_SQL, [userId]);
  }

  async removeOldEntries(entryCount: number, after: string | null, limit: number): Promise<RemovalStep> {
    const shoppers = await this.#database.query<{ readonly id: string }>(
      `SELECT user_id AS id FROM searches WHERE $2::text IS NULL OR user_id > $2
       GROUP BY user_id HAVING count(*) > $1 ORDER BY user_id LIMIT $3`,
      [entryCount, after, limit],
    );
    let removedCount = 0;
    for (const { id } of shoppers) removedCount += await this.#removeOldEntriesOf(id, entryCount);
    return { removedCount, next: shoppers.length < limit ? null : shoppers.at(-1)!.id };
  }

  async #removeOldEntriesOf(userId: string, entryCount: number): Promise<number> {
    let removedCount = 0;
    for (let stepCount = 0; stepCount < MAX_STEPS; stepCount += 1) {
      const rows = await this.#database.query<{ readonly id: string }>(SELECT_OLD_ENTRIES_SQL, [userId, entryCount]);
      if (rows.length === 0) break;
      await removalSql(this.#database, '$1', REMOVE_LISTED_SQL, [userId, rows.map(({ id }) => id)]);
      removedCount += rows.length;
    }
    return removedCount;
  }

  async #insert(searches: readonly StoredSearch[]): Promise<void> {
    const rows = searches.map(({ id, userId, query, at, ...found }) => ({
      id,
      user_id: userId,
      query,
      found,
      made_at: new Date(at),
    }));
    await this.#database.query(INSERT_SEARCHES_SQL, [toJsonText(rows)]);
  }
}

/** Inserts searches in list order, which the generated `position` follows. */
const INSERT_SEARCHES_SQL = `
  INSERT INTO searches (id, user_id, query, found, made_at)
  SELECT id, user_id, query, found, made_at
  FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (id text, user_id text, query text, found jsonb, made_at timestamptz))
    WITH ORDINALITY AS r (id, user_id, query, found, made_at, place)
  ORDER BY place`;

/**
 * Maximum number of removal steps per shopper. A step removes at most 2,000 searches, and a shopper makes at most
 * 36,000 in an hour.
 */
const MAX_STEPS = 50;

/**
 * The newest searches of a shopper, newest first. `begins` is true for the first search of a history entry: the next
 * newer search differs in query or attachments.
 */
const selectEntriesSql = (userId: string): string => `
  SELECT id, query, found, made_at, position,
    lag(query) OVER newest IS DISTINCT FROM query OR lag(attached) OVER newest IS DISTINCT FROM attached AS begins
  FROM (
    SELECT * FROM searches WHERE user_id = ${userId} ORDER BY made_at DESC, position DESC LIMIT ${MAX_SEARCHES}) AS recent
  WINDOW newest AS (ORDER BY made_at DESC, position DESC)`;

const SELECT_OWNER_SQL = 'SELECT user_id FROM searches WHERE id = $1';
const REMOVE_ENTRY_SQL = searchRemovalSql(`id = $1 OR id IN (
  WITH numbered AS (
    SELECT id, count(*) FILTER (WHERE begins) OVER (ORDER BY made_at DESC, position DESC) AS entry FROM (${selectEntriesSql(`(${SELECT_OWNER_SQL})`)}) AS own)
  SELECT id FROM numbered WHERE entry = (SELECT entry FROM numbered WHERE id = $1))`);
const SELECT_OLD_ENTRIES_SQL = `
  SELECT id FROM (
    SELECT id, count(*) FILTER (WHERE begins) OVER (ORDER BY made_at DESC, position DESC) AS entry
    FROM (${selectEntriesSql('$1')}) AS own) AS numbered
  WHERE entry > $2
  UNION ALL (
    SELECT id FROM searches WHERE user_id = $1 ORDER BY made_at DESC, position DESC OFFSET ${MAX_SEARCHES} LIMIT 1000)`;
const REMOVE_LISTED_SQL = searchRemovalSql('user_id = $1 AND id = ANY($2::text[])');
const REMOVE_ALL_SQL = searchRemovalSql('user_id = $1');
