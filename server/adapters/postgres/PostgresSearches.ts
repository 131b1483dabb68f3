import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { SearchSummary, Searches, StoredSearch } from '../../application/ports/Searches.ts';
import type { Database } from './Database.ts';
import { WriteBatcher } from './WriteBatcher.ts';
import { jsonText } from './jsonText.ts';
import { remove, searchRemoval } from './removals.ts';

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
  readonly #kept = new WriteBatcher<StoredSearch>((searches) => this.#insert(searches));
  constructor(database: Database) {
    this.#database = database;
  }

  keep(search: StoredSearch): Promise<void> {
    return this.#kept.add(search);
  }

  async byId(id: string): Promise<StoredSearch | null> {
    const [row] = await this.#database.query<SearchRow>(
      'SELECT id, user_id, query, found, made_at FROM searches WHERE id = $1',
      [id],
    );
    if (row === undefined) return null;
    // Fill in filters that were added to the product after the search was stored.
    const filters = { ...NO_FILTERS, ...row.found.filters };
    return { id: row.id, userId: row.user_id, query: row.query, at: row.made_at.getTime(), ...row.found, filters };
  }

  async listRecent(userId: string, limit: number): Promise<readonly SearchSummary[]> {
    const rows = await this.#database.query<SearchRow>(
      `SELECT id, query, made_at FROM (${entriesOf('$1')}) AS own WHERE begins ORDER BY made_at DESC, position DESC LIMIT $2`,
      [userId, limit],
    );
    return rows.map((row) => ({ id: row.id, query: row.query, at: row.made_at.getTime() }));
  }

  async remove(searchId: string): Promise<void> {
    await remove(this.#database, SELECT_OWNER, REMOVE_ENTRY, [searchId]);
  }

  async removeAll(userId: string): Promise<void> {
    await remove(this.#database, '$1', REMOVE_ALL, [userId]);
  }

  async #insert(searches: readonly StoredSearch[]): Promise<void> {
    const rows = searches.map(({ id, userId, query, at, ...found }) => ({
      id,
      user_id: userId,
      query,
      found,
      made_at: new Date(at),
    }));
    await this.#database.query(INSERT_SEARCHES, [jsonText(rows)]);
  }
}

/** Inserts in list order, so that the generated `position` follows it. */
const INSERT_SEARCHES = `
  INSERT INTO searches (id, user_id, query, found, made_at)
  SELECT id, user_id, query, found, made_at
  FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (id text, user_id text, query text, found jsonb, made_at timestamptz))
    WITH ORDINALITY AS r (id, user_id, query, found, made_at, place)
  ORDER BY place`;

/**
 * A shopper's searches, newest first. `begins` is true if the next newer search has another query or other attachments.
 */
const entriesOf = (userId: string): string => `
  SELECT id, query, made_at, position,
    lag(query) OVER newest IS DISTINCT FROM query OR lag(attached) OVER newest IS DISTINCT FROM attached AS begins
  FROM searches WHERE user_id = ${userId} WINDOW newest AS (ORDER BY made_at DESC, position DESC)`;

const SELECT_OWNER = 'SELECT user_id FROM searches WHERE id = $1';
const REMOVE_ENTRY = searchRemoval(`id IN (
  WITH numbered AS (
    SELECT id, count(*) FILTER (WHERE begins) OVER (ORDER BY made_at DESC, position DESC) AS entry FROM (${entriesOf(`(${SELECT_OWNER})`)}) AS own)
  SELECT id FROM numbered WHERE entry = (SELECT entry FROM numbered WHERE id = $1))`);
const REMOVE_ALL = searchRemoval('user_id = $1');
