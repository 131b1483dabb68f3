import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../server/application/ports/Store.ts';
import type { TrendSignals } from '../../../server/application/ports/TrendSignals.ts';
import { MIN_SHOPPERS } from '../../../server/domain/trends/popularity.ts';
import { signUp } from './shoppers.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 23, 9);
const SHOPPERS = ['s1', 's2', 's3', 's4', 's5', 's6'];
const ENOUGH_SHOPPERS = SHOPPERS.slice(0, MIN_SHOPPERS);
const TOO_FEW_SHOPPERS = SHOPPERS.slice(0, MIN_SHOPPERS - 1);

export function describeTrendSignalsPort(name: string, createStore: () => Promise<Store>): void {
  describe(`TrendSignals on ${name}`, () => {
    let store: Store;
    let signals: TrendSignals;
    beforeEach(async () => {
      store = await createStore();
      await signUp(store, ...SHOPPERS);
      signals = store.trendSignals;
    });

    const searchFor = async (topic: string, shoppers: readonly string[], time = NOW): Promise<void> => {
      for (const userId of shoppers) await signals.recordSearch(userId, [topic], time);
    };
    const listTopics = async (now = NOW): Promise<readonly string[]> =>
      (await signals.listPopularTopics(now)).map(({ key }) => key);

    it('lists a topic that five shoppers searched for, and none that fewer did', async () => {
      await searchFor('kind=dress', ENOUGH_SHOPPERS);
      await searchFor('kind=coat', TOO_FEW_SHOPPERS);
      expect(await listTopics()).toEqual(['kind=dress']);
    });

    it('counts a shopper once, however often they search', async () => {
      for (let times = 0; times < 3; times++) await searchFor('kind=coat', TOO_FEW_SHOPPERS, NOW - times * DAY_MS);
      await signals.recordSearch('s1', ['kind=coat', 'kind=coat'], NOW);
      expect(await listTopics()).toEqual([]);
    });

    it('weighs what was searched lately more, and keeps the newest day of a shopper', async () => {
      await searchFor('kind=coat', SHOPPERS, NOW - 14 * DAY_MS);
      await searchFor('kind=dress', ENOUGH_SHOPPERS);
      await searchFor('kind=dress', ENOUGH_SHOPPERS, NOW - 30 * DAY_MS);
      const topics = await signals.listPopularTopics(NOW);
      expect(topics.map(({ key }) => key)).toEqual(['kind=dress', 'kind=coat']);
      expect(topics[0]?.weight).toBeCloseTo(5);
      expect(topics[1]?.weight).toBeCloseTo(6 / 4);
    });

    it('forgets what is two months old', async () => {
      await searchFor('kind=dress', ENOUGH_SHOPPERS, NOW - 59 * DAY_MS);
      expect(await listTopics()).toEqual(['kind=dress']);
      expect(await listTopics(NOW + DAY_MS)).toEqual([]);
    });

    it('forgets the searches of one shopper', async () => {
      await searchFor('kind=dress', ENOUGH_SHOPPERS);
      await signals.forgetSearches('s1');
      await signals.forgetSearches('nobody');
      expect(await listTopics()).toEqual([]);
    });

    it('removes searches that are too old to count, up to a limit', async () => {
      await searchFor('kind=dress', ENOUGH_SHOPPERS, NOW - 60 * DAY_MS);
      await searchFor('kind=coat', ENOUGH_SHOPPERS, NOW - 59 * DAY_MS);
      expect(await signals.removeOldSearches(NOW, 3)).toBe(3);
      expect(await signals.removeOldSearches(NOW, 10)).toBe(2);
      expect(await signals.removeOldSearches(NOW, 10)).toBe(0);
      expect(await listTopics()).toEqual(['kind=coat']);
    });

    it('lists an item that five shoppers saved, until one of them removes it', async () => {
      for (const userId of ENOUGH_SHOPPERS) await store.wishlists.add(userId, 'tee', NOW);
      for (const userId of TOO_FEW_SHOPPERS) await store.wishlists.add(userId, 'coat', NOW);
      expect(await signals.listPopularItems(NOW)).toMatchObject([{ key: 'tee' }]);
      await store.wishlists.remove('s1', 'tee', NOW);
      expect(await signals.listPopularItems(NOW)).toEqual([]);
    });

    it('lists nothing without signals', async () => {
      await signals.recordSearch('s1', [], NOW);
      expect(await signals.listPopularTopics(NOW)).toEqual([]);
      expect(await signals.listPopularItems(NOW)).toEqual([]);
    });
  });
}
