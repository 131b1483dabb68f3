import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Wishlists } from '../../../src/application/ports/Wishlists.ts';
import { abortedSignal, expectRefusal } from './refusal.ts';

/** Two shoppers with empty wishlists, and two items. */
export interface WishlistsUnderTest {
  readonly ids: readonly [string, string];
  readonly anna: { readonly id: string; readonly wishlists: Wishlists };
  readonly ben: { readonly id: string; readonly wishlists: Wishlists };
  stop(): Promise<unknown>;
}

export function describeWishlistsPort(name: string, make: () => Promise<WishlistsUnderTest>): void {
  describe(`Wishlists on ${name}`, () => {
    let fixture: WishlistsUnderTest;
    beforeEach(async () => {
      fixture = await make();
    });
    afterEach(() => fixture.stop());

    const fetchItemIds = async ({ id, wishlists } = fixture.anna) => [...(await wishlists.fetch(id)).keys()];

    it('is empty at first', async () => {
      expect(await fixture.anna.wishlists.fetch(fixture.anna.id)).toEqual(new Map());
    });

    it('stores items completely, newest first, without duplicates', async () => {
      const { id, wishlists } = fixture.anna;
      const [one, two] = fixture.ids;
      await wishlists.add(id, one);
      await wishlists.add(id, two);
      await wishlists.add(id, one);
      const list = await wishlists.fetch(id);
      expect([...list.keys()]).toEqual([two, one]);
      expect(list.get(one)).toMatchObject({ id: one });
      expect(list.get(one)?.images.length).toBeGreaterThan(0);
    });

    it('removes items, also those it does not contain', async () => {
      const { id, wishlists } = fixture.anna;
      const [one, two] = fixture.ids;
      await wishlists.add(id, one);
      await wishlists.remove(id, one);
      await wishlists.remove(id, two);
      expect(await fetchItemIds()).toEqual([]);
    });

    it('ignores a change that is older than the latest one of the item', async () => {
      const { id, wishlists } = fixture.anna;
      const [one, two] = fixture.ids;
      await wishlists.add(id, one);
      await wishlists.remove(id, one, { ageMs: 60_000 });
      expect(await fetchItemIds()).toEqual([one]);
      await wishlists.remove(id, one);
      await wishlists.add(id, one, { ageMs: 60_000 });
      expect(await fetchItemIds()).toEqual([]);
      await wishlists.add(id, two, { ageMs: 60_000 });
      await wishlists.remove(id, two, { ageMs: 30_000 });
      await wishlists.add(id, two, { ageMs: 10_000 });
      expect(await fetchItemIds()).toEqual([two]);
    });

    it('separates shoppers', async () => {
      await fixture.anna.wishlists.add(fixture.anna.id, fixture.ids[0]);
      expect(await fetchItemIds(fixture.ben)).toEqual([]);
    });

    it('rejects items that are not in the catalogue', async () => {
      await expectRefusal(
        fixture.anna.wishlists.add(fixture.anna.id, 'nothing-of-the-kind'),
        'Failed to update wishlist',
        'not-found',
      );
      expect(await fetchItemIds()).toEqual([]);
    });

    it('rejects with the reason of an aborted signal', async () => {
      const { signal, reason } = abortedSignal();
      const { id, wishlists } = fixture.anna;
      await expect(wishlists.fetch(id, signal)).rejects.toBe(reason);
      await expect(wishlists.add(id, fixture.ids[0], { signal })).rejects.toBe(reason);
      await expect(wishlists.remove(id, fixture.ids[0], { signal })).rejects.toBe(reason);
    });
  });
}
