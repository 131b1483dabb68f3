import { beforeEach, describe, expect, it } from 'vitest';
import type { DailyLeads } from '../../../server/application/ports/DailyLeads.ts';
import type { Store } from '../../../server/application/ports/Store.ts';
import { signUp } from './shoppers.ts';

export function describeDailyLeadsPort(name: string, createStore: () => Promise<Store>): void {
  describe(`DailyLeads on ${name}`, () => {
    let leads: DailyLeads;
    beforeEach(async () => {
      const store = await createStore();
      await signUp(store, 'anna', 'ben');
      leads = store.dailyLeads;
    });

    it('lists the leads of one shopper from a day on, oldest first', async () => {
      for (const day of ['2026-11-02', '2026-10-31', '2026-11-01'])
        await leads.save('anna', { day, itemId: `lead of ${day}` }, '2026-10-01');
      await leads.save('ben', { day: '2026-11-01', itemId: 'coat' }, '2026-10-01');
      expect(await leads.list('anna', '2026-11-01')).toEqual([
        { day: '2026-11-01', itemId: 'lead of 2026-11-01' },
        { day: '2026-11-02', itemId: 'lead of 2026-11-02' },
      ]);
      expect(await leads.list('nobody', '2026-01-01')).toEqual([]);
    });

    it('keeps one lead per day, the last one', async () => {
      for (const itemId of ['coat', 'dress']) await leads.save('anna', { day: '2026-11-01', itemId }, '2026-10-01');
      expect(await leads.list('anna', '2026-11-01')).toEqual([{ day: '2026-11-01', itemId: 'dress' }]);
    });

    it('removes the old leads of all shoppers, up to a limit', async () => {
      for (const userId of ['anna', 'ben'])
        for (const day of ['2026-10-01', '2026-11-01']) await leads.save(userId, { day, itemId: 'tee' }, '2026-01-01');
      expect(await leads.removeBefore('2026-11-01', 1)).toBe(1);
      expect(await leads.removeBefore('2026-11-01', 10)).toBe(1);
      expect(await leads.removeBefore('2026-11-01', 10)).toBe(0);
      expect(await leads.list('anna', '2026-01-01')).toEqual([{ day: '2026-11-01', itemId: 'tee' }]);
    });

    it('removes the leads before the first day that matters', async () => {
      for (const day of ['2026-10-01', '2026-10-02']) await leads.save('anna', { day, itemId: 'tee' }, '2026-10-01');
      await leads.save('anna', { day: '2026-11-01', itemId: 'coat' }, '2026-10-02');
      expect((await leads.list('anna', '2026-01-01')).map(({ day }) => day)).toEqual(['2026-10-02', '2026-11-01']);
    });
  });
}
