import type { LineMoves } from '../../../src/domain/poses/Adjustment.ts';
import type { PoseCheck, PoseSaveOutcome, Poses, StoredPose } from '../../application/ports/Poses.ts';
import type { Database, Sql } from './Database.ts';
import { toJsonText } from './jsonText.ts';

/** Fields that are missing in older poses. */
type LaterField = 'check' | 'correction';

interface PoseRow {
  readonly id: string;
  readonly user_id: string;
  readonly pose: Omit<StoredPose, 'id' | 'userId' | 'at' | LaterField> & Partial<Pick<StoredPose, LaterField>>;
  readonly at: Date;
}

export class PostgresPoses implements Poses {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async findConsentTime(userId: string, service: string | null = null): Promise<number | null> {
    const [row] = await this.#database.query<{ at: Date | null }>(
      `SELECT photos_agreed_at AS at FROM users
       WHERE id = $1 AND ($2::text IS NULL OR photos_agreed_service = $2)`,
      [userId, service],
    );
    return row?.at?.getTime() ?? null;
  }

  async recordConsent(userId: string, time: number, service: string | null = null): Promise<void> {
    await this.#database.query(
      `UPDATE users SET photos_agreed_at = $2, photos_agreed_service = $3
       WHERE id = $1 AND (photos_agreed_at IS NULL OR photos_agreed_service IS DISTINCT FROM $3)`,
      [userId, new Date(time), service],
    );
  }

  save(pose: StoredPose, limit: number): Promise<PoseSaveOutcome> {
    const { id, userId, at, ...storedFields } = pose;
    return this.#database.transaction(async (sql) => {
      const keepObstacle = await findObstacle(sql, pose, limit);
      if (keepObstacle !== null) return keepObstacle;
      await sql.query(INSERT_POSE_SQL, [
        id,
        userId,
        pose.origin?.poseId ?? null,
        toJsonText(storedFields),
        new Date(at),
      ]);
      return 'kept';
    });
  }

  async storeCheck(id: string, check: PoseCheck): Promise<void> {
    await this.#setField(id, 'check', check);
  }

  async storeCorrection(id: string, correction: LineMoves | null): Promise<void> {
    await this.#setField(id, 'correction', correction);
  }

  async byId(id: string): Promise<StoredPose | null> {
    const [row] = await this.#database.query<PoseRow>('SELECT id, user_id, pose, at FROM poses WHERE id = $1', [id]);
    return row === undefined ? null : toPose(row);
  }

  async listOf(userId: string): Promise<readonly StoredPose[]> {
    const rows = await this.#database.query<PoseRow>(
      'SELECT id, user_id, pose, at FROM poses WHERE user_id = $1 ORDER BY at DESC, position DESC',
      [userId],
    );
    return rows.map(toPose);
  }

  async remove(id: string): Promise<void> {
    await this.#database.transaction(async (sql) => {
      await sql.query('SELECT FROM users WHERE id = (SELECT user_id FROM poses WHERE id = $1) FOR NO KEY UPDATE', [id]);
      await sql.query(poseRemovalSql('id = $1', 'pose_id IN (SELECT id FROM gone)'), [id]);
    });
  }

  async removeAll(userId: string): Promise<void> {
    await this.#database.transaction(async (sql) => {
      await sql.query('UPDATE users SET photos_agreed_at = NULL, photos_agreed_service = NULL WHERE id = $1', [userId]);
      await sql.query(poseRemovalSql('user_id = $1', 'user_id = $1'), [userId]);
    });
  }

  async #setField(id: string, field: LaterField, value: unknown): Promise<void> {
    await this.#database.query('UPDATE poses SET pose = jsonb_set(pose, $2, $3::jsonb) WHERE id = $1', [
      id,
      [field],
      toJsonText(value),
    ]);
  }
}

const INSERT_POSE_SQL = `
  WITH kept AS (
    INSERT INTO poses (id, user_id, origin_pose_id, pose, at) VALUES ($1, $2, $3, $4::jsonb, $5) RETURNING id)
  DELETE FROM discarded_blobs AS d USING kept
  WHERE d.collection = 'poses' AND d.id IN (kept.id, kept.id || '-thumbnail')`;

/**
 * Says why a pose cannot be added; null if it can. Locks the shopper's row, so that concurrent uploads cannot exceed
 * the limit or ignore a withdrawn consent.
 */
async function findObstacle(sql: Sql, { userId, origin }: StoredPose, limit: number): Promise<PoseSaveOutcome | null> {
  const [user] = await sql.query<{ hasConsented: boolean }>(
    'SELECT photos_agreed_at IS NOT NULL AS "hasConsented" FROM users WHERE id = $1 FOR NO KEY UPDATE',
    [userId],
  );
  if (origin === null && user?.hasConsented !== true) return 'not agreed';
  const { own, isThere } = await readKeepState(sql, userId, origin);
  if (!isThere) return 'gone';
  return own >= limit ? 'full' : null;
}

/** The shopper's number of poses, and whether the origin's pose and result exist. */
async function readKeepState(sql: Sql, userId: string, origin: StoredPose['origin']): Promise<KeepState> {
  const [keepState] = await sql.query<KeepState>(
    `SELECT (SELECT count(*)::integer FROM poses WHERE user_id = $1) AS own,
       ($2::text IS NULL OR EXISTS (SELECT FROM poses WHERE id = $2))
         AND ($3::text IS NULL OR EXISTS (SELECT FROM try_ons WHERE id = $3)) AS "isThere"`,
    [userId, origin?.poseId ?? null, origin?.resultId ?? null],
  );
  return keepState!;
}

interface KeepState {
  readonly own: number;
  readonly isThere: boolean;
}

/** Removes poses that match `poses`, poses made from them, and results that match `results`. */
const poseRemovalSql = (poses: string, results: string): string => `
  WITH RECURSIVE gone AS (
    SELECT id FROM poses WHERE ${poses}
    UNION SELECT p.id FROM poses AS p JOIN gone ON p.origin_pose_id = gone.id),
  gone_poses AS (DELETE FROM poses WHERE id IN (SELECT id FROM gone) RETURNING id),
  gone_results AS (DELETE FROM try_ons WHERE ${results} RETURNING id)
  INSERT INTO discarded_blobs (collection, id)
  SELECT 'poses', id FROM gone_poses
  UNION ALL SELECT 'poses', id || '-thumbnail' FROM gone_poses
  UNION ALL SELECT 'try-ons', id FROM gone_results
  ON CONFLICT DO NOTHING`;

const toPose = ({ id, user_id: userId, pose, at }: PoseRow): StoredPose => ({
  ...pose,
  check: pose.check ?? null,
  correction: pose.correction ?? null,
  id,
  userId,
  at: at.getTime(),
});
