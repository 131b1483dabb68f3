import pg from 'pg';
import type { Database, Sql } from './Database.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** A PostgreSQL server, or a cluster that speaks its protocol, behind a pool of connections. */
export class ServerDatabase implements Database {
  readonly #pool: pg.Pool;
  private constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Rejects where the server cannot be reached. An idle connection that breaks is told to `onLost`. */
  static async open(url: string, onLost: (cause: Error) => void): Promise<ServerDatabase> {
    const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    pool.on('error', onLost);
    try {
      await pool.query('SELECT 1');
    } catch (cause) {
      await pool.end();
      throw cause;
    }
    return new ServerDatabase(pool);
  }

  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]> {
    return run<Row>(this.#pool, text, parameters);
  }

  async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work({ query: (text, parameters) => run(client, text, parameters) });
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (cause) {
      await client.query('ROLLBACK').then(() => client.release(), (broken: Error) => client.release(broken));
      throw cause;
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

async function run<Row>(
  client: pg.Pool | pg.PoolClient, text: string, parameters?: readonly unknown[],
): Promise<Row[]> {
  if (parameters !== undefined) return (await client.query(text, [...parameters])).rows as Row[];
  // Several statements at once answer with a list of results.
  const results = [await client.query(text)].flat();
  return (results.at(-1)?.rows ?? []) as Row[];
}
