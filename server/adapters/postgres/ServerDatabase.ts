import pg from 'pg';
import { StoreUnavailableError } from '../../application/ports/Store.ts';
import { StoreTime } from '../../application/StoreTime.ts';
import type { Database, TimeLimit, Sql } from './Database.ts';
import { convertFailure, convertFailures } from './failures.ts';

/**
 * Time limits for requests, in milliseconds. The sum of the limits for a connection and a statement is below ten
 * seconds. `StoreTime` limits a request with several statements.
 */
export interface DatabaseTimeouts {
  /** Maximum time to get a connection. */
  readonly connectMs: number;
  /** Maximum time of a statement, enforced by the server. */
  readonly statementMs: number;
  /** Maximum time of a statement, enforced by this client in case the server no longer responds. */
  readonly silenceMs: number;
}

export const DEFAULT_TIMEOUTS: DatabaseTimeouts = { connectMs: 3_000, statementMs: 5_000, silenceMs: 6_000 };

/** The longest delay of a timer, for work without a time limit. */
const UNBOUNDED_MS = 2 ** 31 - 1;

/** A PostgreSQL server, or a compatible cluster, with a connection pool. */
export class ServerDatabase implements Database {
  readonly #pool: pg.Pool;
  private constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Rejects if the server cannot be reached. `onLost` is called when an idle connection breaks. */
  static async open(
    url: string,
    onLost: (cause: Error) => void,
    timeouts: DatabaseTimeouts = DEFAULT_TIMEOUTS,
  ): Promise<ServerDatabase> {
    const pool = new pg.Pool({
      connectionString: url,
      connectionTimeoutMillis: timeouts.connectMs,
      query_timeout: timeouts.silenceMs,
      keepAlive: true,
      // Use a statement, because connection poolers reject unknown connection parameters.
      onConnect: async (client) => {
        await client.query(`SET statement_timeout = ${timeouts.statementMs}`);
      },
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
    return StoreTime.spend(() => convertFailures(runStatement<Row>(this.#pool, text, parameters)));
  }

  /** Runs a transaction. Rolls it back before its next statement if the request's time is up. */
  transaction<T>(work: (sql: Sql) => Promise<T>, timeLimit: TimeLimit = 'request'): Promise<T> {
    const runTransaction = () => this.#transact(work, timeLimit);
    return timeLimit === 'none' ? runTransaction() : StoreTime.spend(runTransaction);
  }

  async #transact<T>(work: (sql: Sql) => Promise<T>, timeLimit: TimeLimit): Promise<T> {
    const client = await convertFailures(this.#pool.connect());
    // Without this listener, a connection that breaks between statements would end the process.
    const onConnectionError = (): void => undefined;
    client.on('error', onConnectionError);
    const limitMs = timeLimit === 'none' ? UNBOUNDED_MS : undefined;
    try {
      const result = await runInTransaction(client, work, limitMs);
      client.off('error', onConnectionError);
      client.release();
      return result;
    } catch (cause) {
      const namedError = convertFailure(cause);
      // A server that does not respond will not respond to ROLLBACK either. Closing the connection rolls back.
      const isConnectionLost =
        namedError instanceof StoreUnavailableError ||
        (await client.query('ROLLBACK').then(
          () => false,
          () => true,
        ));
      client.off('error', onConnectionError);
      client.release(isConnectionLost);
      throw namedError;
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

async function runInTransaction<T>(
  client: pg.PoolClient,
  work: (sql: Sql) => Promise<T>,
  limitMs?: number,
): Promise<T> {
  await client.query('BEGIN');
  if (limitMs !== undefined) await client.query('SET LOCAL statement_timeout = 0');
  const result = await work({
    query: async (text, parameters) => {
      requireTimeLeft(limitMs);
      return convertFailures(runStatement(client, text, parameters, limitMs));
    },
  });
  requireTimeLeft(limitMs);
  await client.query({ text: 'COMMIT', ...(limitMs !== undefined && { query_timeout: limitMs }) } as pg.QueryConfig);
  return result;
}

/**
 * Throws if the request's time is up. The caller has already received a failure, so the request must not write
 * anymore.
 */
function requireTimeLeft(limitMs: number | undefined): void {
  if (limitMs === undefined && StoreTime.getRemainingMs() <= 0)
    throw new StoreUnavailableError('The request has waited for the store for too long.');
}

async function runStatement<Row>(
  client: pg.Pool | pg.PoolClient,
  text: string,
  parameters?: readonly unknown[],
  limitMs?: number,
): Promise<Row[]> {
  // The driver supports `query_timeout` per query, but its types lack it.
  const query = { text, ...(limitMs !== undefined && { query_timeout: limitMs }) } as pg.QueryConfig;
  if (parameters !== undefined) return (await client.query({ ...query, values: [...parameters] })).rows as Row[];
  // For several statements, the driver returns an array of results.
  const results = [await client.query(query)].flat();
  return (results.at(-1)?.rows ?? []) as Row[];
}
