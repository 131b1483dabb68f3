/** The longest delay of a timer, 24.8 days. Node runs a timer with a longer delay at once. */
export const MAX_DELAY_MS = 2 ** 31 - 1;

type Timers = Pick<typeof globalThis, 'setTimeout'>;

/**
 * Limits the delays of timers. PostgreSQL computes its delays from the wall clock, so after the clock was set back it
 * may ask for a delay of months.
 */
export function limitTimers(scope: Timers): void {
  const { setTimeout: setGlobalTimeout } = scope;
  const startBounded = (
    work: (...requestedDelayMs: unknown[]) => void,
    delayMs = 0,
    ...requestedDelayMs: unknown[]
  ): unknown => setGlobalTimeout(work, Math.min(delayMs, MAX_DELAY_MS), ...requestedDelayMs);
  scope.setTimeout = Object.assign(startBounded, setGlobalTimeout) as typeof setGlobalTimeout;
}
