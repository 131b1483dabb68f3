import { Worker } from 'node:worker_threads';
import type { Database, Sql } from './Database.ts';
import { named } from './outages.ts';

/** A request to the thread. `within` is the transaction of a statement: the `id` of the request that began it. */
export type Question =
  | { readonly id: number; readonly do: 'open'; readonly folder: string }
  | {
      readonly id: number;
      readonly do: 'query';
      readonly within: number | null;
      readonly text: string;
      readonly parameters: readonly unknown[] | undefined;
    }
  | { readonly id: number; readonly do: 'begin' }
  | { readonly id: number; readonly do: 'end'; readonly within: number; readonly keep: boolean }
  | { readonly id: number; readonly do: 'close' };
export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: Failure };
type Unnumbered<Q> = Q extends unknown ? Omit<Q, 'id'> : never;

/** The part of an error that crosses threads; callers tell failures apart by PostgreSQL's code. */
export interface Failure {
  readonly message: string;
  readonly code?: string | undefined;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (cause: unknown) => void;
}

/**
 * The embedded PostgreSQL in a worker thread, so that it does not block requests. Statements run in the order of the
 * calls. Parameters must be cloneable: text, numbers, dates, bytes and arrays of them.
 */
export class WorkerDatabase implements Database {
  readonly #worker = new Worker(new URL('./databaseWorker.mjs', import.meta.url));
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  /** Why the thread has ended. */
  #ended: Error | null = null;
  private constructor() {
    this.#worker.on('message', (answer: Answer) => this.#settle(answer));
    this.#worker.on('error', (cause) => this.#end(cause));
    this.#worker.on('exit', () => this.#end(new Error('The embedded database is closed.')));
  }

  /** Opens a data folder, or creates it. Rejects if the engine cannot. */
  static async open({ folder }: { readonly folder: string }): Promise<WorkerDatabase> {
    const database = new WorkerDatabase();
    try {
      await database.#ask({ do: 'open', folder });
      return database;
    } catch (cause) {
      await database.#worker.terminate();
      throw cause;
    }
  }

  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]> {
    return this.#query<Row>(null, text, parameters);
  }

  async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const within = (await this.#ask({ do: 'begin' })) as number;
    const sql: Sql = { query: (text, parameters) => this.#query(within, text, parameters) };
    const result = await work(sql).catch(async (cause: unknown) => {
      await this.#ask({ do: 'end', within, keep: false });
      throw cause;
    });
    await this.#ask({ do: 'end', within, keep: true });
    return result;
  }

  /** Finishes pending statements first. May be called more than once. */
  async close(): Promise<void> {
    if (this.#ended !== null) return;
    await this.#ask({ do: 'close' });
    await this.#worker.terminate();
  }

  #query<Row>(within: number | null, text: string, parameters: readonly unknown[] | undefined): Promise<Row[]> {
    return this.#ask({ do: 'query', within, text, parameters }) as Promise<Row[]>;
  }

  #ask(question: Unnumbered<Question>): Promise<unknown> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#worker.postMessage({ id, ...question });
      this.#waiting.set(id, { resolve, reject });
    });
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer)
      waiting?.reject(named(Object.assign(new Error(answer.error.message), { code: answer.error.code })));
    else waiting?.resolve(answer.value);
  }

  #end(cause: Error): void {
    this.#ended ??= cause;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}
