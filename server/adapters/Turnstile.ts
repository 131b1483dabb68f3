/** Limits how many tasks run at once; the others wait in first-in, first-out order. */
export class Turnstile {
  readonly #atOnce: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Rejects with the signal's reason if it aborts while waiting; `work` is then never started. */
  async pass<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    while (this.#inside >= this.#atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#inside += 1;
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      this.#inside -= 1;
      this.#waiting.shift()?.();
    }
  }
}
