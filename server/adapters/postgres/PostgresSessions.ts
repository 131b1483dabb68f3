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
}

export class PostgresSessions implements Sessions {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async open({ tokenHash, userId, identity, provenAt, createdAt, expiresAt }: StoredSession): Promise<void> {
    await this.#database.query(
      `INSERT INTO sessions (token_hash, user_id, provider, subject, proven_at, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        tokenHash,
        userId,
        identity.provider,
        identity.subject,
        new Date(provenAt),
        new Date(createdAt),
        new Date(expiresAt),
      ],
    );
  }

  async byTokenHash(tokenHash: string): Promise<StoredSession | null> {
    const [row] = await this.#database.query<SessionRow>(
      `SELECT token_hash, user_id, provider, subject, proven_at, created_at, expires_at
       FROM sessions WHERE token_hash = $1 AND NOT revoked`,
      [tokenHash],
    );
    if (row === undefined) return null;
    return {
      tokenHash: row.token_hash,
      userId: row.user_id,
      identity: { provider: row.provider, subject: row.subject },
      provenAt: row.proven_at.getTime(),
      createdAt: row.created_at.getTime(),
      expiresAt: row.expires_at.getTime(),
    };
  }

  async extend(tokenHash: string, expiresAt: number): Promise<void> {
    await this.#database.query('UPDATE sessions SET expires_at = $2 WHERE token_hash = $1', [
      tokenHash,
      new Date(expiresAt),
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

  async removeExpired(time: number): Promise<number> {
    const removedRows = await this.#database.query('DELETE FROM sessions WHERE expires_at < $1 RETURNING 1', [
      new Date(time),
    ]);
    return removedRows.length;
  }
}
