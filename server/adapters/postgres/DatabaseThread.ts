import { Worker } from 'node:worker_threads';
import { StoreUnavailableError } from '../../application/ports/Store.ts';
import { convertFailure } from './failures.ts';

/** A request to the thread. `transactionId` is the `id` of the request that began the statement's transaction. */
export type Question =
  | { readonly id: number; readonly do: 'open'; readonly folder: string }
  | {
      readonly id: number;
      readonly do: 'query';
      readonly transactionId: number | null;
      readonly text: string;
      readonly parameters: readonly unknown[] | undefined;
    }
  | { readonly id: number; readonly do: 'begin' }
  | { readonly id: number; readonly do: 'end'; readonly transactionId: number; readonly shouldCommit: boolean }
  | { readonly id: number; readonly do: 'close' };
export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: Failure };
type WithoutId<Q> = Q extends unknown ? Omit<Q, 'id'> : never;

/** The parts of an error that are sent between threads. Callers tell failures apart by PostgreSQL's error code. */
export interface Failure {
  readonly message: string;
  readonly code?: string | undefined;
  /** Whether the engine can no longer run statements. */
  readonly isFatal: boolean;
}

interface WaitingCall {
  readonly resolve: (value: unknown) => void;
  readonly reject: (cause: unknown) => void;
}

/** One run of the embedded engine in a worker thread. The run ends when the engine fails. */
export class DatabaseThread {
  readonly #worker = new Worker(new URL('./databaseWorker.mjs', import.meta.url));
  readonly #waitingCalls = new Map<number, WaitingCall>();
  #callCount = 0;
  #lastAnswerAt = 0;
  /** Why the thread has ended; null while it runs. */
  #endError: Error | null = null;
  private constructor() {
    this.#worker.on('message', (answer: Answer) => this.#settleCall(answer));
    this.#worker.on('error', (cause) => this.#endThread(cause));
    this.#worker.on('exit', () => this.#endThread(new Error('The embedded database is closed.')));
  }

  /** Opens or creates a data folder. Rejects if the engine cannot. */
  static async open(folder: string): Promise<DatabaseThread> {
    const thread = new DatabaseThread();
    try {
      await thread.ask({ do: 'open', folder });
      return thread;
    } catch (cause) {
      await thread.terminate();
      throw cause;
    }
  }

  get hasEnded(): boolean {
    return this.#endError !== null;
  }

  /** Milliseconds since the last answer of the engine; 0 if no request is pending. */
  get silenceMs(): number {
    return this.#waitingCalls.size === 0 ? 0 : performance.now() - this.#lastAnswerAt;
  }

  /** Ends the thread, because the engine no longer answers. */
  abandon(): void {
    this.#endThread(new Error('The embedded database does not answer.'));
  }

  ask(question: WithoutId<Question>): Promise<unknown> {
    if (this.#endError !== null) return Promise.reject(this.#endError);
    const id = ++this.#callCount;
    if (this.#waitingCalls.size === 0) this.#lastAnswerAt = performance.now();
    return new Promise((resolve, reject) => {
      this.#worker.postMessage({ id, ...question });
      this.#waitingCalls.set(id, { resolve, reject });
    });
  }

  /** Resolves when the thread no longer uses the folder. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #settleCall(answer: Answer): void {
    const waitingCall = this.#waitingCalls.get(answer.id);
    this.#waitingCalls.delete(answer.id);
    this.#lastAnswerAt = performance.now();
    if (!('error' in answer)) return waitingCall?.resolve(answer.value);
    const { message, code, isFatal } = answer.error;
    const cause = Object.assign(new Error(message), { code });
    if (isFatal) this.#endThread(cause);
    waitingCall?.reject(this.#endError ?? convertFailure(cause));
  }

  /**
   * Rejects the pending requests with a `StoreUnavailableError`, because they may succeed once the folder is open
   * again.
   */
  #endThread(cause: Error): void {
    if (this.#endError !== null) return;
    this.#endError = new StoreUnavailableError(cause.message, { cause });
    for (const { reject } of this.#waitingCalls.values()) reject(this.#endError);
    this.#waitingCalls.clear();
    void this.#worker.terminate();
  }
}
