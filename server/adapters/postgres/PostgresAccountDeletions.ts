import type { AccountDeletions } from '../../application/ports/AccountDeletions.ts';
import type { Identity } from '../../application/ports/Users.ts';
import type { Database } from './Database.ts';

export class PostgresAccountDeletions implements AccountDeletions {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async begin(userId: string, time: number): Promise<void> {
    await this.#database.transaction(async (sql) => {
      // This lock conflicts with the lock of every new row of the shopper, so no row is added during the deletion.
      await sql.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
      await sql.query(RECORD_DELETION_SQL, [userId, new Date(time)]);
      await sql.query(REMOVE_PENDING_LINKS_SQL, [userId]);
      await sql.query(DISCARD_BLOBS_SQL, [userId]);
      await sql.query('DELETE FROM users WHERE id = $1', [userId]);
    });
  }

  async isUnfinished({ provider, subject }: Identity): Promise<boolean> {
    const foundRows = await this.#database.query(
      'SELECT 1 FROM account_deletions WHERE provider = $1 AND subject = $2',
      [provider, subject],
    );
    return foundRows.length > 0;
  }

  listUnfinished(limit: number): Promise<readonly Identity[]> {
    return this.#database.query<Identity>(
      'SELECT provider, subject FROM account_deletions ORDER BY tried_at, provider, subject LIMIT $1',
      [limit],
    );
  }

  async recordAttempt({ provider, subject }: Identity, time: number): Promise<void> {
    await this.#database.query('UPDATE account_deletions SET tried_at = $3 WHERE provider = $1 AND subject = $2', [
      provider,
      subject,
      new Date(time),
    ]);
  }

  async finish({ provider, subject }: Identity): Promise<void> {
    await this.#database.query('DELETE FROM account_deletions WHERE provider = $1 AND subject = $2', [
      provider,
      subject,
    ]);
  }
}

const RECORD_DELETION_SQL = `
  INSERT INTO account_deletions (provider, subject, user_id, tried_at)
  SELECT provider, subject, user_id, $2 FROM identities WHERE user_id = $1
  ON CONFLICT (provider, subject) DO NOTHING`;

/** Removes pending links, which refer to an identity and an email address instead of a shopper. */
const REMOVE_PENDING_LINKS_SQL = `
  DELETE FROM pending_links AS l USING identities AS i
  WHERE i.user_id = $1 AND ((l.provider = i.provider AND l.subject = i.subject)
    OR translate(l.email, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = i.address)`;

const DISCARD_BLOBS_SQL = `
  INSERT INTO discarded_blobs (collection, id)
  SELECT 'attachments', id FROM attachments WHERE user_id = $1
  UNION ALL SELECT 'poses', id FROM poses WHERE user_id = $1
  UNION ALL SELECT 'poses', id || '-thumbnail' FROM poses WHERE user_id = $1
  UNION ALL SELECT 'try-ons', id FROM try_ons WHERE user_id = $1
  ON CONFLICT DO NOTHING`;
