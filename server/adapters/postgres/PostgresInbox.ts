import type { Inbox, InboxEntry, InboxMessage } from '../../application/ports/Inbox.ts';
import type { Database } from './Database.ts';
import { toJsonText } from './jsonText.ts';

interface MessageRow {
  readonly id: string;
  readonly kind: InboxMessage['kind'];
  readonly user_id: string | null;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly cv: InboxMessage['cv'];
  readonly at: Date;
  readonly mail_due_at: Date | null;
  readonly mailed_at: Date | null;
  readonly attempt_count: number;
}

export class PostgresInbox implements Inbox {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async save(message: InboxMessage, mailDueAt: number | null): Promise<void> {
    const { id, kind, userId, name, email, text, at, cv } = message;
    await this.#database.query(
      `WITH kept AS (
         INSERT INTO inbox_messages (id, kind, user_id, name, email, text, at, mail_due_at, cv)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb) RETURNING cv->>'id' AS cv_id)
       DELETE FROM discarded_blobs AS d USING kept WHERE d.collection = 'cvs' AND d.id = kept.cv_id`,
      [
        ...[id, kind, userId, name, email, text, new Date(at)],
        mailDueAt === null ? null : new Date(mailDueAt),
        cv === null ? null : toJsonText(cv),
      ],
    );
  }

  async takeDue(now: number, leaseEnd: number, latestDue?: number): Promise<InboxEntry | null> {
    const [row] = await this.#database.query<MessageRow>(
      `UPDATE inbox_messages SET mail_due_at = $2, attempt_count = attempt_count + 1 WHERE id = (
         SELECT id FROM inbox_messages WHERE mail_due_at <= $1 OR mail_due_at > $3 ORDER BY mail_due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING ${MESSAGE_COLUMNS}`,
      [new Date(now), new Date(leaseEnd), latestDue === undefined ? null : new Date(latestDue)],
    );
    return row === undefined ? null : toEntry(row);
  }

  async recordMailed(id: string, time: number): Promise<void> {
    await this.#database.query('UPDATE inbox_messages SET mail_due_at = NULL, mailed_at = $2 WHERE id = $1', [
      id,
      new Date(time),
    ]);
  }

  async postpone(id: string, dueAt: number): Promise<void> {
    await this.#database.query('UPDATE inbox_messages SET mail_due_at = $2 WHERE id = $1', [id, new Date(dueAt)]);
  }

  async list(limit: number): Promise<readonly InboxEntry[]> {
    const rows = await this.#database.query<MessageRow>(
      `SELECT ${MESSAGE_COLUMNS} FROM inbox_messages ORDER BY at DESC, position DESC LIMIT $1`,
      [limit],
    );
    return rows.map(toEntry);
  }

  async byId(id: string): Promise<InboxEntry | null> {
    const [row] = await this.#database.query<MessageRow>(
      `SELECT ${MESSAGE_COLUMNS} FROM inbox_messages WHERE id = $1`,
      [id],
    );
    return row === undefined ? null : toEntry(row);
  }

  async countCvs(startTime: number, endTime: number): Promise<number> {
    const [row] = await this.#database.query<{ readonly count: number }>(
      'SELECT count(*)::integer AS count FROM inbox_messages WHERE at >= $1 AND at < $2 AND cv IS NOT NULL',
      [new Date(startTime), new Date(endTime)],
    );
    return row!.count;
  }

  async removeVisitorMessages(time: number, limit: number): Promise<number> {
    const [row] = await this.#database.query<{ readonly count: number }>(REMOVAL_SQL, [new Date(time), limit]);
    return row!.count;
  }
}

const REMOVAL_SQL = `
  WITH removed AS (
    DELETE FROM inbox_messages WHERE id IN (
      SELECT id FROM inbox_messages WHERE user_id IS NULL AND at < $1 ORDER BY at LIMIT $2)
    RETURNING cv->>'id' AS cv_id),
  discarded AS (
    INSERT INTO discarded_blobs (collection, id) SELECT 'cvs', cv_id FROM removed WHERE cv_id IS NOT NULL
    ON CONFLICT DO NOTHING)
  SELECT count(*)::integer AS count FROM removed`;

const MESSAGE_COLUMNS = 'id, kind, user_id, name, email, text, at, cv, mail_due_at, mailed_at, attempt_count';

const toEntry = ({ id, kind, user_id, name, email, text, at, cv, ...mail }: MessageRow): InboxEntry => ({
  ...{ id, kind, userId: user_id, name, email, text, at: at.getTime(), cv },
  mailedAt: mail.mailed_at?.getTime() ?? null,
  isMailPending: mail.mail_due_at !== null,
  attemptCount: mail.attempt_count,
});
