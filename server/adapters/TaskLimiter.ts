/** Too many tasks are waiting, so another task was refused. */
export class TaskLimiterFull extends Error {
  override readonly name = 'TaskLimiterFull';
}

/** Limits how many tasks run at once. The others wait, first in, first out. */
export class TaskLimiter {
  readonly #maxConcurrent: number;
  readonly #maxWaiting: number;
  readonly #waitingCallbacks = new Set<() => void>();
  #runningCount = 0;

  /** `maxWaiting` is the maximum number of waiting tasks; further tasks are refused. */
  constructor(maxConcurrent: number, maxWaiting = Number.POSITIVE_INFINITY) {
    this.#maxConcurrent = maxConcurrent;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Runs `work` when it is its turn. Rejects without running it if the signal aborts (with its reason) or too many
   * tasks are waiting (with a `TaskLimiterFull`).
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

  /** Hands the turn to the first waiting task, so that no later task overtakes it. */
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
