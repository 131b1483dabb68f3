import type { Inbox, InboxEntry, InboxMessage } from '../../application/ports/Inbox.ts';
import type { Database } from './Database.ts';

interface MessageRow {
  readonly id: string;
  readonly kind: InboxMessage['kind'];
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
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

  async keep(message: InboxMessage, mailDueAt: number | null): Promise<void> {
    const { id, kind, userId, name, email, text, at } = message;
    await this.#database.query(
      `INSERT INTO inbox_messages (id, kind, user_id, name, email, text, at, mail_due_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, kind, userId, name, email, text, new Date(at), mailDueAt === null ? null : new Date(mailDueAt)],
    );
  }

  async takeDue(now: number, leaseEnd: number): Promise<InboxEntry | null> {
    const [row] = await this.#database.query<MessageRow>(
      `UPDATE inbox_messages SET mail_due_at = $2, attempt_count = attempt_count + 1 WHERE id = (
         SELECT id FROM inbox_messages WHERE mail_due_at <= $1 ORDER BY mail_due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING ${MESSAGE_COLUMNS}`,
      [new Date(now), new Date(leaseEnd)],
    );
    return row === undefined ? null : toEntry(row);
  }

  async recordMailed(id: string, at: number): Promise<void> {
    await this.#database.query('UPDATE inbox_messages SET mail_due_at = NULL, mailed_at = $2 WHERE id = $1', [
      id,
      new Date(at),
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
}

const MESSAGE_COLUMNS = 'id, kind, user_id, name, email, text, at, mail_due_at, mailed_at, attempt_count';

const toEntry = ({ id, kind, user_id, name, email, text, at, ...mail }: MessageRow): InboxEntry => ({
  ...{ id, kind, userId: user_id, name, email, text, at: at.getTime() },
  mailedAt: mail.mailed_at?.getTime() ?? null,
  isMailPending: mail.mail_due_at !== null,
  attemptCount: mail.attempt_count,
});
