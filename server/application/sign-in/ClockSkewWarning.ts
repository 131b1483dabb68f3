import type { Clock } from '../ports/Clock.ts';
import type { Log } from '../ports/Log.ts';

const MIN_DIFFERENCE_MS = 60_000;
const REPEAT_INTERVAL_MS = 3_600_000;

/** Warns the operator that the clocks of server and identity provider differ, at most once an hour. */
export class ClockSkewWarning {
  readonly #clock: Clock;
  readonly #log: Log;
  #lastReportedAt = -Infinity;

  constructor(clock: Clock, log: Log) {
    this.#clock = clock;
    this.#log = log;
  }

  /** `aheadMs` is the server's clock minus the provider's, in milliseconds. */
  report(aheadMs: number): void {
    const now = this.#clock.now();
    const wasReportedRecently = Math.abs(now - this.#lastReportedAt) < REPEAT_INTERVAL_MS;
    if (Math.abs(aheadMs) < MIN_DIFFERENCE_MS || wasReportedRecently) return;
    this.#lastReportedAt = now;
    const seconds = Math.round(Math.abs(aheadMs) / 1_000);
    this.#log.warn(
      { seconds: aheadMs > 0 ? seconds : -seconds },
      `The clock of this server is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the identity provider's. Please set it.`,
    );
  }
}
