import { MAX_SESSIONS } from '../../application/ports/Sessions.ts';
import type { RevocationBounds, Sessions, StoredSession } from '../../application/ports/Sessions.ts';
import type { Identity } from '../../application/ports/Users.ts';
import type { Database } from './Database.ts';

interface SessionRow {
  readonly token_hash: string;
  readonly user_id: string;
  readonly provider: string;
  readonly subject: string;
  readonly proven_at: Date;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly browser: string | null;
  readonly system: string | null;
  readonly seen_at: Date;
}

const SESSION_COLUMNS =
  'token_hash, user_id, provider, subject, proven_at, created_at, expires_at, browser, system, seen_at';

export class PostgresSessions implements Sessions {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async open(session: StoredSession): Promise<void> {
    const { tokenHash, userId, identity, provenAt, createdAt, expiresAt, device, seenAt } = session;
    await this.#database.query(
      `WITH opened AS (INSERT INTO sessions (${SESSION_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10))
       DELETE FROM sessions WHERE token_hash IN (
         SELECT token_hash FROM sessions WHERE user_id = $2
         ORDER BY revoked, seen_at DESC, created_at DESC, token_hash OFFSET $11)`,
      [
        tokenHash,
        userId,
        identity.provider,
        identity.subject,
        new Date(provenAt),
        new Date(createdAt),
        new Date(expiresAt),
        device?.browser ?? null,
        device?.system ?? null,
        new Date(seenAt),
        MAX_SESSIONS - 1,
      ],
    );
  }

  async byTokenHash(tokenHash: string): Promise<StoredSession | null> {
    const [row] = await this.#database.query<SessionRow>(
      `SELECT ${SESSION_COLUMNS} FROM sessions WHERE token_hash = $1 AND NOT revoked`,
      [tokenHash],
    );
    return row === undefined ? null : toSession(row);
  }

  async listOf(userId: string): Promise<readonly StoredSession[]> {
    const rows = await this.#database.query<SessionRow>(
      `SELECT ${SESSION_COLUMNS} FROM sessions WHERE user_id = $1 AND NOT revoked ORDER BY seen_at DESC, token_hash`,
      [userId],
    );
    return rows.map(toSession);
  }

  async extend(tokenHash: string, expiresAt: number, seenAt: number): Promise<void> {
    await this.#database.query('UPDATE sessions SET expires_at = $2, seen_at = $3 WHERE token_hash = $1', [
      tokenHash,
      new Date(expiresAt),
      new Date(seenAt),
    ]);
  }

  async revoke(tokenHash: string): Promise<void> {
    await this.#database.query('UPDATE sessions SET revoked = true WHERE token_hash = $1', [tokenHash]);
  }

  async revokeAllOf(userId: string): Promise<void> {
    await this.#database.query('UPDATE sessions SET revoked = true WHERE user_id = $1', [userId]);
  }

  async revokeBefore(userId: string, { provenBefore, openedBefore }: RevocationBounds): Promise<void> {
    await this.#database.query(
      'UPDATE sessions SET revoked = true WHERE user_id = $1 AND (proven_at < $2 OR created_at < $3)',
      [userId, new Date(provenBefore), new Date(openedBefore)],
    );
  }

  async revokeOpenedBy(userId: string, { provider, subject }: Identity): Promise<void> {
    await this.#database.query(
      'UPDATE sessions SET revoked = true WHERE user_id = $1 AND provider = $2 AND subject = $3',
      [userId, provider, subject],
    );
  }

  async removeEnded(time: number, limit: number): Promise<number> {
    const removedRows = await this.#database.query(
      `DELETE FROM sessions WHERE token_hash IN (
         SELECT token_hash FROM sessions WHERE revoked OR expires_at < $1 LIMIT $2) RETURNING 1`,
      [new Date(time), limit],
    );
    return removedRows.length;
  }
}

const toSession = (row: SessionRow): StoredSession => ({
  tokenHash: row.token_hash,
  userId: row.user_id,
  identity: { provider: row.provider, subject: row.subject },
  provenAt: row.proven_at.getTime(),
  createdAt: row.created_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  device: row.browser === null && row.system === null ? null : { browser: row.browser, system: row.system },
  seenAt: row.seen_at.getTime(),
});
