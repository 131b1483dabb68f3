import type { DailyLead, DailyLeads } from '../../application/ports/DailyLeads.ts';
import type { Database } from './Database.ts';

export class PostgresDailyLeads implements DailyLeads {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async list(userId: string, firstDay: string): Promise<readonly DailyLead[]> {
    const rows = await this.#database.query<{ day: string; item_id: string }>(
      'SELECT day::text AS day, item_id FROM daily_leads WHERE user_id = $1 AND day >= $2::date ORDER BY daily_leads.day',
      [userId, firstDay],
    );
    return rows.map(({ day, item_id: itemId }) => ({ day, itemId }));
  }

  async save(userId: string, { day, itemId }: DailyLead, firstDay: string): Promise<void> {
    await this.#database.query(STORE_LEAD_SQL, [userId, day, itemId, firstDay]);
  }

  async removeBefore(firstDay: string, limit: number): Promise<number> {
    return (await this.#database.query(REMOVE_OLD_SQL, [firstDay, limit])).length;
  }
}

const REMOVE_OLD_SQL = `
  DELETE FROM daily_leads WHERE (user_id, day) IN
    (SELECT user_id, day FROM daily_leads WHERE day < $1::date LIMIT $2)
  RETURNING 1`;
const STORE_LEAD_SQL = `
  WITH removed AS (DELETE FROM daily_leads WHERE user_id = $1 AND day < $4::date)
  INSERT INTO daily_leads (user_id, day, item_id) VALUES ($1, $2::date, $3)
  ON CONFLICT (user_id, day) DO UPDATE SET item_id = excluded.item_id`;
