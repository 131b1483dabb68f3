import { steadyClock, type Clock } from '../../application/ports/Clock.ts';
import type { Sql } from './Database.ts';

/** Smaller differences are ignored: they come from the query's duration, or from a clock that is being adjusted. */
const MIN_CORRECTION_MS = 1_000;

/**
 * The time of a PostgreSQL server, which all nodes share, so that they agree about what is newer or expired even if a
 * node's clock is wrong.
 */
export class StoreClock implements Clock {
  readonly #database: Sql;
  readonly #steadyClock: Clock;
  /** The server's time minus the node's steady clock, in milliseconds. */
  #offsetMs = Number.NEGATIVE_INFINITY;

  private constructor(database: Sql, steady: Clock) {
    this.#database = database;
    this.#steadyClock = steady;
  }

  static async open(database: Sql, steady = steadyClock): Promise<StoreClock> {
    const clock = new StoreClock(database, steady);
    await clock.measure();
    return clock;
  }

  now(): number {
    return Math.round(this.#steadyClock.now() + this.#offsetMs);
  }

  /** Asks the server for its time. Keeps the previous result and rejects if that fails. */
  async measure(): Promise<void> {
    const askedAt = this.#steadyClock.now();
    const [row] = await this.#database.query<{ readonly ms: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
    );
    const offsetMs = row!.ms - (askedAt + this.#steadyClock.now()) / 2;
    if (Math.abs(offsetMs - this.#offsetMs) >= MIN_CORRECTION_MS) this.#offsetMs = offsetMs;
  }
}
