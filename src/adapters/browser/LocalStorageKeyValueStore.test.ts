import { afterEach, describe, expect, it } from 'vitest';
import { LocalStorageKeyValueStore } from './LocalStorageKeyValueStore.ts';

afterEach(() => localStorage.clear());

describe('LocalStorageKeyValueStore', () => {
  it('stores, lists and removes', () => {
    const store = new LocalStorageKeyValueStore();
    store.set('a', '1');
    store.set('b', '2');
    store.remove('a');
    expect(store.get('a')).toBeNull();
    expect(new LocalStorageKeyValueStore().get('b')).toBe('2');
    expect(store.keys()).toEqual(['b']);
  });

  it('behaves as empty when storage is blocked or full', () => {
    const storeWithoutAccess = new LocalStorageKeyValueStore(() => {
      throw new DOMException('No', 'SecurityError');
    });
    storeWithoutAccess.set('a', '1');
    storeWithoutAccess.remove('a');
    expect(storeWithoutAccess.get('a')).toBeNull();
    expect(storeWithoutAccess.keys()).toEqual([]);
    const fullStorage = {
      ...localStorage,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    };
    expect(() => new LocalStorageKeyValueStore(() => fullStorage).set('a', '1')).not.toThrow();
  });

  it('overwrites a value without removing it first, which other tabs would treat as a logout', () => {
    const removedKeys: string[] = [];
    const storage = {
      setItem: (key: string, value: string) => localStorage.setItem(key, value),
      removeItem: (key: string) => removedKeys.push(key),
    } as unknown as Storage;
    const store = new LocalStorageKeyValueStore(() => storage);
    store.set('auth', 'old');
    store.set('auth', 'new');
    expect(localStorage.getItem('auth')).toBe('new');
    expect(removedKeys).toEqual([]);
  });

  it('removes the old value when the new one does not fit', () => {
    localStorage.setItem('auth', 'of somebody else');
    const fullStorage = {
      getItem: (key: string) => localStorage.getItem(key),
      removeItem: (key: string) => localStorage.removeItem(key),
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    new LocalStorageKeyValueStore(() => fullStorage).set('auth', 'x');
    expect(localStorage.getItem('auth')).toBeNull();
  });
});
