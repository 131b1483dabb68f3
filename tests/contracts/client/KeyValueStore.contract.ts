import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../../../src/application/ports/KeyValueStore.ts';

/** Contract of every store of small strings. `createKeyValueStore` returns an empty store. */
export function describeKeyValueStorePort(name: string, createKeyValueStore: () => KeyValueStore): void {
  describe(`KeyValueStore on ${name}`, () => {
    it('returns what was set last, and null for an unknown key', () => {
      const store = createKeyValueStore();
      store.set('sort', 'old');
      store.set('sort', 'new');
      store.set('empty', '');
      expect([store.get('sort'), store.get('empty'), store.get('other')]).toEqual(['new', '', null]);
    });

    it('returns null for a removed key, and accepts the removal of an unknown one', () => {
      const store = createKeyValueStore();
      store.set('a', '1');
      store.set('b', '2');
      store.remove('a');
      store.remove('c');
      expect([store.get('a'), store.get('b')]).toEqual([null, '2']);
    });

    it('lists its keys once each', () => {
      const store = createKeyValueStore();
      expect(store.keys()).toEqual([]);
      for (const key of ['a', 'b', 'a']) store.set(key, key);
      expect([...store.keys()].sort()).toEqual(['a', 'b']);
    });
  });
}
