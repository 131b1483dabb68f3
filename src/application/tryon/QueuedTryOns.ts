import type { Clock } from '../ports/Clock.ts';
import type { Logger } from '../ports/Logger.ts';
import { TryOnQueueFull, type TryOnRequest, type TryOnResult, type TryOns } from '../ports/TryOns.ts';

/** The place of a request in the backend's queue. */
export interface QueueStatus {
  /** The place in the queue: 1 is next. Null while the queue is full; the request is then retried automatically. */
  readonly place: number | null;
  /** Estimated time until the picture is ready, or until the retry. */
  readonly remainingSeconds: number;
}

/** Receives the place in the queue, then null once the picture is being made. */
export type OnQueueStatus = (queueStatus: QueueStatus | null) => void;

export interface QueuedTryOnsDependencies {
  readonly tryOns: TryOns;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Creates an id for a request. */
  readonly newId: () => string;
}

/** Delay before the first call that asks for the place. A drawn figure is dressed within this time. */
const FIRST_POLL_DELAY_MS = 1_200;
const POLL_INTERVAL_MS = 1_500;
/** Maximum number of attempts while the queue is full. The last attempt may fail. */
const MAX_ATTEMPTS = 5;
const DEFAULT_RETRY_DELAY_SECONDS = 5;

/** Makes a picture. Waits in the backend's queue, reports the place, and retries while the queue is full. */
export class QueuedTryOns {
  readonly #dependencies: QueuedTryOnsDependencies;

  constructor(dependencies: QueuedTryOnsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Makes one picture. Rejects like `TryOns.make`. */
  async make(request: TryOnRequest, signal: AbortSignal, onQueueStatus: OnQueueStatus): Promise<TryOnResult> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#makeOnce(request, signal, onQueueStatus);
      } catch (error) {
        if (!(error instanceof TryOnQueueFull) || attempt === MAX_ATTEMPTS) throw error;
        const retrySeconds = error.retryAfterSeconds ?? DEFAULT_RETRY_DELAY_SECONDS;
        onQueueStatus({ place: null, remainingSeconds: retrySeconds });
        await this.#delay(retrySeconds * 1_000, signal);
      }
    }
  }

  async #makeOnce(request: TryOnRequest, signal: AbortSignal, onQueueStatus: OnQueueStatus): Promise<TryOnResult> {
    const requestId = this.#dependencies.newId();
    const doneController = new AbortController();
    void this.#pollQueue(requestId, AbortSignal.any([signal, doneController.signal]), onQueueStatus);
    try {
      return await this.#dependencies.tryOns.make({ ...request, requestId }, signal);
    } finally {
      doneController.abort();
    }
  }

  /** Polls the place in the queue until the picture is being made. After a failed poll no place is shown. */
  async #pollQueue(requestId: string, signal: AbortSignal, onQueueStatus: OnQueueStatus): Promise<void> {
    try {
      for (let delayMs = FIRST_POLL_DELAY_MS; ; delayMs = POLL_INTERVAL_MS) {
        await this.#delay(delayMs, signal);
        const placeInQueue = await this.#dependencies.tryOns.fetchPlace(requestId, signal);
        signal.throwIfAborted();
        const waitingPlace = placeInQueue !== null && placeInQueue.place > 0 ? placeInQueue : null;
        onQueueStatus(waitingPlace && { place: waitingPlace.place, remainingSeconds: waitingPlace.remainingSeconds });
        if (waitingPlace === null) return;
      }
    } catch (error) {
      if (!signal.aborted) this.#dependencies.logger.warn('The place in the queue is unknown', error);
    }
  }

  #delay(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const cancelTimer = this.#dependencies.clock.after(ms, resolve);
      const onAbort = () => {
        cancelTimer();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }
}
