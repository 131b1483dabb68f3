import { Worker } from 'node:worker_threads';

export interface ThreadRequest<Body> {
  readonly id: number;
  readonly body: Body;
}
export type ThreadAnswer<Body> =
  | { readonly id: number; readonly body: Body }
  | { readonly id: number; readonly error: string };

export interface ThreadSettings {
  readonly script: URL;
  /** Idle time, in milliseconds, after which the thread is terminated. */
  readonly idleMs: number;
  readonly maxHeapMb: number;
  /** The thread's name in error messages: "The reader of pictures has ended." */
  readonly name: string;
}

/** A worker thread that starts with the first request and ends when idle, to free its memory. */
export class IdleThread<Request, Answer> {
  readonly #settings: ThreadSettings;
  #worker: Worker | null = null;
  #idleTimer: NodeJS.Timeout | null = null;
  #requestCount = 0;
  #pendingCount = 0;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  get isStarted(): boolean {
    return this.#worker !== null;
  }

  /**
   * Resolves to the thread's answer. Rejects with the thread's error, with the signal's reason, or when the thread
   * ends. Aborting does not stop work that has started; it only discards the result.
   */
  async ask(body: Request, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    const worker = this.#getStartedWorker();
    this.#pendingCount += 1;
    worker.ref();
    try {
      return await this.#waitForAnswer(worker, body, signal);
    } finally {
      this.#pendingCount -= 1;
      if (this.#pendingCount === 0) this.#endWhenIdle();
    }
  }

  /** Terminates the thread; pending requests reject. */
  async close(): Promise<void> {
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #waitForAnswer(worker: Worker, body: Request, signal?: AbortSignal): Promise<Answer> {
    const id = ++this.#requestCount;
    return new Promise<Answer>((resolve, reject) => {
      const listenerController = new AbortController();
      const settle = (finish: () => void): void => {
        listenerController.abort();
        finish();
      };
      const onMessage = (answer: ThreadAnswer<Answer>): void => {
        if (answer.id !== id) return;
        settle(() => ('body' in answer ? resolve(answer.body) : reject(new Error(answer.error))));
      };
      const onError = (error: unknown): void => settle(() => reject(error));
      const onExit = (): void => settle(() => reject(new Error(`${this.#settings.name} has ended.`)));
      worker.on('message', onMessage).once('error', onError).once('exit', onExit);
      listenerController.signal.addEventListener('abort', () =>
        worker.off('message', onMessage).off('error', onError).off('exit', onExit),
      );
      const onAbort = (): void => settle(() => reject(signal?.reason));
      signal?.addEventListener('abort', onAbort, { once: true, signal: listenerController.signal });
      worker.postMessage({ id, body } satisfies ThreadRequest<Request>);
    });
  }

  #getStartedWorker(): Worker {
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    if (this.#worker) return this.#worker;
    const { script, maxHeapMb } = this.#settings;
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
    const clearWorker = (): void => {
      if (this.#worker === worker) this.#worker = null;
    };
    worker.setMaxListeners(0).on('error', clearWorker).on('exit', clearWorker);
    this.#worker = worker;
    return worker;
  }

  /** Terminates the idle thread after a while. Until then, the thread does not keep the process alive. */
  #endWhenIdle(): void {
    this.#worker?.unref();
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => void this.close(), this.#settings.idleMs).unref();
  }
}
