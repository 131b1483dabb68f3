import type { Clock } from '../ports/Clock.ts';
import type { Log } from '../ports/Log.ts';

const MIN_DIFFERENCE_MS = 60_000;
const REPEAT_MS = 3_600_000;

/** Warns the operator, at most once an hour, that the clocks of server and identity provider differ. */
export class ClockSkewWarning {
  readonly #clock: Clock;
  readonly #log: Log;
  #complainedAt = -Infinity;

  constructor(clock: Clock, log: Log) {
    this.#clock = clock;
    this.#log = log;
  }

  /** `ahead`: how many milliseconds the server's clock is ahead. */
  report(ahead: number): void {
    const now = this.#clock.now();
    const recently = Math.abs(now - this.#complainedAt) < REPEAT_MS;
    if (Math.abs(ahead) < MIN_DIFFERENCE_MS || recently) return;
    this.#complainedAt = now;
    const seconds = Math.round(Math.abs(ahead) / 1_000);
    this.#log.warn(
      { seconds: ahead > 0 ? seconds : -seconds },
      `The clock of this server is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} the identity provider's. Please set it.`,
    );
  }
}
