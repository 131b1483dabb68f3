import { describe, expect, it } from 'vitest';
import { InMemoryBlobs } from '../../adapters/memory/InMemoryBlobs.ts';
import { InMemoryStore } from '../../adapters/memory/InMemoryStore.ts';
import { storedTryOn } from '../../../tests/support/storedPoses.ts';
import { BlobSweep } from '../attachments/BlobSweep.ts';
import { DAY_MS, ResultExpiry, computeExpiryTime } from './ResultExpiry.ts';
import { getTryOnBlobKey } from './poseBlobKeys.ts';

describe('results that were not saved', () => {
  const store = new InMemoryStore();
  const blobs = new InMemoryBlobs();
  const warnings: string[] = [];
  const log = { warn: (_details: object, message: string) => warnings.push(message) };
  const sweep = new BlobSweep({ discarded: store.discardedBlobs, blobs, log });

  it('are deleted with their bytes after 30 days, not before', async () => {
    const madeAt = Date.UTC(2026, 0, 31);
    await store.tryOns.keep(storedTryOn({ poseId: null, figureId: 'dana', at: madeAt }), 100);
    await blobs.put(getTryOnBlobKey('result'), Uint8Array.of(1));
    let now = madeAt + 30 * DAY_MS;
    const expiry = new ResultExpiry({ tryOns: store.tryOns, sweep, clock: { now: () => now }, log });
    expect(computeExpiryTime(madeAt)).toBe(now);
    await expiry.run();
    expect([await store.tryOns.byId('result'), await blobs.get(getTryOnBlobKey('result'))]).not.toContain(null);
    now += 1;
    await expiry.run();
    expect([await store.tryOns.byId('result'), await blobs.get(getTryOnBlobKey('result')), warnings]).toEqual([
      null,
      null,
      [],
    ]);
  });

  it('stay for the next run when the store fails', async () => {
    const failingTryOns = { removeBefore: () => Promise.reject(new Error('no store')) };
    await new ResultExpiry({ tryOns: failingTryOns, sweep, clock: { now: () => 0 }, log }).run();
    expect(warnings).toEqual([expect.stringContaining('next run')]);
  });
});
