export interface Patience {
  /** Aborts when nobody renewed it in time, when the time for all is up, or with the signal it was made from. */
  readonly signal: AbortSignal;
  /** There was a sign of life: the time for one stretch starts anew. */
  renew(): void;
  /** Lets the timers go; to be called in the end, whatever became of it. */
  end(): void;
}

/**
 * Waits for a stranger no longer than `limitMs` at a stretch, and not beyond the moment `until`
 * (of `performance.now()`), whatever signs of life there are.
 */
export function patience(limitMs: number, until: number, signal: AbortSignal): Patience {
  const lost = new AbortController();
  const leave = () => lost.abort();
  const stretch = setTimeout(leave, limitMs);
  const whole = setTimeout(leave, Math.max(0, until - performance.now()));
  // Not `AbortSignal.any`: in Node 20 a signal that only it holds may be collected before it aborts.
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  return {
    signal: lost.signal,
    renew: () => void stretch.refresh(),
    end: () => {
      clearTimeout(stretch);
      clearTimeout(whole);
      signal.removeEventListener('abort', leave);
    },
  };
}
