export interface Patience {
  /** Aborts on an idle timeout, on the total timeout, or with the parent signal. */
  readonly signal: AbortSignal;
  /** Restarts the idle timer. */
  renew(): void;
  /** Clears the timers. Must be called in every case. */
  end(): void;
}

/**
 * Combines an idle timeout of `limitMs` milliseconds with a deadline `until` (of `performance.now()`), which
 * progress does not extend.
 */
export function patience(limitMs: number, until: number, signal: AbortSignal): Patience {
  const lost = new AbortController();
  const leave = () => lost.abort();
  const stretch = setTimeout(leave, limitMs);
  const whole = setTimeout(leave, Math.max(0, until - performance.now()));
  // Not `AbortSignal.any`: in Node 20 its result may be garbage collected before it aborts.
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
