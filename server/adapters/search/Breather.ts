const LONGEST_STRETCH_MS = 8;

/** Lets other work run between stretches of a long computation. */
export class Breather {
  #since = performance.now();

  /** Waits for the event loop if the last pause is too long ago; otherwise costs next to nothing. */
  pauseWhenDue(): Promise<void> | undefined {
    if (performance.now() - this.#since < LONGEST_STRETCH_MS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        this.#since = performance.now();
        resolve();
      });
    });
  }
}
