import { steadyClock, type Clock } from '../../application/ports/Clock.ts';
import type { Sql } from './Database.ts';

/** A smaller difference comes from the duration of the query, or from a clock that is being adjusted slowly. */
const MIN_CORRECTION_MS = 1_000;

/**
 * The time of a PostgreSQL server, which all nodes share. A node with a wrong clock then agrees with the others about
 * what is newer and what has expired.
 */
export class StoreClock implements Clock {
  readonly #database: Sql;
  readonly #steadyClock: Clock;
  /** The server's time minus the time of the steady clock. */
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

  /** Asks the server for its time. If that fails it rejects and keeps the previous result. */
  async measure(): Promise<void> {
    const askedAt = this.#steadyClock.now();
    const [row] = await this.#database.query<{ readonly ms: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
    );
    const offsetMs = row!.ms - (askedAt + this.#steadyClock.now()) / 2;
    if (Math.abs(offsetMs - this.#offsetMs) >= MIN_CORRECTION_MS) this.#offsetMs = offsetMs;
  }
}
