import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** A monotonic clock in milliseconds, unaffected by changes of the wall clock. */
export type ReadTicks = () => number;

/** Maximum number of keys. The least recently used ones are removed. */
const MAX_KEYS = 50_000;

interface RateWindow {
  count: number;
  readonly startedAt: number;
}

/** Counts events per key in time windows of fixed length. */
export class RateWindows implements FastifyRateLimitStore {
  readonly #windows = new Map<string, RateWindow>();
  readonly #readTicks: ReadTicks;

  constructor(readTicks: ReadTicks) {
    this.#readTicks = readTicks;
  }

  incr(
    key: string,
    callback: (error: null, result: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = this.#readTicks();
    const window = this.#findCurrentWindow(key, now, timeWindow);
    window.count += 1;
    this.#storeWindow(key, window);
    callback(null, { current: window.count, ttl: window.startedAt + timeWindow - now });
  }

  /** Reads the count without increasing it. */
  read(
    key: string,
    callback: (error: null, result: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = this.#readTicks();
    const { count, startedAt } = this.#findCurrentWindow(key, now, timeWindow);
    callback(null, { current: count, ttl: startedAt + timeWindow - now });
  }

  child(): RateWindows {
    return new RateWindows(this.#readTicks);
  }

  #findCurrentWindow(key: string, now: number, length: number): RateWindow {
    const window = this.#windows.get(key);
    return window === undefined || now - window.startedAt >= length ? { count: 0, startedAt: now } : window;
  }

  /** Moves the key to the end, so that the first key is the least recently used one. */
  #storeWindow(key: string, window: RateWindow): void {
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > MAX_KEYS) this.#windows.delete(this.#windows.keys().next().value!);
  }
}
