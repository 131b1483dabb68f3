import pg from 'pg';
import { StoreUnavailableError } from '../../application/ports/Store.ts';
import { StoreTime } from '../../application/StoreTime.ts';
import type { Database, TimeLimit, Sql } from './Database.ts';
import { named, naming } from './outages.ts';

/**
 * Time limits for requests, in milliseconds: for a connection, then for a statement. Their sum stays below ten
 * seconds, after which shoppers give up. `StoreTime` bounds a request of several statements.
 */
export interface Patience {
  /** Time limit for getting a connection, whether new or returned to the pool by another request. */
  readonly connectMs: number;
  /** Statement timeout enforced by the server. */
  readonly statementMs: number;
  /** Statement timeout enforced by this client, in case the server or the network no longer responds. */
  readonly silenceMs: number;
}

export const PATIENCE: Patience = { connectMs: 3_000, statementMs: 5_000, silenceMs: 6_000 };

/** The largest delay that a timer supports, for work without a time limit. */
const UNBOUNDED_MS = 2 ** 31 - 1;

/** A PostgreSQL server, or a cluster that speaks its protocol, behind a connection pool. */
export class ServerDatabase implements Database {
  readonly #pool: pg.Pool;
  private constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Rejects if the server cannot be reached. `onLost` is called when an idle connection breaks. */
  static async open(
    url: string,
    onLost: (cause: Error) => void,
    patience: Patience = PATIENCE,
  ): Promise<ServerDatabase> {
    const pool = new pg.Pool({
      connectionString: url,
      connectionTimeoutMillis: patience.connectMs,
      query_timeout: patience.silenceMs,
      keepAlive: true,
      // Set by a statement, since connection poolers reject connection parameters that they do not know.
      onConnect: async (client) => {
        await client.query(`SET statement_timeout = ${patience.statementMs}`);
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
    return StoreTime.spend(() => naming(run<Row>(this.#pool, text, parameters)));
  }

  /** A transaction whose request has run out of time is rolled back before its next statement. */
  transaction<T>(work: (sql: Sql) => Promise<T>, timeLimit: TimeLimit = 'request'): Promise<T> {
    const transact = () => this.#transact(work, timeLimit);
    return timeLimit === 'none' ? transact() : StoreTime.spend(transact);
  }

  async #transact<T>(work: (sql: Sql) => Promise<T>, timeLimit: TimeLimit): Promise<T> {
    const client = await naming(this.#pool.connect());
    // The error of a connection that breaks while checked out but idle would otherwise be unhandled and end the
    // process.
    const onBroken = (): void => undefined;
    client.on('error', onBroken);
    const limitMs = timeLimit === 'none' ? UNBOUNDED_MS : undefined;
    try {
      const result = await inTransaction(client, work, limitMs);
      client.off('error', onBroken);
      client.release();
      return result;
    } catch (cause) {
      const outcome = named(cause);
      // A server that does not respond would not respond to ROLLBACK either; closing the connection makes it roll back.
      const broken =
        outcome instanceof StoreUnavailableError ||
        (await client.query('ROLLBACK').then(
          () => false,
          () => true,
        ));
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
  const result = await work({
    query: async (text, parameters) => {
      checkTime(limitMs);
      return naming(run(client, text, parameters, limitMs));
    },
  });
  checkTime(limitMs);
  await client.query({ text: 'COMMIT', ...(limitMs !== undefined && { query_timeout: limitMs }) } as pg.QueryConfig);
  return result;
}

/** Throws once the request's time is up: it has been answered with a failure and must not write any more. */
function checkTime(limitMs: number | undefined): void {
  if (limitMs === undefined && StoreTime.getRemainingMs() <= 0)
    throw new StoreUnavailableError('The request has waited for the store for too long.');
}

async function run<Row>(
  client: pg.Pool | pg.PoolClient,
  text: string,
  parameters?: readonly unknown[],
  limitMs?: number,
): Promise<Row[]> {
  // The driver supports `query_timeout` per query, but its types lack it.
  const query = { text, ...(limitMs !== undefined && { query_timeout: limitMs }) } as pg.QueryConfig;
  if (parameters !== undefined) return (await client.query({ ...query, values: [...parameters] })).rows as Row[];
  // For several statements the driver returns an array of results.
  const results = [await client.query(query)].flat();
  return (results.at(-1)?.rows ?? []) as Row[];
}
