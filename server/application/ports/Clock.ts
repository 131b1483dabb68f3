/**
 * Time, so that tests hold it in their hand.
 *
 * Without a contract suite: only the system has one; tests pass a function.
 */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
