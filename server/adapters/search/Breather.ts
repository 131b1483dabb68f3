/** Maximum time between two pauses. Other work then waits less than 20 ms, garbage collection included. */
const MAX_STRETCH_MS = 4;

/** Yields to the event loop during a long computation. */
export class Breather {
  #since = performance.now();

  /** Yields to the event loop if the last pause is too long ago; otherwise returns at once. */
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
