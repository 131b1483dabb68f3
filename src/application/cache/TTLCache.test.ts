import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QuotaStorage } from '../../../tests/support/QuotaStorage.ts';
import { LocalStorageKeyValueStore } from '../../adapters/browser/LocalStorageKeyValueStore.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { TTLCache } from './TTLCache.ts';

const WEEK_MS = 604_800_000;

function createCache() {
  const store = new InMemoryKeyValueStore();
  const clock = new ManualClock();
  return { store, clock, cache: new TTLCache(store, clock) };
}

describe('TTLCache', () => {
  it('keeps a value for seven days, and not a millisecond longer', () => {
    const { cache, clock, store } = createCache();
    cache.set('trends', { outfits: 3 });
    clock.advance(WEEK_MS - 1);
    expect(cache.get('trends')).toEqual({ outfits: 3 });
    clock.advance(1);
    expect(cache.get('trends')).toBeUndefined();
    expect(store.keys()).toEqual([]);
  });

  it('keeps the earlier of two inputs if the storage is too full for the newer one', () => {
    const storage = new QuotaStorage(100);
    const cache = new TTLCache(new LocalStorageKeyValueStore(() => storage), new ManualClock());
    cache.setInput('hearts', ['tee'], null);
    cache.setInput('hearts', ['tee', 'x'.repeat(100)], null);
    expect(cache.get('hearts')).toEqual(['tee']);
    cache.set('hearts', ['tee', 'x'.repeat(100)], null);
    expect(cache.get('hearts')).toBeUndefined();
  });

  it('keeps a value for a given time, or forever', () => {
    const { cache, clock } = createCache();
    cache.set('short', 1, 2);
    cache.set('good', 1, null);
    clock.advance(2_000);
    expect(cache.get('short')).toBeUndefined();
    clock.advance(100 * WEEK_MS);
    expect(cache.get('good')).toBe(1);
  });

  it('removes its own expired entries on start, and no others', () => {
    const { cache, clock, store } = createCache();
    cache.set('old', 1, 1);
    cache.set('new', 1);
    store.set('another-app', 'not JSON');
    clock.advance(1_000);
    cache.start();
    expect(store.keys()).toEqual(['atelier:new', 'another-app']);
    cache.clear();
    expect(store.keys()).toEqual(['another-app']);
  });

  it.each(['not JSON', '7', 'null', '{"value":1}', '{"expiresAt":null}', '{"value":1,"expiresAt":"9999999999999"}'])(
    'removes an invalid entry: %s',
    (text) => {
      const { cache, store } = createCache();
      store.set('atelier:auth', text);
      expect(cache.get('auth')).toBeUndefined();
      expect(store.get('atelier:auth')).toBeNull();
    },
  );

  it('returns the stored value', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (key, value) => {
        const { cache } = createCache();
        cache.set(key, value);
        expect(cache.get(key)).toEqual(JSON.parse(JSON.stringify(value)));
        cache.remove(key);
        expect(cache.get(key)).toBeUndefined();
      }),
    );
  });
});
