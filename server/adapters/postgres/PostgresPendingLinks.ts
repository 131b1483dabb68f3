import type { PendingLink, PendingLinks } from '../../application/ports/PendingLinks.ts';
import type { Database } from './Database.ts';

interface LinkRow {
  readonly provider: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly proven_at: Date;
  readonly expires_at: Date;
}

export class PostgresPendingLinks implements PendingLinks {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async save({ tokenHash, identity, provenAt, expiresAt }: PendingLink): Promise<void> {
    await this.#database.query(
      `INSERT INTO pending_links (token_hash, provider, subject, email, name, proven_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        tokenHash,
        identity.provider,
        identity.subject,
        identity.email,
        identity.name,
        new Date(provenAt),
        new Date(expiresAt),
      ],
    );
  }

  async removeExpired(time: number, limit: number): Promise<number> {
    const removedRows = await this.#database.query(
      `DELETE FROM pending_links WHERE token_hash IN (
         SELECT token_hash FROM pending_links WHERE expires_at < $1 LIMIT $2) RETURNING 1`,
      [new Date(time), limit],
    );
    return removedRows.length;
  }

  async take(tokenHash: string, now: number): Promise<PendingLink | null> {
    const [row] = await this.#database.query<LinkRow>(
      'DELETE FROM pending_links WHERE token_hash = $1 RETURNING provider, subject, email, name, proven_at, expires_at',
      [tokenHash],
    );
    if (row === undefined || row.expires_at.getTime() < now) return null;
    const { provider, subject, email, name } = row;
    return {
      tokenHash,
      identity: { provider, subject, email, name },
      provenAt: row.proven_at.getTime(),
      expiresAt: row.expires_at.getTime(),
    };
  }
}
