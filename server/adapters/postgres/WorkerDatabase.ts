import { StoreUnavailableError } from '../../application/ports/Store.ts';
import { StoreTime } from '../../application/StoreTime.ts';
import type { Database, Sql } from './Database.ts';
import { DatabaseThread } from './DatabaseThread.ts';

/** Minimum time between two attempts to reopen the folder. An attempt takes up to two seconds. */
const REOPEN_PAUSE_MS = 5_000;

/** An engine that does not answer for this long has hung. Statements of requests take milliseconds. */
const MAX_SILENCE_MS = 20_000;

interface WorkerDatabaseOptions {
  readonly folder: string;
  /** Called before the folder is reopened. Rejects if reopening would fail, e.g. on a full disk. */
  readonly checkBeforeReopening?: () => Promise<void>;
  readonly pauseMs?: number;
  readonly silenceMs?: number;
}

/**
 * The embedded PostgreSQL in a worker thread, so that it does not block requests. Statements run in the order of the
 * calls. Parameters must be cloneable: text, numbers, dates, bytes and arrays of them. After a failure of the engine,
 * the next statement opens the folder again. Until that succeeds, statements reject with a `StoreUnavailableError`.
 */
export class WorkerDatabase implements Database {
  readonly #options: WorkerDatabaseOptions;
  #thread: DatabaseThread;
  #pendingReopening: Promise<DatabaseThread> | null = null;
  #failedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;
  private constructor(options: WorkerDatabaseOptions, thread: DatabaseThread) {
    this.#options = options;
    this.#thread = thread;
  }

  /** Opens or creates a data folder. Rejects if the engine cannot. */
  static async open(options: WorkerDatabaseOptions): Promise<WorkerDatabase> {
    return new WorkerDatabase(options, await DatabaseThread.open(options.folder));
  }

  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]> {
    return StoreTime.spend(() => this.#runOnThread((thread) => query<Row>(thread, null, text, parameters)));
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return StoreTime.spend(() => this.#runOnThread((thread) => runTransaction(thread, work)));
  }

  /** Closes the database after the pending statements. May be called more than once. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#pendingReopening?.catch(() => undefined);
    if (!this.#thread.hasEnded) await this.#thread.ask({ do: 'close' });
    await this.#thread.terminate();
  }

  /** Runs `work` on the thread. Calls it synchronously, so that statements keep the order of the calls. */
  #runOnThread<T>(work: (thread: DatabaseThread) => Promise<T>): Promise<T> {
    if (this.#isClosed) return Promise.reject(new Error('The embedded database is closed.'));
    // Work outside requests, such as a migration, has no time limit.
    const isRequest = StoreTime.getRemainingMs() < Number.POSITIVE_INFINITY;
    if (isRequest && this.#thread.silenceMs > (this.#options.silenceMs ?? MAX_SILENCE_MS)) this.#thread.abandon();
    return this.#thread.hasEnded ? this.#reopenOnce().then(work) : work(this.#thread);
  }

  #reopenOnce(): Promise<DatabaseThread> {
    if (performance.now() - this.#failedAt < (this.#options.pauseMs ?? REOPEN_PAUSE_MS))
      return Promise.reject(createUnavailableError());
    this.#pendingReopening ??= this.#reopen().finally(() => (this.#pendingReopening = null));
    return this.#pendingReopening;
  }

  async #reopen(): Promise<DatabaseThread> {
    try {
      await this.#thread.terminate();
      await this.#options.checkBeforeReopening?.();
      this.#thread = await DatabaseThread.open(this.#options.folder);
      return this.#thread;
    } catch (cause) {
      this.#failedAt = performance.now();
      throw createUnavailableError(cause);
    }
  }
}

const createUnavailableError = (cause?: unknown) =>
  new StoreUnavailableError('The embedded database has given up and cannot be opened again yet.', { cause });

async function runTransaction<T>(thread: DatabaseThread, work: (sql: Sql) => Promise<T>): Promise<T> {
  const transactionId = (await thread.ask({ do: 'begin' })) as number;
  const runWork = async (): Promise<T> => {
    const result = await work({
      query: async (text, parameters) => {
        requireTimeLeft();
        return query(thread, transactionId, text, parameters);
      },
    });
    requireTimeLeft();
    return result;
  };
  const result = await runWork().catch(async (cause: unknown) => {
    await thread.ask({ do: 'end', transactionId, shouldCommit: false });
    throw cause;
  });
  await thread.ask({ do: 'end', transactionId, shouldCommit: true });
  return result;
}

/**
 * Throws if the request's time is up. The caller has already received a failure, so the request must not write
 * anymore.
 */
function requireTimeLeft(): void {
  if (StoreTime.getRemainingMs() <= 0)
    throw new StoreUnavailableError('The request has waited for the store for too long.');
}

function query<Row>(
  thread: DatabaseThread,
  transactionId: number | null,
  text: string,
  parameters: readonly unknown[] | undefined,
): Promise<Row[]> {
  return thread.ask({ do: 'query', transactionId, text, parameters }) as Promise<Row[]>;
}
