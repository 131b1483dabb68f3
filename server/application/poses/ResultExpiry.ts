import { MAX_TRY_ON_AGE_DAYS } from '../../../src/domain/poses/limits.ts';
import type { Clock } from '../ports/Clock.ts';
import type { TryOns } from '../ports/TryOns.ts';

export const DAY_MS = 86_400_000;
const MAX_REMOVALS = 1_000;

export interface ResultExpiryDependencies {
  readonly tryOns: Pick<TryOns, 'removeBefore'>;
  readonly clock: Clock;
}

/** When an unsaved result is deleted, in milliseconds since the epoch. */
export const computeExpiryTime = (madeAt: number): number => madeAt + MAX_TRY_ON_AGE_DAYS * DAY_MS;

/** A housekeeping task that deletes expired results. Results saved as poses are copies and stay. */
export class ResultExpiry {
  readonly name = 'results';
  readonly #dependencies: ResultExpiryDependencies;

  constructor(dependencies: ResultExpiryDependencies) {
    this.#dependencies = dependencies;
  }

  run(): Promise<number> {
    const { tryOns, clock } = this.#dependencies;
    return tryOns.removeBefore(clock.now() - MAX_TRY_ON_AGE_DAYS * DAY_MS, MAX_REMOVALS);
  }
}
