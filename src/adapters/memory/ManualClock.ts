import type { Clock } from '../../application/ports/Clock.ts';

interface Timer {
  readonly dueMs: number;
  readonly task: () => void;
}

/** A clock that moves only when `advance` is called. */
export class ManualClock implements Clock {
  #now: number;
  readonly #timers = new Set<Timer>();

  constructor(now = Date.UTC(2025, 8, 2, 12)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, task: () => void): () => void {
    const timer = { dueMs: this.#now + ms, task };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Number of pending tasks. */
  get pendingCount(): number {
    return this.#timers.size;
  }

  /** Advances the time and runs each task at its due time. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let nextTimer = this.#findNextTimer(end); nextTimer !== undefined; nextTimer = this.#findNextTimer(end)) {
      this.#timers.delete(nextTimer);
      this.#now = nextTimer.dueMs;
      nextTimer.task();
    }
    this.#now = end;
  }

  #findNextTimer(end: number): Timer | undefined {
    const dueTimers = [...this.#timers].filter((timer) => timer.dueMs <= end);
    return dueTimers.reduce<Timer | undefined>(
      (firstTimer, timer) => (firstTimer === undefined || timer.dueMs < firstTimer.dueMs ? timer : firstTimer),
      undefined,
    );
  }
}
