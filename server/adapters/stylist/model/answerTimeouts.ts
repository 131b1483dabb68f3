export interface AnswerTimeouts {
  /** Aborts on an idle timeout, on the total timeout, or with the parent signal. */
  readonly signal: AbortSignal;
  renewIdleTimeout(): void;
  /** Clears the timers. Must be called. */
  stopTimeouts(): void;
}

/**
 * Starts an idle timeout of `limitMs` milliseconds and a total timeout at `endTime` (a time of `performance.now()`).
 * Only the idle timeout restarts on progress.
 */
export function startTimeouts(limitMs: number, endTime: number, signal: AbortSignal): AnswerTimeouts {
  const abortController = new AbortController();
  const abort = () => abortController.abort();
  const idleTimer = setTimeout(abort, limitMs);
  const totalTimer = setTimeout(abort, Math.max(0, endTime - performance.now()));
  // Do not use `AbortSignal.any`: in Node 20 its result may be garbage collected before it aborts.
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return {
    signal: abortController.signal,
    renewIdleTimeout: () => void idleTimer.refresh(),
    stopTimeouts: () => {
      clearTimeout(idleTimer);
      clearTimeout(totalTimer);
      signal.removeEventListener('abort', abort);
    },
  };
}
