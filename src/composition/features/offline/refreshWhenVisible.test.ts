import { expect, it } from 'vitest';
import { SnapshotHolder } from '../../../application/Snapshots.ts';
import { refreshWhenVisible } from './refreshWhenVisible.ts';

it('fetches wishlist and profile again when the page comes to the front', async () => {
  const visibility = new SnapshotHolder(true);
  const calls: string[] = [];
  const stop = refreshWhenVisible(
    { refresh: async () => Promise.reject(new Error(`refresh ${calls.push('profile')}`)) },
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
