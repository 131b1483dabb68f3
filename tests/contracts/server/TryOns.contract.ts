import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../server/application/ports/Store.ts';
import type { StoredTryOn } from '../../../server/application/ports/TryOns.ts';
import { createStoredPose, createStoredTryOn } from '../../support/storedPoses.ts';
import { signUp } from './shoppers.ts';

export function describeTryOnsPort(name: string, createStore: () => Promise<Store>): void {
  describe(`TryOns on ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await signUp(store, 'anna', 'ben');
      await store.poses.recordConsent('anna', 1_000);
      await store.poses.save(createStoredPose(), 1);
    });

    const keepResult = (overrides: Partial<StoredTryOn> = {}, limit = 100) =>
      store.tryOns.save(createStoredTryOn(overrides), limit);
    const listResultIds = async (userId: string) => (await store.tryOns.listOf(userId)).map(({ id }) => id);
    const listDiscardedIds = async () =>
      (await store.discardedBlobs.list(100)).map(({ collection, id }) => `${collection}/${id}`).toSorted();

    it('returns results as they were stored, newest first', async () => {
      const figureResult = createStoredTryOn({
        id: 'drawn',
        poseId: null,
        figureId: 'dana',
        itemIds: {},
        at: 1_700_000_000_124,
      });
      expect([
        await keepResult(),
        await store.tryOns.save(figureResult, 100),
        await keepResult({ id: 'late' }),
      ]).toEqual([true, true, true]);
      const { tryOns } = store;
      expect([await tryOns.byId('result'), await tryOns.byId('drawn'), await tryOns.byId('none')]).toEqual([
        createStoredTryOn(),
        figureResult,
        null,
      ]);
      expect([await listResultIds('anna'), await listResultIds('ben')]).toEqual([['drawn', 'late', 'result'], []]);
    });

    it('removes one result, and records its blob as discarded', async () => {
      await keepResult();
      await keepResult({ id: 'other' });
      for (const id of ['result', 'gone']) await store.tryOns.remove(id);
      expect([await listResultIds('anna'), await listDiscardedIds()]).toEqual([['other'], ['try-ons/result']]);
    });

    it('keeps no result of a pose that is gone', async () => {
      expect([await keepResult({ poseId: 'gone' }), await listResultIds('anna')]).toEqual([false, []]);
    });

    it('keeps no result that shows a photo without the consent, and one of a drawn figure in any case', async () => {
      expect(await keepResult({ id: 'photographed', poseId: null })).toBe(true);
      await store.poses.removeAll('anna');
      expect(await keepResult({ id: 'late', poseId: null })).toBe(false);
      expect(await keepResult({ id: 'drawn', poseId: null, figureId: 'dana' })).toBe(true);
      expect(await listResultIds('anna')).toEqual(['drawn']);
    });

    it("removes the shopper's oldest results beyond the limit", async () => {
      await keepResult({ id: 'bens', userId: 'ben', poseId: null, figureId: 'dana', at: 1 }, 2);
      for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) await keepResult({ id, at: 10 + index }, 2);
      expect([await listResultIds('anna'), await listResultIds('ben')]).toEqual([['d', 'c'], ['bens']]);
      expect(await listDiscardedIds()).toEqual(['try-ons/a', 'try-ons/b']);
    });

    it('removes results that are older than a moment', async () => {
      for (const time of [1_000, 2_000, 3_000]) await keepResult({ id: `at-${time}`, at: time });
      await keepResult({ id: 'bens', userId: 'ben', poseId: null, figureId: 'dana', at: 1_000 });
      expect([await store.tryOns.removeBefore(2_000, 1), await store.tryOns.removeBefore(2_000, 9)]).toEqual([1, 1]);
      expect(await store.tryOns.removeBefore(2_000, 9)).toBe(0);
      expect([await listResultIds('anna'), await listResultIds('ben')]).toEqual([['at-3000', 'at-2000'], []]);
      expect(await listDiscardedIds()).toEqual(['try-ons/at-1000', 'try-ons/bens']);
    });
  });
}
