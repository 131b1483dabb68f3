import { Worker } from 'node:worker_threads';
import { NO_ADJUSTMENT, type Adjustment } from '../../../src/domain/poses/Adjustment.ts';
import type { Slot } from '../../../src/domain/poses/Slot.ts';
import type { DressedPicture, DressingRequest, TryOnEngine } from '../../application/ports/TryOnEngine.ts';
import { DressingRefused } from '../../application/ports/TryOnEngine.ts';
import { TaskLimiter } from '../TaskLimiter.ts';

/**
 * A request to the thread: a figure with its skin tone, garments by slot, the way of wearing them, and the moves of
 * their lines.
 */
export interface FigureRequest {
  readonly figure: string;
  readonly outfit: Readonly<Partial<Record<Slot, string>>>;
  readonly reading: number;
  readonly moves: Adjustment['garments'];
}
export type FigureReply =
  | { readonly dressed: DressedPicture }
  | { readonly refused: string }
  | { readonly error: string };

/** Idle time after which the thread ends, because its images take up to 80 MB. */
const IDLE_MS = 300_000;
const MAX_HEAP_MB = 256;

/** Dresses drawn figures in demo garments, one at a time, in a thread. The thread starts with the first request. */
export class FigureEngine implements TryOnEngine {
  readonly #taskLimiter = new TaskLimiter(1);
  readonly #assets: URL;
  #worker: Worker | null = null;
  #idleTimer: NodeJS.Timeout | null = null;

  /** `assets`: the folder that contains `catalogue` and `figures`, as a URL that ends with a slash. */
  constructor(assets: URL) {
    this.#assets = assets;
  }

  async dress(
    { body, outfit, reading, adjustment = NO_ADJUSTMENT }: DressingRequest,
    signal: AbortSignal,
  ): Promise<DressedPicture> {
    if (body.kind !== 'figure')
      throw new DressingRefused('Photos cannot be dressed here yet. Choose a drawn figure instead.');
    const ids = Object.entries(outfit).map(([slot, wornGarment]) => {
      if (!('item' in wornGarment))
        throw new DressingRefused('A drawn figure wears garments of the shop only. Choose one of them.');
      return [slot, wornGarment.item.id] as const;
    });
    const request = { figure: body.id, outfit: Object.fromEntries(ids), reading, moves: adjustment.garments };
    signal.throwIfAborted();
    return this.#taskLimiter.runLimited(() => this.#send(request, signal), signal);
  }

  /** Starts the thread in advance, because starting takes a second. */
  startThread(): void {
    this.#startWorker();
    this.#startIdleTimer();
  }

  /** Terminates the thread. A request in progress rejects. */
  async close(): Promise<void> {
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #send(request: FigureRequest, signal: AbortSignal): Promise<DressedPicture> {
    const worker = this.#startWorker();
    worker.ref();
    const exitListeners = new AbortController();
    return new Promise<DressedPicture>((resolve, reject) => {
      worker.once('message', (answer: FigureReply) => {
        if ('dressed' in answer) resolve(answer.dressed);
        else reject('refused' in answer ? new DressingRefused(answer.refused) : new Error(answer.error));
      });
      const onError = (error: unknown): void => reject(error);
      const onExit = (): void => reject(new Error('The thread that dresses figures has ended.'));
      worker.once('error', onError).once('exit', onExit);
      exitListeners.signal.addEventListener('abort', () => worker.off('error', onError).off('exit', onExit));
      worker.postMessage(request);
    })
      .then((dressedPicture) => {
        // A started request runs to its end, but its picture is discarded.
        signal.throwIfAborted();
        return dressedPicture;
      })
      .finally(() => {
        exitListeners.abort();
        this.#startIdleTimer();
      });
  }

  #startWorker(): Worker {
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./figureWorker.mjs', import.meta.url), {
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
