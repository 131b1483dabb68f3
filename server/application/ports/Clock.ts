/** The current time, injected so that tests control it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/**
 * Milliseconds since an arbitrary moment, for durations within this process. Setting the machine's clock does not
 * affect it.
 */
export const steadyClock: Clock = { now: () => performance.now() };
