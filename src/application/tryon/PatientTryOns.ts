import type { Clock } from '../ports/Clock.ts';
import type { Logger } from '../ports/Logger.ts';
import { TryOnsFull, type TryOnRequest, type TryOnResult, type TryOns } from '../ports/TryOns.ts';

/** The place of a request in the backend's queue. */
export interface Waiting {
  /** 1 is next. Null while the queue is full; the request is then retried automatically. */
  readonly place: number | null;
  /** Estimated time until the picture is ready, or until the retry. */
  readonly seconds: number;
}

/** Called with the place in the queue, and with null once the picture is being made. */
export type OnWaiting = (waiting: Waiting | null) => void;

export interface PatientTryOnsParts {
  readonly tryOns: TryOns;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Creates an id for a request. */
  readonly newId: () => string;
}

/** Delay before the place is first asked for. Dressing a drawn figure takes less time, so no call is made for it. */
const FIRST_LOOK_MS = 1_200;
const LOOK_AGAIN_MS = 1_500;
/** Maximum number of attempts while the queue is full; the last one fails. */
const MAX_ATTEMPTS = 5;
const DEFAULT_PAUSE_SECONDS = 5;

/** Makes a picture: waits in the backend's queue, reports the place in it, and retries while the queue is full. */
export class PatientTryOns {
  readonly #parts: PatientTryOnsParts;

  constructor(parts: PatientTryOnsParts) {
    this.#parts = parts;
  }

  /** Rejects like `TryOns.make`. */
  async make(request: TryOnRequest, signal: AbortSignal, onWaiting: OnWaiting): Promise<TryOnResult> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#attempt(request, signal, onWaiting);
      } catch (error) {
        if (!(error instanceof TryOnsFull) || attempt === MAX_ATTEMPTS) throw error;
        const seconds = error.seconds ?? DEFAULT_PAUSE_SECONDS;
        onWaiting({ place: null, seconds });
        await this.#pause(seconds * 1_000, signal);
      }
    }
  }

  async #attempt(request: TryOnRequest, signal: AbortSignal, onWaiting: OnWaiting): Promise<TryOnResult> {
    const requestId = this.#parts.newId();
    const done = new AbortController();
    void this.#follow(requestId, AbortSignal.any([signal, done.signal]), onWaiting);
    try {
      return await this.#parts.tryOns.make({ ...request, requestId }, signal);
    } finally {
      done.abort();
    }
  }

  /** Polls the place in the queue until the picture is being made. A failed poll only hides the place. */
  async #follow(requestId: string, signal: AbortSignal, onWaiting: OnWaiting): Promise<void> {
    try {
      for (let pause = FIRST_LOOK_MS; ; pause = LOOK_AGAIN_MS) {
        await this.#pause(pause, signal);
        const found = await this.#parts.tryOns.placeOf(requestId, signal);
        signal.throwIfAborted();
        const waiting = found !== null && found.place > 0 ? found : null;
        onWaiting(waiting && { place: waiting.place, seconds: waiting.seconds });
        if (waiting === null) return;
      }
    } catch (error) {
      if (!signal.aborted) this.#parts.logger.warn('The place in the queue is unknown', error);
    }
  }

  #pause(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const stop = this.#parts.clock.after(ms, resolve);
      const onAbort = () => {
        stop();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }
}
