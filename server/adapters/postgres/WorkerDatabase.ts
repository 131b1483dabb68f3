import { StoreUnavailableError } from '../../application/ports/Store.ts';
import { StoreTime } from '../../application/StoreTime.ts';
import type { Database, Sql } from './Database.ts';
import { DatabaseThread } from './DatabaseThread.ts';

/** Minimum time between a failed attempt to reopen the folder and the next; an attempt takes a second or two. */
const PAUSE_MS = 5_000;

/** An engine that has answered nothing for this long has hung: statements of requests take milliseconds. */
const SILENCE_MS = 20_000;

interface Place {
  readonly folder: string;
  /** Called before the folder is reopened. Rejects if reopening would fail, as on a full disk. */
  readonly ready?: () => Promise<void>;
  readonly pauseMs?: number;
  readonly silenceMs?: number;
}

/**
 * The embedded PostgreSQL in a worker thread, so that it does not block requests. Statements run in the order of the
 * calls. Parameters must be cloneable: text, numbers, dates, bytes and arrays of them.
 *
 * If the engine gives up or falls silent, as it does when it cannot write its log to a full disk, the folder is opened
 * again for the next statement; until that succeeds, statements reject with a `StoreUnavailableError`.
 */
export class WorkerDatabase implements Database {
  readonly #place: Place;
  #thread: DatabaseThread;
  #opening: Promise<DatabaseThread> | null = null;
  #failedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;
  private constructor(place: Place, thread: DatabaseThread) {
    this.#place = place;
    this.#thread = thread;
  }

  /** Opens a data folder, or creates it. Rejects if the engine cannot. */
  static async open(place: Place): Promise<WorkerDatabase> {
    return new WorkerDatabase(place, await DatabaseThread.open(place.folder));
  }

  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]> {
    return StoreTime.spend(() => this.#running((thread) => query<Row>(thread, null, text, parameters)));
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return StoreTime.spend(() => this.#running((thread) => transact(thread, work)));
  }

  /** Finishes pending statements first. May be called more than once. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#opening?.catch(() => undefined);
    if (!this.#thread.hasEnded) await this.#thread.ask({ do: 'close' });
    await this.#thread.terminate();
  }

  /** Synchronous up to the call of `work`, so that statements keep the order of the calls. */
  #running<T>(work: (thread: DatabaseThread) => Promise<T>): Promise<T> {
    if (this.#isClosed) return Promise.reject(new Error('The embedded database is closed.'));
    // Work outside of requests, such as a migration, may take as long as it needs.
    const isRequest = StoreTime.getRemainingMs() < Number.POSITIVE_INFINITY;
    if (isRequest && this.#thread.silenceMs > (this.#place.silenceMs ?? SILENCE_MS)) this.#thread.giveUp();
    return this.#thread.hasEnded ? this.#openedAgain().then(work) : work(this.#thread);
  }

  #openedAgain(): Promise<DatabaseThread> {
    if (performance.now() - this.#failedAt < (this.#place.pauseMs ?? PAUSE_MS)) return Promise.reject(unavailable());
    this.#opening ??= this.#openAgain().finally(() => (this.#opening = null));
    return this.#opening;
  }

  async #openAgain(): Promise<DatabaseThread> {
    try {
      await this.#thread.terminate();
      await this.#place.ready?.();
      this.#thread = await DatabaseThread.open(this.#place.folder);
      return this.#thread;
    } catch (cause) {
      this.#failedAt = performance.now();
      throw unavailable(cause);
    }
  }
}

const unavailable = (cause?: unknown) =>
  new StoreUnavailableError('The embedded database has given up and cannot be opened again yet.', { cause });

async function transact<T>(thread: DatabaseThread, work: (sql: Sql) => Promise<T>): Promise<T> {
  const within = (await thread.ask({ do: 'begin' })) as number;
  const run = async (): Promise<T> => {
    const result = await work({
      query: async (text, parameters) => {
        checkTime();
        return query(thread, within, text, parameters);
      },
    });
    checkTime();
    return result;
  };
  const result = await run().catch(async (cause: unknown) => {
    await thread.ask({ do: 'end', within, keep: false });
    throw cause;
  });
  await thread.ask({ do: 'end', within, keep: true });
  return result;
}

/** Throws once the request's time is up: it has been answered with a failure and must not write any more. */
function checkTime(): void {
  if (StoreTime.getRemainingMs() <= 0)
    throw new StoreUnavailableError('The request has waited for the store for too long.');
}

function query<Row>(
  thread: DatabaseThread,
  within: number | null,
  text: string,
  parameters: readonly unknown[] | undefined,
): Promise<Row[]> {
  return thread.ask({ do: 'query', within, text, parameters }) as Promise<Row[]>;
}
