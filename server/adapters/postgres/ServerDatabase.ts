import pg from 'pg';
import { StoreUnavailableError } from '../../application/ports/Store.ts';
import type { Database, Pace, Sql } from './Database.ts';
import { named, naming } from './outages.ts';

/**
 * How long somebody who waits for an answer is kept waiting for the server, in milliseconds: for a connection,
 * then for a statement. Together they stay below the ten seconds after which people have gone.
 */
export interface Patience {
  /** For a connection, whether it is made or given back by another request. */
  readonly connectMs: number;
  /** After which the server gives a statement up. */
  readonly statementMs: number;
  /** After which it is given up on this side: the server, or the line to it, may say nothing any more. */
  readonly silenceMs: number;
}

export const PATIENCE: Patience = { connectMs: 3_000, statementMs: 5_000, silenceMs: 6_000 };

/** The longest that a timer can be set to: for work that takes its time. */
const UNBOUNDED_MS = 2 ** 31 - 1;

/** A PostgreSQL server, or a cluster that speaks its protocol, behind a pool of connections. */
export class ServerDatabase implements Database {
  readonly #pool: pg.Pool;
  private constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Rejects where the server cannot be reached. An idle connection that breaks is told to `onLost`. */
  static async open(url: string, onLost: (cause: Error) => void, patience: Patience = PATIENCE): Promise<ServerDatabase> {
    const pool = new pg.Pool({
      connectionString: url, connectionTimeoutMillis: patience.connectMs, query_timeout: patience.silenceMs, keepAlive: true,
      // Not a parameter of the connection: poolers between here and the server refuse those that they do not know.
      onConnect: async (client) => { await client.query(`SET statement_timeout = ${patience.statementMs}`); },
    });
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
    return naming(run<Row>(this.#pool, text, parameters));
  }

  async transaction<T>(work: (sql: Sql) => Promise<T>, pace: Pace = 'prompt'): Promise<T> {
    const client = await naming(this.#pool.connect());
    // A connection that breaks while nothing is asked of it says so to nobody else, and would end the process.
    const onBroken = (): void => undefined;
    client.on('error', onBroken);
    const limitMs = pace === 'unhurried' ? UNBOUNDED_MS : undefined;
    try {
      const result = await inTransaction(client, work, limitMs);
      client.off('error', onBroken);
      client.release();
      return result;
    } catch (cause) {
      const outcome = named(cause);
      // Where nobody answers, nobody would answer this either; the connection is closed, and the server rolls back.
      const broken = outcome instanceof StoreUnavailableError || await client.query('ROLLBACK').then(() => false, () => true);
      client.off('error', onBroken);
      client.release(broken);
      throw outcome;
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

async function inTransaction<T>(client: pg.PoolClient, work: (sql: Sql) => Promise<T>, limitMs?: number): Promise<T> {
  await client.query('BEGIN');
  if (limitMs !== undefined) await client.query('SET LOCAL statement_timeout = 0');
  const result = await work({ query: (text, parameters) => naming(run(client, text, parameters, limitMs)) });
  await client.query({ text: 'COMMIT', ...(limitMs !== undefined && { query_timeout: limitMs }) } as pg.QueryConfig);
  return result;
}

async function run<Row>(
  client: pg.Pool | pg.PoolClient, text: string, parameters?: readonly unknown[], limitMs?: number,
): Promise<Row[]> {
  // The driver reads `query_timeout` of a query too, which its types do not know.
  const query = { text, ...(limitMs !== undefined && { query_timeout: limitMs }) } as pg.QueryConfig;
  if (parameters !== undefined) return (await client.query({ ...query, values: [...parameters] })).rows as Row[];
  // Several statements at once answer with a list of results.
  const results = [await client.query(query)].flat();
  return (results.at(-1)?.rows ?? []) as Row[];
}
