import type { StoredTryOn, TryOns } from '../../application/ports/TryOns.ts';
import type { Database } from './Database.ts';
import { toJsonText } from './jsonText.ts';

interface TryOnRow {
  readonly id: string;
  readonly user_id: string;
  readonly pose_id: string | null;
  readonly result: Omit<StoredTryOn, 'id' | 'userId' | 'poseId' | 'at'>;
  readonly at: Date;
}

export class PostgresTryOns implements TryOns {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  save({ id, userId, poseId, at, ...result }: StoredTryOn, limit: number): Promise<boolean> {
    return this.#database.transaction(async (sql) => {
      // Use the same lock as `PostgresPoses`, so that no result is stored for a pose that is being removed.
      await sql.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
      const insertedRows = await sql.query(
        `WITH kept AS (
           INSERT INTO try_ons (id, user_id, pose_id, result, at) SELECT $1, $2, $3, $4::jsonb, $5
           WHERE ($3::text IS NULL OR EXISTS (SELECT FROM poses WHERE id = $3))
             AND ($6 OR EXISTS (SELECT FROM users WHERE id = $2 AND photos_agreed_at IS NOT NULL)) RETURNING id),
         named AS (DELETE FROM discarded_blobs AS d USING kept WHERE d.collection = 'try-ons' AND d.id = kept.id)
         SELECT id FROM kept`,
        [id, userId, poseId, toJsonText(result), new Date(at), poseId !== null || result.figureId !== null],
      );
      if (insertedRows.length === 0) return false;
      await sql.query(resultRemovalSql(BEYOND_LIMIT_CONDITION), [userId, limit]);
      return true;
    });
  }

  async byId(id: string): Promise<StoredTryOn | null> {
    const [row] = await this.#database.query<TryOnRow>(`${SELECT_RESULTS_SQL} WHERE id = $1`, [id]);
    return row === undefined ? null : toTryOn(row);
  }

  async listOf(userId: string): Promise<readonly StoredTryOn[]> {
    const rows = await this.#database.query<TryOnRow>(
      `${SELECT_RESULTS_SQL} WHERE user_id = $1 ORDER BY at DESC, position DESC`,
      [userId],
    );
    return rows.map(toTryOn);
  }

  async remove(id: string): Promise<void> {
    await this.#database.query(resultRemovalSql('id = $1'), [id]);
  }

  async removeBefore(time: number, limit: number): Promise<number> {
    const [row] = await this.#database.query<{ count: number }>(REMOVE_OLD_SQL, [new Date(time), limit]);
    return row?.count ?? 0;
  }
}

const SELECT_RESULTS_SQL = 'SELECT id, user_id, pose_id, result, at FROM try_ons';
const BEYOND_LIMIT_CONDITION =
  'id IN (SELECT id FROM try_ons WHERE user_id = $1 ORDER BY at DESC, position DESC OFFSET $2)';

const resultRemovalSql = (condition: string): string => `
  WITH gone AS (DELETE FROM try_ons WHERE ${condition} RETURNING id)
  INSERT INTO discarded_blobs (collection, id) SELECT 'try-ons', id FROM gone ON CONFLICT DO NOTHING`;

const REMOVE_OLD_SQL = `
  WITH gone AS (
    DELETE FROM try_ons WHERE id IN (SELECT id FROM try_ons WHERE at < $1 ORDER BY at LIMIT $2) RETURNING id),
  discarded AS (
    INSERT INTO discarded_blobs (collection, id) SELECT 'try-ons', id FROM gone ON CONFLICT DO NOTHING)
  SELECT count(*)::integer AS count FROM gone`;

const toTryOn = ({ id, user_id: userId, pose_id: poseId, result, at }: TryOnRow): StoredTryOn => ({
  ...result,
  id,
  userId,
  poseId,
  at: at.getTime(),
});
