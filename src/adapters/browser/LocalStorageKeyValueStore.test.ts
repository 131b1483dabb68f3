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
    const forbidden = new LocalStorageKeyValueStore(() => {
      throw new DOMException('No', 'SecurityError');
    });
    forbidden.set('a', '1');
    forbidden.remove('a');
    expect(forbidden.get('a')).toBeNull();
    expect(forbidden.keys()).toEqual([]);
    const full = {
      ...localStorage,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    };
    expect(() => new LocalStorageKeyValueStore(() => full).set('a', '1')).not.toThrow();
  });

  it('overwrites a value without removing it first, which other tabs would treat as a logout', () => {
    const removed: string[] = [];
    const storage = {
      setItem: (key: string, value: string) => localStorage.setItem(key, value),
      removeItem: (key: string) => removed.push(key),
    } as unknown as Storage;
    const store = new LocalStorageKeyValueStore(() => storage);
    store.set('auth', 'old');
    store.set('auth', 'new');
    expect(localStorage.getItem('auth')).toBe('new');
    expect(removed).toEqual([]);
  });

  it('removes the old value when the new one does not fit', () => {
    localStorage.setItem('auth', 'of somebody else');
    const full = {
      getItem: (key: string) => localStorage.getItem(key),
      removeItem: (key: string) => localStorage.removeItem(key),
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    new LocalStorageKeyValueStore(() => full).set('auth', 'x');
    expect(localStorage.getItem('auth')).toBeNull();
  });
});
