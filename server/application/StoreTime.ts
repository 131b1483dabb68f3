import { AsyncLocalStorage } from 'node:async_hooks';
import { StoreUnavailableError } from './ports/Store.ts';

/** Shorter than most shoppers and proxies wait. */
export const STORE_TIME_MS = 9_000;

/**
 * The time that one request may wait for the store, in milliseconds, over all of its statements: the limit of a single
 * statement does not bound a request that needs several. Other work of the request does not count.
 */
export class StoreTime {
  static readonly #current = new AsyncLocalStorage<StoreTime>();
  #left: number;
  #waiting = 0;
  #since = 0;

  constructor(limitMs = STORE_TIME_MS) {
    this.#left = limitMs;
  }

  /** The time left to the current request; unlimited outside of requests. */
  static left(): number {
    return StoreTime.#current.getStore()?.left ?? Number.POSITIVE_INFINITY;
  }

  /**
   * Runs `work`, which waits for the store, in the current request's time. Rejects with a `StoreUnavailableError` once
   * that is up.
   */
  static async spend<T>(work: () => Promise<T>): Promise<T> {
    const current = StoreTime.#current.getStore();
    return current === undefined ? work() : current.#spend(work);
  }

  /** Runs a part of the request, whose waits for the store then count. */
  within<T>(work: () => T): T {
    return StoreTime.#current.run(this, work);
  }

  /** Milliseconds left. Concurrent statements count once. */
  get left(): number {
    return this.#left - (this.#waiting > 0 ? performance.now() - this.#since : 0);
  }

  async #spend<T>(work: () => Promise<T>): Promise<T> {
    const { left } = this;
    if (left <= 0) throw timeIsUp();
    if (this.#waiting === 0) this.#since = performance.now();
    this.#waiting += 1;
    let timer: NodeJS.Timeout | undefined;
    try {
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          // A timer may fire early, with a little time left in which a transaction of this request could commit.
          this.#left = 0;
          reject(timeIsUp());
        }, left);
      });
      return await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#left -= performance.now() - this.#since;
    }
  }
}

const timeIsUp = () => new StoreUnavailableError('The request has waited for the store for too long.');
