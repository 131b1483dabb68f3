import { steadyClock, type Clock } from '../../application/ports/Clock.ts';
import type { Sql } from './Database.ts';

/** A smaller difference is the time that the question took, or a clock that is adjusted slowly. */
const MIN_CORRECTION_MS = 1_000;

/**
 * The time of a PostgreSQL server, which all nodes share: one whose own clock is wrong agrees with the others about
 * what is newer and what has expired.
 */
export class StoreClock implements Clock {
  readonly #database: Sql;
  readonly #steadyClock: Clock;
  /** The server's time minus that of the steady clock. */
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

  /** Asks the server for its time. Rejects if it does not answer; the time is then that of the last answer. */
  async measure(): Promise<void> {
    const askedAt = this.#steadyClock.now();
    const [row] = await this.#database.query<{ readonly ms: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
    );
    const offsetMs = row!.ms - (askedAt + this.#steadyClock.now()) / 2;
    if (Math.abs(offsetMs - this.#offsetMs) >= MIN_CORRECTION_MS) this.#offsetMs = offsetMs;
  }
}
