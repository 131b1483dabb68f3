import type { Clock } from '../ports/Clock.ts';
import { MAX_LABELS_PER_DAY, OTHER_LABEL } from '../ports/DailyCounts.ts';
import type { CountKind, DailyCount, DailyCounts } from '../ports/DailyCounts.ts';
import type { Log } from '../ports/Log.ts';

/** Housekeeping deletes older counts. */
export const MAX_COUNT_AGE_DAYS = 90;

export interface DailyCounterDependencies {
  readonly counts: Pick<DailyCounts, 'add'>;
  readonly clock: Clock;
  readonly log: Log;
}

export const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Collects counts in memory and stores them together, so that visitors cause few writes. */
export class DailyCounter {
  readonly #dependencies: DailyCounterDependencies;
  #pending = new Map<string, DailyCount>();

  constructor(dependencies: DailyCounterDependencies) {
    this.#dependencies = dependencies;
  }

  count(kind: CountKind, label: string): void {
    const day = toDay(this.#dependencies.clock.now());
    const isKnown = this.#pending.has(toKey(day, kind, label));
    const pendingLabel = isKnown || this.#pending.size < MAX_LABELS_PER_DAY ? label : OTHER_LABEL;
    this.#add({ day, kind, label: pendingLabel, count: 1 });
  }

  /** Stores the collected counts. Never rejects: after a failure the counts are kept for the next attempt. */
  async store(): Promise<void> {
    const counts = [...this.#pending.values()];
    if (counts.length === 0) return;
    this.#pending = new Map();
    try {
      await this.#dependencies.counts.add(counts);
    } catch (cause) {
      for (const count of counts) this.#add(count);
      this.#dependencies.log.warn({ cause: String(cause) }, 'Counts could not be stored; the next attempt follows.');
    }
  }

  #add(addedCount: DailyCount): void {
    const key = toKey(addedCount.day, addedCount.kind, addedCount.label);
    this.#pending.set(key, { ...addedCount, count: addedCount.count + (this.#pending.get(key)?.count ?? 0) });
  }
}

const toKey = (day: string, kind: CountKind, label: string): string => `${day} ${kind} ${label}`;
