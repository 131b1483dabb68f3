import type { TrendSignals } from '../../application/ports/TrendSignals.ts';
import {
  HALF_LIFE_DAYS,
  MAX_AGE_DAYS,
  MAX_POPULAR_KEYS,
  MIN_SHOPPERS,
  type PopularKey,
} from '../../domain/trends/popularity.ts';
import type { Database } from './Database.ts';

export class PostgresTrendSignals implements TrendSignals {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async recordSearch(userId: string, topics: readonly string[], time: number): Promise<void> {
    if (topics.length > 0) await this.#database.query(RECORD_SEARCH_SQL, [userId, [...new Set(topics)], toDay(time)]);
  }

  async forgetSearches(userId: string): Promise<void> {
    await this.#database.query('DELETE FROM search_signals WHERE user_id = $1', [userId]);
  }

  async removeOldSearches(now: number, limit: number): Promise<number> {
    return (await this.#database.query(REMOVE_OLD_SQL, [toDay(now), limit])).length;
  }

  listPopularTopics(now: number): Promise<readonly PopularKey[]> {
    return this.#database.query<PopularKey & Record<string, unknown>>(POPULAR_TOPICS_SQL, [toDay(now)]);
  }

  listPopularItems(now: number): Promise<readonly PopularKey[]> {
    return this.#database.query<PopularKey & Record<string, unknown>>(POPULAR_ITEMS_SQL, [toDay(now)]);
  }
}

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

const RECORD_SEARCH_SQL = `
  INSERT INTO search_signals (user_id, topic, searched_on)
  SELECT $1, topic, $3::date FROM unnest($2::text[]) AS topic
  ON CONFLICT (user_id, topic)
    DO UPDATE SET searched_on = greatest(search_signals.searched_on, excluded.searched_on)`;

const REMOVE_OLD_SQL = `
  DELETE FROM search_signals WHERE (user_id, topic) IN
    (SELECT user_id, topic FROM search_signals WHERE $1::date - searched_on >= ${MAX_AGE_DAYS} LIMIT $2)
  RETURNING 1`;

/** Counts the shoppers of each key. Each shopper has one row per key. */
const createPopularKeysSql = (rows: string): string => `
  SELECT key, sum(power(0.5::float8, greatest($1::date - day, 0) / ${HALF_LIFE_DAYS}::float8)) AS weight
  FROM (${rows}) AS signals
  WHERE $1::date - day < ${MAX_AGE_DAYS}
  GROUP BY key
  HAVING count(*) >= ${MIN_SHOPPERS}
  ORDER BY weight DESC, key COLLATE "C"
  LIMIT ${MAX_POPULAR_KEYS}`;

const POPULAR_TOPICS_SQL = createPopularKeysSql('SELECT topic AS key, searched_on AS day FROM search_signals');
const POPULAR_ITEMS_SQL = createPopularKeysSql(
  `SELECT item_id AS key, (added_at AT TIME ZONE 'UTC')::date AS day FROM wishlists`,
);
