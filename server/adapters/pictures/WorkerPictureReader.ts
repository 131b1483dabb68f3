import type { PictureReader } from '../../application/ports/PictureReader.ts';
import type { PictureReading } from '../../domain/pictures/PictureReading.ts';
import { IdleThread } from '../IdleThread.ts';
import { TaskLimiter } from '../TaskLimiter.ts';

/** Idle time after which the thread ends, because it takes about 60 MB. */
const IDLE_TIMEOUT_MS = 60_000;
const MAX_HEAP_MB = 160;

/** Reads pictures in a worker thread, one at a time, in the order of the calls. */
export class WorkerPictureReader implements PictureReader {
  readonly #taskLimiter = new TaskLimiter(1);
  readonly #thread: IdleThread<Uint8Array, PictureReading>;

  constructor(idleMs = IDLE_TIMEOUT_MS) {
    const script = new URL('./pictureWorker.mjs', import.meta.url);
    this.#thread = new IdleThread({ script, idleMs, maxHeapMb: MAX_HEAP_MB, name: 'The reader of pictures' });
  }

  /**
   * Reads a picture. Rejects if the bytes are not a picture, with the signal's reason when it aborts, or when the
   * thread fails.
   */
  async read(bytes: Uint8Array, signal?: AbortSignal): Promise<PictureReading> {
    signal?.throwIfAborted();
    return this.#taskLimiter.runLimited(() => this.#thread.ask(bytes, signal), signal);
  }

  /** Terminates the thread. A read in progress rejects. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}
