import { describe, expect, it } from 'vitest';
import { InMemoryStore } from '../../adapters/memory/InMemoryStore.ts';
import { createStoredTryOn } from '../../../tests/support/storedPoses.ts';
import { DAY_MS, ResultExpiry, computeExpiryTime } from './ResultExpiry.ts';
import { getTryOnBlobKey } from './poseBlobKeys.ts';

describe('results that were not saved', () => {
  it('are deleted after 30 days, not before, and their bytes are discarded', async () => {
    const store = new InMemoryStore();
    const madeAt = Date.UTC(2026, 0, 31);
    await store.tryOns.save(createStoredTryOn({ poseId: null, figureId: 'dana', at: madeAt }), 100);
    let now = madeAt + 30 * DAY_MS;
    const expiry = new ResultExpiry({ tryOns: store.tryOns, clock: { now: () => now } });
    expect(computeExpiryTime(madeAt)).toBe(now);
    expect([await expiry.run(), await store.tryOns.byId('result')]).toMatchObject([0, { id: 'result' }]);
    now += 1;
    expect([await expiry.run(), await store.tryOns.byId('result')]).toEqual([1, null]);
    expect(await store.discardedBlobs.list(10)).toEqual([getTryOnBlobKey('result')]);
  });
});
