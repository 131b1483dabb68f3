import { Worker } from 'node:worker_threads';
import type { Adjustment } from '../../../../src/domain/poses/Adjustment.ts';
import type { Slot } from '../../../../src/domain/poses/Slot.ts';
import type { PoseCheck } from '../../../application/ports/Poses.ts';
import type { DressedPicture } from '../../../application/ports/TryOnEngine.ts';
import { DressingRefused } from '../../../application/ports/TryOnEngine.ts';
import { TaskLimiter } from '../../TaskLimiter.ts';

/** A garment in a request to the thread. */
export interface PhotoGarment {
  /** The garment's id; null for the shopper's own picture. */
  readonly id: string | null;
  /** The bytes of the garment's picture file. */
  readonly picture: Uint8Array;
}

interface PhotoOwnership {
  /** The owner of the photo. Cached data about a person is never used for another owner. */
  readonly owner: string;
  readonly photo: Uint8Array;
}
export interface CheckRequest extends PhotoOwnership {
  readonly kind: 'check';
}
export interface DressRequest extends PhotoOwnership {
  readonly kind: 'dress';
  readonly outfit: Readonly<Partial<Record<Slot, PhotoGarment>>>;
  readonly reading: number;
  /** The shopper's corrections; undefined if there are none. */
  readonly adjustment?: Adjustment;
}
export type PhotoRequest = CheckRequest | DressRequest;
export type PhotoReply =
  | { readonly check: PoseCheck }
  | { readonly dressed: DressedPicture }
  | { readonly refused: string; readonly reason: string | null }
  | { readonly error: string };

/** The thread ends after this idle time, because the models take memory. */
const IDLE_MS = 5 * 60_000;
const MAX_HEAP_MB = 512;
/** Maximum time of a request. A photo takes about 2 s, and the first one also loads the models. */
const MAX_MS = 60_000;
const WORKER_FILE = new URL('./photoWorker.mjs', import.meta.url);

export interface PhotoThreadOptions {
  readonly worker?: URL;
  /** Maximum time of a request, after which the thread is terminated. */
  readonly maxMs?: number;
}

/** The thread that reads and dresses photos, one at a time. It starts with the first request. */
export class PhotoThread {
  readonly #assets: URL;
  readonly #file: URL;
  readonly #maxMs: number;
  readonly #taskLimiter = new TaskLimiter(1);
  #worker: Worker | null = null;
  #idleTimer: NodeJS.Timeout | null = null;

  constructor(assets: URL, { worker = WORKER_FILE, maxMs = MAX_MS }: PhotoThreadOptions = {}) {
    this.#assets = assets;
    this.#file = worker;
    this.#maxMs = maxMs;
  }

  /**
   * Resolves to the thread's reply. Rejects with a `DressingRefused`, or with the signal's reason at once when it
   * aborts.
   */
  async ask(request: PhotoRequest, signal: AbortSignal): Promise<PhotoReply> {
    signal.throwIfAborted();
    const pendingReply = this.#taskLimiter.runLimited(() => this.#send(request), signal);
    // A started request runs to its end. Avoid an unhandled rejection if the caller no longer waits.
    pendingReply.catch(() => undefined);
    const answer = await rejectOnAbort(pendingReply, signal);
    if ('refused' in answer) throw new DressingRefused(answer.refused, { reason: answer.reason });
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  }

  /** Terminates the thread and its cached data about photos. A request in progress rejects. */
  async close(): Promise<void> {
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #send(request: PhotoRequest): Promise<PhotoReply> {
    const worker = this.#startWorker();
    worker.ref();
    let timeout: NodeJS.Timeout | undefined;
    return new Promise<PhotoReply>((resolve, reject) => {
      const rejectRequest = (cause: unknown): void =>
        reject(cause instanceof Error ? cause : new Error('The thread that dresses photos has ended.'));
      worker.once('message', (answer: PhotoReply) => {
        worker.off('error', rejectRequest).off('exit', rejectRequest);
        resolve(answer);
      });
      worker.once('error', rejectRequest).once('exit', rejectRequest);
      timeout = setTimeout(() => {
        reject(new DressingRefused('This photo takes too long to read.', { reason: 'too-slow' }));
        void this.close();
      }, this.#maxMs);
      worker.postMessage(request);
    }).finally(() => {
      clearTimeout(timeout);
      this.#startIdleTimer();
    });
  }

  #startWorker(): Worker {
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#file, {
      workerData: { assets: this.#assets.href },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    const clearWorker = (): void => {
      if (this.#worker === worker) this.#worker = null;
    };
    worker.on('error', clearWorker).on('exit', clearWorker);
    this.#worker = worker;
    return worker;
  }

  /** Ends the idle thread after a while. Until then, the thread does not keep the process alive. */
  #startIdleTimer(): void {
    this.#worker?.unref();
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => void this.close(), IDLE_MS).unref();
  }
}

function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
