/** Lets through so many at once; the others wait in the order in which they came. */
export class Turnstile {
  readonly #atOnce: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Rejects with the signal's reason where it aborts before the turn has come; then `work` is not begun. */
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
