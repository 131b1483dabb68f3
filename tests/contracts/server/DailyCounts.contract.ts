import { describe, expect, it } from 'vitest';
import { MAX_LABELS_PER_DAY, OTHER_LABEL } from '../../../server/application/ports/DailyCounts.ts';
import type { DailyCount, DailyCounts } from '../../../server/application/ports/DailyCounts.ts';

const VISIT: DailyCount = { day: '2026-01-31', kind: 'visit', label: 'website', count: 1 };

export function describeDailyCountsPort(name: string, createDailyCounts: () => Promise<DailyCounts>): void {
  describe(`DailyCounts on ${name}`, () => {
    it('adds to the counts of a day, and lists the newest day and the largest count first', async () => {
      const counts = await createDailyCounts();
      await counts.add([VISIT, { ...VISIT, label: 'vision', count: 4 }]);
      await counts.add([
        { ...VISIT, count: 2 },
        { ...VISIT, day: '2026-02-01' },
        { ...VISIT, day: '2026-01-30' },
        { ...VISIT, kind: 'client-error', count: 9 },
      ]);
      expect(await counts.listSince('2026-01-31')).toEqual([
        { ...VISIT, day: '2026-02-01' },
        { ...VISIT, kind: 'client-error', count: 9 },
        { ...VISIT, label: 'vision', count: 4 },
        { ...VISIT, count: 3 },
      ]);
    });

    it('counts further labels under a common label once there are too many', async () => {
      const counts = await createDailyCounts();
      const labels = Array.from({ length: MAX_LABELS_PER_DAY + 3 }, (_, index) => `label ${index}`);
      await counts.add(labels.map((label) => ({ ...VISIT, label })));
      await counts.add([
        { ...VISIT, label: 'label 0' },
        { ...VISIT, kind: 'client-error' },
      ]);
      const storedCounts = await counts.listSince(VISIT.day);
      expect(storedCounts).toHaveLength(MAX_LABELS_PER_DAY + 2);
      expect(storedCounts.find(({ label }) => label === OTHER_LABEL)?.count).toBe(3);
      expect(storedCounts.find(({ label }) => label === 'label 0')?.count).toBe(2);
    });

    it('deletes the counts of earlier days, some at a time', async () => {
      const counts = await createDailyCounts();
      for (const day of ['2026-01-29', '2026-01-30', '2026-01-31']) await counts.add([{ ...VISIT, day }]);
      expect(await counts.removeBefore('2026-01-31', 1)).toBe(1);
      expect(await counts.removeBefore('2026-01-31', 9)).toBe(1);
      expect(await counts.listSince('2026-01-01')).toEqual([VISIT]);
    });
  });
}
