import { describe, expect, it } from 'vitest';
import { QuotaStorage } from '../../../tests/support/QuotaStorage.ts';
import { LocalStorageKeyValueStore } from '../../adapters/browser/LocalStorageKeyValueStore.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { TTLCache } from '../cache/TTLCache.ts';
import { RoomMemory } from './RoomMemory.ts';

const createCache = () => new TTLCache(new InMemoryKeyValueStore(), new ManualClock());

describe('the memory of the fitting room', () => {
  it('has the outfit of its own tab after a reload, and the last one of all tabs in a new tab', () => {
    const [cache, firstTab, secondTab] = [createCache(), createCache(), createCache()];
    const load = (tabCache: TTLCache) => new RoomMemory(cache, 'anna', tabCache);
    load(firstTab).remember({ wornItemIds: { top: 'shirt' } });
    load(secondTab).remember({ wornItemIds: { bottom: 'jeans' } });
    expect([firstTab, secondTab, createCache()].map((tab) => load(tab).wornItemIds)).toEqual([
      { top: 'shirt' },
      { bottom: 'jeans' },
      { bottom: 'jeans' },
    ]);
  });

  it('keeps the earlier outfit if a newer one does not fit into the storage', () => {
    const storage = new QuotaStorage(400);
    const cache = new TTLCache(new LocalStorageKeyValueStore(() => storage), new ManualClock());
    const memory = new RoomMemory(cache, 'anna');
    memory.remember({ wornItemIds: { top: 'shirt' } });
    memory.remember({ wornItemIds: { top: 'x'.repeat(400) } });
    expect(memory.wornItemIds).toEqual({ top: 'shirt' });
  });

  it('is empty after the device was cleared, e.g. by signing out in another tab', () => {
    const [cache, tabCache] = [createCache(), createCache()];
    const memory = new RoomMemory(cache, 'anna', tabCache);
    memory.remember({ body: { kind: 'figure', id: 'tall.deep' } });
    cache.clear();
    expect([memory.body, new RoomMemory(cache, 'anna', tabCache).body]).toEqual([null, null]);
  });
});
