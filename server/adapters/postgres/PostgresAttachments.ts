import type { RemovalStep } from '../../application/ports/RemovalStep.ts';
import type { Attachments, StoredAttachment } from '../../application/ports/Attachments.ts';
import type { Database } from './Database.ts';
import { toJsonText } from './jsonText.ts';
import { uploadRemovalSql } from './removals.ts';

interface AttachmentRow {
  readonly id: string;
  readonly user_id: string;
  readonly attachment: Omit<StoredAttachment, 'id' | 'userId' | 'at'>;
  readonly at: Date;
}

export class PostgresAttachments implements Attachments {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async save({ id, userId, at, ...attachment }: StoredAttachment): Promise<void> {
    await this.#database.query(
      `WITH kept AS (INSERT INTO attachments (id, user_id, attachment, at) VALUES ($1, $2, $3::jsonb, $4) RETURNING id)
       DELETE FROM discarded_blobs AS d USING kept WHERE d.collection = 'attachments' AND d.id = kept.id`,
      [id, userId, toJsonText(attachment), new Date(at)],
    );
  }

  async byId(id: string): Promise<StoredAttachment | null> {
    const [row] = await this.#database.query<AttachmentRow>(
      'SELECT id, user_id, attachment, at FROM attachments WHERE id = $1',
      [id],
    );
    if (row === undefined) return null;
    return { ...row.attachment, id: row.id, userId: row.user_id, at: row.at.getTime() };
  }

  async removeUnused(time: number, after: string | null, limit: number): Promise<RemovalStep> {
    const [step] = await this.#database.query<RemovalStep>(uploadRemovalSql, [new Date(time), after, limit]);
    return step!;
  }
}
