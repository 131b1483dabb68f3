/** Together with garbage collection pauses, other work then waits less than 20 ms. */
const MAX_STRETCH_MS = 4;

/** Yields to the event loop during a long computation. */
export class Breather {
  #since = performance.now();

  /** Yields to the event loop if the last pause is too long ago; otherwise costs next to nothing. */
  pauseWhenDue(): Promise<void> | undefined {
    return performance.now() - this.#since < MAX_STRETCH_MS ? undefined : this.pause();
  }

  /** Yields to the event loop. */
  pause(): Promise<void> {
    return new Promise((resolve) => {
      setImmediate(() => {
        this.#since = performance.now();
        resolve();
      });
    });
  }
}
