import type { Clock } from '../application/ports/Clock.ts';
import type { Log } from '../application/ports/Log.ts';

const NOTICED_MS = 60_000;
const AGAIN_AFTER_MS = 3_600_000;

/** Tells the operator, once an hour, that the server's clock and the identity provider's disagree. */
export class ClockComplaint {
  readonly #clock: Clock;
  readonly #log: Log;
  #complainedAt = -Infinity;

  constructor(clock: Clock, log: Log) {
    this.#clock = clock;
    this.#log = log;
  }

  /** `ahead`: by how many milliseconds the server's clock is ahead. */
  hear(ahead: number): void {
    const now = this.#clock.now();
    const recently = Math.abs(now - this.#complainedAt) < AGAIN_AFTER_MS;
    if (Math.abs(ahead) < NOTICED_MS || recently) return;
    this.#complainedAt = now;
    const seconds = Math.round(Math.abs(ahead) / 1_000);
    this.#log.warn({ seconds: ahead > 0 ? seconds : -seconds }, `The clock of this server is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} the identity provider's. Please set it.`);
  }
}
