import type { Wishlists } from '../../application/ports/Wishlists.ts';
import type { Database } from './Database.ts';

export class PostgresWishlists implements Wishlists {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async listItemIds(userId: string): Promise<readonly string[]> {
    const rows = await this.#database.query<{ item_id: string }>(
      'SELECT item_id FROM wishlists WHERE user_id = $1 ORDER BY added_at DESC, position DESC',
      [userId],
    );
    return rows.map((row) => row.item_id);
  }

  async add(userId: string, itemId: string, time: number, now?: number): Promise<void> {
    await this.#database.query(
      `INSERT INTO wishlists (user_id, item_id, added_at)
       SELECT $1, $2, $3 WHERE NOT EXISTS (
         SELECT FROM wishlist_removals WHERE user_id = $1 AND item_id = $2 AND least(removed_at, $4) > $3
       )
       ON CONFLICT DO NOTHING`,
      [userId, itemId, new Date(time), toLatest(now)],
    );
  }

  async remove(userId: string, itemId: string, time: number, now?: number): Promise<void> {
    await this.#database.query(
      `WITH removed AS (
         DELETE FROM wishlists WHERE user_id = $1 AND item_id = $2 AND least(added_at, $4) <= $3 RETURNING item_id
       )
       INSERT INTO wishlist_removals (user_id, item_id, removed_at) SELECT $1, item_id, $3 FROM removed
       ON CONFLICT (user_id, item_id) DO UPDATE
         SET removed_at = greatest(wishlist_removals.removed_at, excluded.removed_at)`,
      [userId, itemId, new Date(time), toLatest(now)],
    );
  }

  async forgetRemovals(time: number, limit: number): Promise<number> {
    const rows = await this.#database.query(
      `DELETE FROM wishlist_removals WHERE (user_id, item_id) IN (
         SELECT user_id, item_id FROM wishlist_removals WHERE removed_at < $1 LIMIT $2
       ) RETURNING item_id`,
      [new Date(time), limit],
    );
    return rows.length;
  }
}

/** Converts a time to a parameter of the SQL function `least`. Null means no limit, because `least` ignores null. */
const toLatest = (now: number | undefined): Date | null => (now === undefined ? null : new Date(now));
