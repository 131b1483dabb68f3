/** With what a collection of garbage adds, other work waits less than 20 ms. */
const LONGEST_STRETCH_MS = 4;

/** Lets other work run between stretches of a long computation. */
export class Breather {
  #since = performance.now();

  /** Waits for the event loop if the last pause is too long ago; otherwise costs next to nothing. */
  pauseWhenDue(): Promise<void> | undefined {
    return performance.now() - this.#since < LONGEST_STRETCH_MS ? undefined : this.pause();
  }

  /** Waits for the event loop. */
  pause(): Promise<void> {
    return new Promise((resolve) => {
      setImmediate(() => {
        this.#since = performance.now();
        resolve();
      });
    });
  }
}
