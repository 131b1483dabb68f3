import type { Log } from '../../application/ports/Log.ts';
import { DressingRefused, EngineBusy } from '../../application/ports/TryOnEngine.ts';
import type { DressedPicture, DressingRequest, TryOnEngine } from '../../application/ports/TryOnEngine.ts';
import { ServiceFailure } from './ServiceFailure.ts';

const SERVICE_DOWN_MESSAGE = 'The try-on service does not answer. Please try again later, or choose a drawn figure.';
const RETRY_AFTER_SECONDS = 30;

/**
 * Logs failures of the try-on service. Then uses the fallback engine if the operator chose one; otherwise rejects
 * with `EngineBusy`.
 */
export class GuardedService implements TryOnEngine {
  readonly #service: TryOnEngine;
  readonly #fallback: TryOnEngine | null;
  readonly #log: Log;

  constructor(service: TryOnEngine, fallback: TryOnEngine | null, log: Log) {
    this.#service = service;
    this.#fallback = fallback;
    this.#log = log;
  }

  async dress(dressing: DressingRequest, signal: AbortSignal): Promise<DressedPicture> {
    try {
      return await this.#service.dress(dressing, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof DressingRefused) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.warn({ reason, fallback: this.#fallback !== null }, 'The try-on service failed');
      if (this.#fallback !== null) return this.#fallback.dress(dressing, signal);
      const retryAfterSeconds = error instanceof ServiceFailure ? error.retryAfterSeconds : RETRY_AFTER_SECONDS;
      throw new EngineBusy(SERVICE_DOWN_MESSAGE, retryAfterSeconds);
    }
  }
}
