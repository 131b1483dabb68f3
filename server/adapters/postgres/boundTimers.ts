/** The longest delay of a timer, 24.8 days. With a longer one Node warns and runs the timer after a millisecond. */
export const MAX_DELAY_MS = 2 ** 31 - 1;

type Timers = Pick<typeof globalThis, 'setTimeout'>;

/**
 * Limits the delays of timers. PostgreSQL computes its delays from the wall clock. After the clock was set back by
 * months it asks for a delay of months, and asks again whenever the timer runs too early.
 */
export function limitTimers(scope: Timers): void {
  const { setTimeout: start } = scope;
  const startBounded = (
    work: (...requestedDelayMs: unknown[]) => void,
    delayMs = 0,
    ...requestedDelayMs: unknown[]
  ): unknown => start(work, Math.min(delayMs, MAX_DELAY_MS), ...requestedDelayMs);
  scope.setTimeout = Object.assign(startBounded, start) as typeof start;
}
