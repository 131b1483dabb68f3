import { MAX_LABELS_PER_DAY, OTHER_LABEL } from '../../application/ports/DailyCounts.ts';
import type { DailyCount, DailyCounts } from '../../application/ports/DailyCounts.ts';

export class InMemoryDailyCounts implements DailyCounts {
  #counts: readonly DailyCount[] = [];

  async add(counts: readonly DailyCount[]): Promise<void> {
    for (const added of counts) this.#addOne(added);
  }

  async listSince(day: string): Promise<readonly DailyCount[]> {
    return this.#counts
      .filter((stored) => stored.day >= day)
      .toSorted((one, other) => other.day.localeCompare(one.day) || other.count - one.count);
  }

  async removeBefore(day: string, limit: number): Promise<number> {
    const old = new Set(this.#counts.filter((stored) => stored.day < day).slice(0, limit));
    this.#counts = this.#counts.filter((stored) => !old.has(stored));
    return old.size;
  }

  #addOne({ day, kind, label, count }: DailyCount): void {
    const ofDay = this.#counts.filter((stored) => stored.day === day && stored.kind === kind);
    const isKnown = ofDay.some((stored) => stored.label === label);
    const labelCount = ofDay.filter((stored) => stored.label !== OTHER_LABEL).length;
    const storedLabel = isKnown || labelCount < MAX_LABELS_PER_DAY ? label : OTHER_LABEL;
    const stored = ofDay.find((one) => one.label === storedLabel);
    const others = this.#counts.filter((one) => one !== stored);
    this.#counts = [...others, { day, kind, label: storedLabel, count: (stored?.count ?? 0) + count }];
  }
}
