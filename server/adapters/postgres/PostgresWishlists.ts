import type { Wishlists } from '../../application/ports/Wishlists.ts';
import type { Database } from './Database.ts';

export class PostgresWishlists implements Wishlists {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async itemIds(userId: string): Promise<readonly string[]> {
    const rows = await this.#database.query<{ item_id: string }>(
      'SELECT item_id FROM wishlists WHERE user_id = $1 ORDER BY added_at DESC, position DESC',
      [userId],
    );
    return rows.map((row) => row.item_id);
  }

  async add(userId: string, itemId: string, at: number): Promise<void> {
    await this.#database.query(
      'INSERT INTO wishlists (user_id, item_id, added_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [userId, itemId, new Date(at)],
    );
  }

  async remove(userId: string, itemId: string): Promise<void> {
    await this.#database.query('DELETE FROM wishlists WHERE user_id = $1 AND item_id = $2', [userId, itemId]);
  }
}
