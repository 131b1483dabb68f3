import { MAX_LABELS_PER_DAY, OTHER_LABEL } from '../../application/ports/DailyCounts.ts';
import type { DailyCount, DailyCounts } from '../../application/ports/DailyCounts.ts';

export class InMemoryDailyCounts implements DailyCounts {
  #counts: readonly DailyCount[] = [];

  async add(counts: readonly DailyCount[]): Promise<void> {
    for (const addedCount of counts) this.#addOne(addedCount);
  }

  async listSince(day: string): Promise<readonly DailyCount[]> {
    return this.#counts
      .filter((storedCount) => storedCount.day >= day)
      .toSorted((a, b) => b.day.localeCompare(a.day) || b.count - a.count);
  }

  async removeBefore(day: string, limit: number): Promise<number> {
    const oldCounts = new Set(this.#counts.filter((storedCount) => storedCount.day < day).slice(0, limit));
    this.#counts = this.#counts.filter((storedCount) => !oldCounts.has(storedCount));
    return oldCounts.size;
  }

  #addOne({ day, kind, label, count }: DailyCount): void {
    const countsOfDay = this.#counts.filter((storedCount) => storedCount.day === day && storedCount.kind === kind);
    const isKnown = countsOfDay.some((storedCount) => storedCount.label === label);
    const labelCount = countsOfDay.filter((storedCount) => storedCount.label !== OTHER_LABEL).length;
    const storedLabel = isKnown || labelCount < MAX_LABELS_PER_DAY ? label : OTHER_LABEL;
    const storedCount = countsOfDay.find((dailyCount) => dailyCount.label === storedLabel);
    const otherCounts = this.#counts.filter((dailyCount) => dailyCount !== storedCount);
    this.#counts = [...otherCounts, { day, kind, label: storedLabel, count: (storedCount?.count ?? 0) + count }];
  }
}
