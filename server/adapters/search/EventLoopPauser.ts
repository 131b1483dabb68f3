/**
 * Maximum time between two pauses, in milliseconds. Other work then waits for less than 20 ms, including garbage
 * collection.
 */
const MAX_WORK_MS = 4;

/** Yields to the event loop during a long computation. */
export class EventLoopPauser {
  #lastPauseAt = performance.now();

  /** Yields to the event loop if the last pause was too long ago; otherwise returns at once. */
  pauseWhenDue(): Promise<void> | undefined {
    return performance.now() - this.#lastPauseAt < MAX_WORK_MS ? undefined : this.pause();
  }

  /** Yields to the event loop. */
  pause(): Promise<void> {
    return new Promise((resolve) => {
      setImmediate(() => {
        this.#lastPauseAt = performance.now();
        resolve();
      });
    });
  }
}
