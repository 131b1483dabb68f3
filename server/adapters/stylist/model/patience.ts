export interface Patience {
  /** Aborts when nobody renewed it in time, or with the signal it was made from. */
  readonly signal: AbortSignal;
  /** There was a sign of life: the time starts anew. */
  renew(): void;
  /** Lets the timer go; to be called in the end, whatever became of it. */
  end(): void;
}

/** Waits for a stranger no longer than `limitMs` at a stretch. */
export function patience(limitMs: number, signal: AbortSignal): Patience {
  const lost = new AbortController();
  const timer = setTimeout(() => lost.abort(), limitMs);
  return {
    signal: AbortSignal.any([lost.signal, signal]),
    renew: () => void timer.refresh(),
    end: () => clearTimeout(timer),
  };
}
