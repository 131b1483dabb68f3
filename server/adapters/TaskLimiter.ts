/** Too many tasks are waiting: another one would wait too long. */
export class TaskLimiterFull extends Error {
  override readonly name = 'TaskLimiterFull';
}

/** Limits how many tasks run at once; the others wait in first-in, first-out order. */
export class TaskLimiter {
  readonly #maxConcurrent: number;
  readonly #maxWaiting: number;
  readonly #waitingCallbacks = new Set<() => void>();
  #runningCount = 0;

  /**
   * `maxWaiting`: maximum number of waiting tasks; further ones are refused. Without it, the caller has to limit them.
   */
  constructor(maxConcurrent: number, maxWaiting = Number.POSITIVE_INFINITY) {
    this.#maxConcurrent = maxConcurrent;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Rejects with the signal's reason if it aborts while the task waits, and with a `TaskLimiterFull` if too many tasks
   * wait; `work` is then never started.
   */
  async runLimited<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#runningCount < this.#maxConcurrent) this.#runningCount += 1;
    else await this.#waitForTurn(signal);
    try {
      return await work();
    } finally {
      this.#endTurn();
    }
  }

  #waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    if (this.#waitingCallbacks.size >= this.#maxWaiting) throw new TaskLimiterFull('Too many tasks wait.');
    return new Promise((resolve, reject) => {
      const startTask = (): void => {
        signal?.removeEventListener('abort', cancelWait);
        resolve();
      };
      const cancelWait = (): void => {
        this.#waitingCallbacks.delete(startTask);
        reject(signal?.reason as Error);
      };
      this.#waitingCallbacks.add(startTask);
      signal?.addEventListener('abort', cancelWait, { once: true });
    });
  }

  /** Gives the turn to the first waiting task, so that no later one overtakes it. */
  #endTurn(): void {
    const [startTask] = this.#waitingCallbacks;
    if (startTask === undefined) {
      this.#runningCount -= 1;
      return;
    }
    this.#waitingCallbacks.delete(startTask);
    startTask();
  }
}
