import type { BlobKey } from '../../application/ports/Blobs.ts';
import type { DiscardedBlobs } from '../../application/ports/DiscardedBlobs.ts';
import type { Database } from './Database.ts';
import { toJsonText } from './jsonText.ts';

export class PostgresDiscardedBlobs implements DiscardedBlobs {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async recordExpected(keys: readonly BlobKey[]): Promise<void> {
    await this.#database.query(
      `INSERT INTO discarded_blobs (collection, id, at)
       SELECT collection, id, now() + interval '1 hour' FROM jsonb_to_recordset($1::jsonb) AS k (collection text, id text)`,
      [toJsonText(keys)],
    );
  }

  list(limit: number, offset = 0): Promise<readonly BlobKey[]> {
    return this.#database.query<BlobKey>(
      'SELECT collection, id FROM discarded_blobs WHERE at <= now() ORDER BY at, id LIMIT $1 OFFSET $2',
      [limit, offset],
    );
  }

  async forget(keys: readonly BlobKey[]): Promise<void> {
    await this.#database.query(FORGET_SQL, [toJsonText(keys)]);
  }

  async forgetOld(keys: readonly BlobKey[]): Promise<void> {
    await this.#database.query(`${FORGET_SQL} AND d.at < now() - interval '7 days'`, [toJsonText(keys)]);
  }
}

const FORGET_SQL = `
  DELETE FROM discarded_blobs AS d USING jsonb_to_recordset($1::jsonb) AS k (collection text, id text)
  WHERE d.collection = k.collection AND d.id = k.id`;
