import { Worker } from 'node:worker_threads';
import type { PictureReader } from '../../application/ports/PictureReader.ts';
import type { PictureReading } from '../../domain/pictures/PictureReading.ts';
import { Turnstile } from '../Turnstile.ts';

export interface Question {
  readonly id: number;
  readonly bytes: Uint8Array;
}
export type Answer =
  | { readonly id: number; readonly reading: PictureReading }
  | { readonly id: number; readonly error: string };

/** The thread is terminated after this long without a picture, since it holds about 60 MB. */
const IDLE_MS = 60_000;
const LARGEST_HEAP_MB = 160;

/**
 * Reads pictures in a worker thread, which starts with the first picture and ends when idle. Pictures are read one
 * at a time, in the order of the calls.
 */
export class WorkerPictureReader implements PictureReader {
  readonly #turnstile = new Turnstile(1);
  readonly #idleMs: number;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | null = null;
  #count = 0;

  constructor(idleMs = IDLE_MS) {
    this.#idleMs = idleMs;
  }

  /** Rejects for bytes that are not a picture, with the signal's reason when it aborts, or when the thread fails. */
  async read(bytes: Uint8Array, signal?: AbortSignal): Promise<PictureReading> {
    signal?.throwIfAborted();
    return this.#turnstile.pass(() => this.#ask(bytes, signal), signal);
  }

  /** Terminates the thread; a read in progress rejects. */
  async close(): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #ask(bytes: Uint8Array, signal?: AbortSignal): Promise<PictureReading> {
    const worker = this.#awake();
    worker.ref();
    const id = ++this.#count;
    const asked = new Promise<PictureReading>((resolve, reject) => {
      const stop = new AbortController();
      const settle = (settled: () => void): void => {
        stop.abort();
        settled();
      };
      const onMessage = (answer: Answer): void => {
        if (answer.id !== id) return;
        settle(() => ('reading' in answer ? resolve(answer.reading) : reject(new Error(answer.error))));
      };
      const onError = (error: unknown): void => settle(() => reject(error));
      const onExit = (): void => settle(() => reject(new Error('The reader of pictures has ended.')));
      worker.on('message', onMessage).once('error', onError).once('exit', onExit);
      stop.signal.addEventListener('abort', () =>
        worker.off('message', onMessage).off('error', onError).off('exit', onExit),
      );
      // A read that has started runs to its end, which is quick; its result is discarded.
      signal?.addEventListener('abort', () => settle(() => reject(signal.reason)), { once: true, signal: stop.signal });
      worker.postMessage({ id, bytes } satisfies Question);
    });
    return asked.finally(() => this.#rest());
  }

  #awake(): Worker {
    if (this.#idle) clearTimeout(this.#idle);
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./pictureWorker.mjs', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
    });
    const forget = (): void => {
      if (this.#worker === worker) this.#worker = null;
    };
    worker.on('error', forget).on('exit', forget);
    this.#worker = worker;
    return worker;
  }

  /** An idle thread must not keep the process alive. */
  #rest(): void {
    this.#worker?.unref();
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.close(), this.#idleMs).unref();
  }
}
