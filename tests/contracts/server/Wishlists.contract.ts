import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../server/application/ports/Store.ts';
import type { Wishlists } from '../../../server/application/ports/Wishlists.ts';
import { signUp } from './shoppers.ts';

export function describeWishlistsPort(name: string, make: () => Promise<Store>): void {
  describe(`Wishlists on ${name}`, () => {
    let wishlists: Wishlists;
    beforeEach(async () => {
      const store = await make();
      await signUp(store, 'anna', 'ben');
      wishlists = store.wishlists;
    });

    it('lists the newest first; of several added at one time, the last', async () => {
      await wishlists.add('anna', 'tee', 2_000);
      await wishlists.add('anna', 'coat', 1_000);
      await wishlists.add('anna', 'polo', 2_000);
      expect(await wishlists.itemIds('anna')).toEqual(['polo', 'tee', 'coat']);
    });

    it('ignores repeated additions and keeps the first time', async () => {
      await wishlists.add('anna', 'tee', 1_000);
      await wishlists.add('anna', 'coat', 2_000);
      await wishlists.add('anna', 'tee', 3_000);
      expect(await wishlists.itemIds('anna')).toEqual(['coat', 'tee']);
    });

    it('separates shoppers', async () => {
      await wishlists.add('anna', 'tee', 1_000);
      await wishlists.remove('ben', 'tee');
      expect([await wishlists.itemIds('anna'), await wishlists.itemIds('ben')]).toEqual([['tee'], []]);
    });

    it('removes items, also missing ones', async () => {
      await wishlists.add('anna', 'tee', 1_000);
      await wishlists.remove('anna', 'tee');
      await wishlists.remove('anna', 'tee');
      expect(await wishlists.itemIds('anna')).toEqual([]);
    });
  });
}
