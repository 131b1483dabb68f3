import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Milliseconds since some moment; never goes back and never jumps, whatever is done to the wall clock. */
export type Ticks = () => number;

/** Enough for a crowd; beyond it those that asked least recently are forgotten. */
const MOST_KEYS = 50_000;

interface Window {
  count: number;
  readonly begunAt: number;
}

/** Counts per key in windows of fixed length. */
export class RateWindows implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();
  readonly #ticks: Ticks;

  constructor(ticks: Ticks) {
    this.#ticks = ticks;
  }

  incr(key: string, callback: (error: null, result: { current: number; ttl: number }) => void, timeWindow: number): void {
    const now = this.#ticks();
    const window = this.#current(key, now, timeWindow);
    window.count += 1;
    this.#keep(key, window);
    callback(null, { current: window.count, ttl: window.begunAt + timeWindow - now });
  }

  /** What is counted without counting this time. */
  read(key: string, callback: (error: null, result: { current: number; ttl: number }) => void, timeWindow: number): void {
    const now = this.#ticks();
    const { count, begunAt } = this.#current(key, now, timeWindow);
    callback(null, { current: count, ttl: begunAt + timeWindow - now });
  }

  child(): RateWindows {
    return new RateWindows(this.#ticks);
  }

  #current(key: string, now: number, length: number): Window {
    const window = this.#windows.get(key);
    return window === undefined || now - window.begunAt >= length ? { count: 0, begunAt: now } : window;
  }

  /** The key moves to the end, so that the first one is always the one that asked least recently. */
  #keep(key: string, window: Window): void {
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > MOST_KEYS) this.#windows.delete(this.#windows.keys().next().value!);
  }
}
