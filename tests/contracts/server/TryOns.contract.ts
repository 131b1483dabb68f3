import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../server/application/ports/Store.ts';
import type { StoredTryOn } from '../../../server/application/ports/TryOns.ts';
import { storedPose, storedTryOn } from '../../support/storedPoses.ts';
import { signUp } from './shoppers.ts';

export function describeTryOnsPort(name: string, make: () => Promise<Store>): void {
  describe(`TryOns on ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await make();
      await signUp(store, 'anna', 'ben');
      await store.poses.recordConsent('anna', 1_000);
      await store.poses.keep(storedPose(), 1);
    });

    const keep = (given: Partial<StoredTryOn> = {}, limit = 100) => store.tryOns.keep(storedTryOn(given), limit);
    const idsOf = async (userId: string) => (await store.tryOns.of(userId)).map(({ id }) => id);
    const discarded = async () =>
      (await store.discardedBlobs.list(100)).map(({ collection, id }) => `${collection}/${id}`).toSorted();

    it('returns results as they were stored, newest first', async () => {
      const drawn = storedTryOn({ id: 'drawn', poseId: null, figureId: 'dana', itemIds: {}, at: 1_700_000_000_124 });
      expect([await keep(), await store.tryOns.keep(drawn, 100), await keep({ id: 'late' })]).toEqual([
        true,
        true,
        true,
      ]);
      const { tryOns } = store;
      expect([await tryOns.byId('result'), await tryOns.byId('drawn'), await tryOns.byId('none')]).toEqual([
        storedTryOn(),
        drawn,
        null,
      ]);
      expect([await idsOf('anna'), await idsOf('ben')]).toEqual([['drawn', 'late', 'result'], []]);
    });

    it('removes one result, and records its blob as discarded', async () => {
      await keep();
      await keep({ id: 'other' });
      for (const id of ['result', 'gone']) await store.tryOns.remove(id);
      expect([await idsOf('anna'), await discarded()]).toEqual([['other'], ['try-ons/result']]);
    });

    it('keeps no result of a pose that is gone', async () => {
      expect([await keep({ poseId: 'gone' }), await idsOf('anna')]).toEqual([false, []]);
    });

    it('keeps no result that shows a photo without the consent, and one of a drawn figure in any case', async () => {
      expect(await keep({ id: 'photographed', poseId: null })).toBe(true);
      await store.poses.removeAll('anna');
      expect(await keep({ id: 'late', poseId: null })).toBe(false);
      expect(await keep({ id: 'drawn', poseId: null, figureId: 'dana' })).toBe(true);
      expect(await idsOf('anna')).toEqual(['drawn']);
    });

    it("removes the shopper's oldest results beyond the limit", async () => {
      await keep({ id: 'bens', userId: 'ben', poseId: null, figureId: 'dana', at: 1 }, 2);
      for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) await keep({ id, at: 10 + at }, 2);
      expect([await idsOf('anna'), await idsOf('ben')]).toEqual([['d', 'c'], ['bens']]);
      expect(await discarded()).toEqual(['try-ons/a', 'try-ons/b']);
    });

    it('removes results that are older than a moment', async () => {
      for (const at of [1_000, 2_000, 3_000]) await keep({ id: `at-${at}`, at });
      await keep({ id: 'bens', userId: 'ben', poseId: null, figureId: 'dana', at: 1_000 });
      await store.tryOns.removeBefore(2_000);
      expect([await idsOf('anna'), await idsOf('ben')]).toEqual([['at-3000', 'at-2000'], []]);
      expect(await discarded()).toEqual(['try-ons/at-1000', 'try-ons/bens']);
    });
  });
}
