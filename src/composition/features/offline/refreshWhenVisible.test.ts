import { expect, it } from 'vitest';
import { settlePromises } from '../../../../tests/support/HeldCalls.ts';
import { CallError } from '../../../application/ports/CallError.ts';
import { SnapshotHolder } from '../../../application/Snapshots.ts';
import { refreshWhenVisible } from './refreshWhenVisible.ts';

it('fetches wishlist and profile again when the page comes to the front', async () => {
  const visibility = new SnapshotHolder(true);
  const calls: string[] = [];
  const stop = refreshWhenVisible(
    {
      refresh: async () => Promise.reject(new Error(`refresh ${calls.push('profile')}`)),
      checkLogin: async () => void calls.push('login'),
    },
    { load: async () => void calls.push('wishlist') },
    visibility,
  );
  visibility.set(false);
  expect(calls).toEqual([]);
  visibility.set(true);
  expect(calls.toSorted()).toEqual(['profile', 'wishlist']);
  stop();
  visibility.set(false);
  visibility.set(true);
  expect(calls).toHaveLength(2);
});

it.each([
  ['forbidden', 1],
  ['broken', 0],
  ['unreachable', 0],
] as const)('asks who is signed in after a profile call that was %s: %i times', async (failure, checkCount) => {
  const visibility = new SnapshotHolder(false);
  let checks = 0;
  const refresh = () => Promise.reject(new CallError('Error retrieving profile', failure));
  refreshWhenVisible({ refresh, checkLogin: async () => void (checks += 1) }, { load: async () => {} }, visibility);
  visibility.set(true);
  await settlePromises();
  expect(checks).toBe(checkCount);
});
