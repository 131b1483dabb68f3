import { afterEach, beforeEach, describe, vi } from 'vitest';
import { LocalStorageKeyValueStore } from '../../../src/adapters/browser/LocalStorageKeyValueStore.ts';
import { SystemClock } from '../../../src/adapters/browser/SystemClock.ts';
import { InMemoryKeyValueStore } from '../../../src/adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../../src/adapters/memory/ManualClock.ts';
import { describeClockPort } from './Clock.contract.ts';
import { describeKeyValueStorePort } from './KeyValueStore.contract.ts';

/** The part of a browser's storage that the adapter uses. */
function createBrowserStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

describeKeyValueStorePort('memory', () => new InMemoryKeyValueStore());
describeKeyValueStorePort('local storage', () => {
  const storage = createBrowserStorage();
  return new LocalStorageKeyValueStore(() => storage);
});

describeClockPort('a clock that is moved by hand', () => {
  const clock = new ManualClock();
  return { clock, passTime: (ms) => clock.advance(ms) };
});

describe('with the timers of the system', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  describeClockPort('the system', () => ({
    clock: new SystemClock(),
    passTime: (ms) => void vi.advanceTimersByTime(ms),
  }));
});
