import { MAX_TRY_ON_AGE_DAYS } from '../../../src/domain/poses/limits.ts';
import type { BlobSweep } from '../attachments/BlobSweep.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Log } from '../ports/Log.ts';
import type { TryOns } from '../ports/TryOns.ts';

export const DAY_MS = 86_400_000;

export interface ResultExpiryParts {
  readonly tryOns: Pick<TryOns, 'removeBefore'>;
  readonly sweep: Pick<BlobSweep, 'run'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** When an unsaved result is deleted, milliseconds since the epoch. */
export const computeExpiryTime = (madeAt: number): number => madeAt + MAX_TRY_ON_AGE_DAYS * DAY_MS;

/** Deletes expired results of the fitting room. Results saved as poses are copies and are not affected. */
export class ResultExpiry {
  readonly #parts: ResultExpiryParts;

  constructor(parts: ResultExpiryParts) {
    this.#parts = parts;
  }

  /** Never rejects: a failure is logged, and the next run catches up. */
  async run(): Promise<void> {
    const { tryOns, sweep, clock, log } = this.#parts;
    try {
      await tryOns.removeBefore(clock.now() - MAX_TRY_ON_AGE_DAYS * DAY_MS);
    } catch (cause) {
      log.warn({ cause: String(cause) }, 'Old results of the fitting room are still there; they go with the next run.');
    }
    await sweep.run();
  }
}
