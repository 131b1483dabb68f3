import type { Clock } from '../ports/Clock.ts';
import type { Log } from '../ports/Log.ts';
import type { TrendSignals } from '../ports/TrendSignals.ts';
import type { PopularKey } from '../../domain/trends/popularity.ts';

const RECOUNT_INTERVAL_MS = 15 * 60_000;

export interface Counts {
  readonly topics: readonly PopularKey[];
  readonly items: readonly PopularKey[];
}

const NO_COUNTS: Counts = { topics: [], items: [] };

/** Counts what shoppers search for and save, in the background every 15 minutes. Only the first request waits. */
export class PopularityCounts {
  readonly #signals: TrendSignals;
  readonly #clock: Clock;
  readonly #log: Log;
  #counts: Counts | null = null;
  #countedAt = -Infinity;
  #pendingCount: Promise<void> | null = null;

  constructor(signals: TrendSignals, clock: Clock, log: Log) {
    this.#signals = signals;
    this.#clock = clock;
    this.#log = log;
  }

  /** The newest counts; empty if reading has always failed. */
  async read(): Promise<Counts> {
    const age = Math.abs(this.#clock.now() - this.#countedAt);
    if (age >= RECOUNT_INTERVAL_MS) this.#pendingCount ??= this.#count().finally(() => (this.#pendingCount = null));
    if (this.#counts === null) await this.#pendingCount;
    return this.#counts ?? NO_COUNTS;
  }

  async #count(): Promise<void> {
    const now = this.#clock.now();
    try {
      const topics = await this.#signals.listPopularTopics(now);
      this.#counts = { topics, items: await this.#signals.listPopularItems(now) };
    } catch (cause) {
      this.#log.warn({ cause: String(cause) }, 'What shoppers search for could not be counted.');
    }
    this.#countedAt = now;
  }
}
