import type { Clock } from '../../application/ports/Clock.ts';

interface Timer {
  readonly due: number;
  readonly task: () => void;
}

/** A clock that stands still until `advance` is called. */
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
    const timer = { due: this.#now + ms, task };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Number of pending tasks. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Advances time and runs each task that becomes due, in order, at its due time. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#nextBefore(end); next !== undefined; next = this.#nextBefore(end)) {
      this.#timers.delete(next);
      this.#now = next.due;
      next.task();
    }
    this.#now = end;
  }

  #nextBefore(end: number): Timer | undefined {
    const due = [...this.#timers].filter((timer) => timer.due <= end);
    return due.reduce<Timer | undefined>(
      (first, timer) => (first === undefined || timer.due < first.due ? timer : first),
      undefined,
    );
  }
}
