import { beforeEach, expect, it } from 'vitest';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { TTLCache } from '../cache/TTLCache.ts';
import { PendingSignUp } from './PendingSignUp.ts';

let clock: ManualClock;
let cache: TTLCache;

beforeEach(() => {
  clock = new ManualClock(0);
  cache = new TTLCache(new InMemoryKeyValueStore(), clock);
});

it('is read by another tab of the device', () => {
  new PendingSignUp(cache).write({ email: 'ada@example.test', query: 'item=blazer' });
  expect(new PendingSignUp(cache).read()).toEqual({ email: 'ada@example.test', query: 'item=blazer' });
});

it('is forgotten once it is removed, and after a day', () => {
  const signUp = new PendingSignUp(cache);
  signUp.write({ email: 'ada@example.test', query: '' });
  signUp.remove();
  expect(signUp.read()).toBeNull();
  signUp.write({ email: 'ada@example.test', query: '' });
  clock.advance(86_400_001);
  expect(signUp.read()).toBeNull();
});

it.each([null, 'ada@example.test', { email: 1, query: '' }, { email: 'ada@example.test' }])(
  'ignores what it did not write: %j',
  (stored) => {
    cache.set('pending-sign-up', stored);
    expect(new PendingSignUp(cache).read()).toBeNull();
  },
);
