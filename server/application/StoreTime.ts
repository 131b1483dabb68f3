import { AsyncLocalStorage } from 'node:async_hooks';
import { StoreUnavailableError } from './ports/Store.ts';

/** The default limit of `StoreTime`, in milliseconds. Most shoppers and proxies wait longer. */
export const STORE_TIME_MS = 9_000;

/** The time that a request may wait for the store in total, over all of its statements. */
export class StoreTime {
  static readonly #storeTimeStorage = new AsyncLocalStorage<StoreTime>();
  #remainingMs: number;
  #pendingCount = 0;
  #waitStartedAt = 0;

  constructor(limitMs = STORE_TIME_MS) {
    this.#remainingMs = limitMs;
  }

  /** The remaining time of the current request in milliseconds; infinite outside requests. */
  static getRemainingMs(): number {
    return StoreTime.#storeTimeStorage.getStore()?.remainingMs ?? Number.POSITIVE_INFINITY;
  }

  /** Runs `work`, which waits for the store. Rejects with a `StoreUnavailableError` when the request's time is up. */
  static async spend<T>(work: () => Promise<T>): Promise<T> {
    const currentStoreTime = StoreTime.#storeTimeStorage.getStore();
    return currentStoreTime === undefined ? work() : currentStoreTime.#spend(work);
  }

  /** Runs a part of the request, and counts the time that it waits for the store. */
  run<T>(work: () => T): T {
    return StoreTime.#storeTimeStorage.run(this, work);
  }

  /** The remaining time in milliseconds. Concurrent statements count once. */
  get remainingMs(): number {
    return this.#remainingMs - (this.#pendingCount > 0 ? performance.now() - this.#waitStartedAt : 0);
  }

  async #spend<T>(work: () => Promise<T>): Promise<T> {
    const { remainingMs } = this;
    if (remainingMs <= 0) throw createTimeoutError();
    if (this.#pendingCount === 0) this.#waitStartedAt = performance.now();
    this.#pendingCount += 1;
    let timer: NodeJS.Timeout | undefined;
    try {
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          // A timer may fire early. Without this, a transaction could still commit in the time that remains.
          this.#remainingMs = 0;
          reject(createTimeoutError());
        }, remainingMs);
      });
      return await Promise.race([work(), timeout]);
    } finally {
      clearTimeout(timer);
      this.#pendingCount -= 1;
      if (this.#pendingCount === 0) this.#remainingMs -= performance.now() - this.#waitStartedAt;
    }
  }
}

const createTimeoutError = () => new StoreUnavailableError('The request has waited for the store for too long.');
