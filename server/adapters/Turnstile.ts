/** Limits how many tasks run at once; the others wait in first-in, first-out order. */
export class Turnstile {
  readonly #maxConcurrent: number;
  readonly #waitingCallbacks: (() => void)[] = [];
  #runningCount = 0;

  constructor(maxConcurrent: number) {
    this.#maxConcurrent = maxConcurrent;
  }

  /** Rejects with the signal's reason if it aborts while waiting; `work` is then never started. */
  async runLimited<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    while (this.#runningCount >= this.#maxConcurrent)
      await new Promise<void>((resolve) => this.#waitingCallbacks.push(resolve));
    this.#runningCount += 1;
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      this.#runningCount -= 1;
      this.#waitingCallbacks.shift()?.();
    }
  }
}
