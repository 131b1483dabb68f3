import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../server/application/ports/Store.ts';
import type { Wishlists } from '../../../server/application/ports/Wishlists.ts';
import { signUp } from './shoppers.ts';

export function describeWishlistsPort(name: string, createStore: () => Promise<Store>): void {
  describe(`Wishlists on ${name}`, () => {
    let wishlists: Wishlists;
    beforeEach(async () => {
      const store = await createStore();
      await signUp(store, 'anna', 'ben');
      wishlists = store.wishlists;
    });

    it('lists the newest first; of several added at one time, the last', async () => {
      await wishlists.add('anna', 'tee', 2_000);
      await wishlists.add('anna', 'coat', 1_000);
      await wishlists.add('anna', 'polo', 2_000);
      expect(await wishlists.listItemIds('anna')).toEqual(['polo', 'tee', 'coat']);
    });

    it('ignores repeated additions and keeps the first time', async () => {
      await wishlists.add('anna', 'tee', 1_000);
      await wishlists.add('anna', 'coat', 2_000);
      await wishlists.add('anna', 'tee', 3_000);
      expect(await wishlists.listItemIds('anna')).toEqual(['coat', 'tee']);
    });

    it('separates shoppers', async () => {
      await wishlists.add('anna', 'tee', 1_000);
      await wishlists.remove('ben', 'tee', 2_000);
      expect([await wishlists.listItemIds('anna'), await wishlists.listItemIds('ben')]).toEqual([['tee'], []]);
    });

    it('removes items, also missing ones', async () => {
      await wishlists.add('anna', 'tee', 1_000);
      await wishlists.remove('anna', 'tee', 1_000);
      await wishlists.remove('anna', 'tee', 1_000);
      expect(await wishlists.listItemIds('anna')).toEqual([]);
    });

    it('ignores a change that is older than the latest one of the item', async () => {
      await wishlists.add('anna', 'tee', 2_000);
      await wishlists.remove('anna', 'tee', 1_999);
      expect(await wishlists.listItemIds('anna')).toEqual(['tee']);
      await wishlists.remove('anna', 'tee', 3_000);
      await wishlists.add('anna', 'tee', 2_999);
      expect(await wishlists.listItemIds('anna')).toEqual([]);
      await wishlists.add('anna', 'tee', 3_000);
      expect(await wishlists.listItemIds('anna')).toEqual(['tee']);
      await wishlists.remove('anna', 'tee', 5_000);
      await wishlists.remove('anna', 'tee', 4_000);
      await wishlists.add('anna', 'tee', 4_500);
      expect(await wishlists.listItemIds('anna')).toEqual([]);
    });

    it('takes changes after the clock was ahead', async () => {
      const [timeAhead, now] = [9_000_000, 5_000];
      await wishlists.add('anna', 'tee', timeAhead);
      await wishlists.remove('anna', 'tee', now - 1, now);
      expect(await wishlists.listItemIds('anna')).toEqual(['tee']);
      await wishlists.remove('anna', 'tee', now, now);
      expect(await wishlists.listItemIds('anna')).toEqual([]);
      await wishlists.add('anna', 'coat', now);
      await wishlists.remove('anna', 'coat', timeAhead);
      await wishlists.add('anna', 'coat', now - 1, now);
      expect(await wishlists.listItemIds('anna')).toEqual([]);
      await wishlists.add('anna', 'coat', now, now);
      expect(await wishlists.listItemIds('anna')).toEqual(['coat']);
    });

    it('forgets old removals, a few at a time', async () => {
      for (const id of ['tee', 'coat', 'polo']) {
        await wishlists.add('anna', id, 1_000);
        await wishlists.remove('anna', id, id === 'polo' ? 9_000 : 2_000);
      }
      expect(await wishlists.forgetRemovals(9_000, 1)).toBe(1);
      expect(await wishlists.forgetRemovals(9_000, 5)).toBe(1);
      expect(await wishlists.forgetRemovals(9_000, 5)).toBe(0);
      await wishlists.add('anna', 'tee', 1_500);
      await wishlists.add('anna', 'polo', 1_500);
      expect(await wishlists.listItemIds('anna')).toEqual(['tee']);
    });
  });
}
