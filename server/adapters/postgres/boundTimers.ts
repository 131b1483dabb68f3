/** The longest delay of a timer, 24.8 days. Node runs a timer with a longer one after a millisecond, and warns. */
export const MAX_DELAY_MS = 2 ** 31 - 1;

type Timers = Pick<typeof globalThis, 'setTimeout'>;

/**
 * Bounds the delays of timers. PostgreSQL computes its delays from the wall clock: after the clock was set back by
 * months, it asks for one of months, and asks again whenever the timer runs too early.
 */
export function boundTimers(scope: Timers): void {
  const { setTimeout: start } = scope;
  const startBounded = (work: (...given: unknown[]) => void, delayMs = 0, ...given: unknown[]): unknown =>
    start(work, Math.min(delayMs, MAX_DELAY_MS), ...given);
  scope.setTimeout = Object.assign(startBounded, start) as typeof start;
}
