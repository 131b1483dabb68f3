import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Wishlists } from '../../../src/application/ports/Wishlists.ts';
import { abortedSignal, expectRefusal } from './refusal.ts';

/** Two shoppers with empty wishlists, and two items. */
export interface WishlistsUnderTest {
  readonly ids: readonly [string, string];
  readonly anna: { readonly id: string; readonly wishlists: Wishlists };
  readonly ben: { readonly id: string; readonly wishlists: Wishlists };
  /** The server's time. */
  now(): number;
  stop(): Promise<unknown>;
}

export function describeWishlistsPort(name: string, createWishlists: () => Promise<WishlistsUnderTest>): void {
  describe(`Wishlists on ${name}`, () => {
    let fixture: WishlistsUnderTest;
    beforeEach(async () => {
      fixture = await createWishlists();
    });
    afterEach(() => fixture.stop());

    const fetchItemIds = async ({ id, wishlists } = fixture.anna) => [...(await wishlists.fetch(id)).keys()];

    it('is empty at first', async () => {
      expect(await fixture.anna.wishlists.fetch(fixture.anna.id)).toEqual(new Map());
    });

    it('stores items completely, newest first, without duplicates', async () => {
      const { id, wishlists } = fixture.anna;
      const [firstId, secondId] = fixture.ids;
      await wishlists.add(id, firstId);
      await wishlists.add(id, secondId);
      await wishlists.add(id, firstId);
      const list = await wishlists.fetch(id);
      expect([...list.keys()]).toEqual([secondId, firstId]);
      expect(list.get(firstId)).toMatchObject({ id: firstId });
      expect(list.get(firstId)?.images.length).toBeGreaterThan(0);
    });

    it('removes items, also those it does not contain', async () => {
      const { id, wishlists } = fixture.anna;
      const [firstId, secondId] = fixture.ids;
      await wishlists.add(id, firstId);
      await wishlists.remove(id, firstId);
      await wishlists.remove(id, secondId);
      expect(await fetchItemIds()).toEqual([]);
    });

    it('ignores a change that is older than the latest one of the item', async () => {
      const { id, wishlists } = fixture.anna;
      const [firstId, secondId] = fixture.ids;
      await wishlists.add(id, firstId);
      await wishlists.remove(id, firstId, { changedAt: fixture.now() - 60_000 });
      expect(await fetchItemIds()).toEqual([firstId]);
      await wishlists.remove(id, firstId);
      await wishlists.add(id, firstId, { changedAt: fixture.now() - 60_000 });
      expect(await fetchItemIds()).toEqual([]);
      await wishlists.add(id, secondId, { changedAt: fixture.now() - 60_000 });
      await wishlists.remove(id, secondId, { changedAt: fixture.now() - 30_000 });
      await wishlists.add(id, secondId, { changedAt: fixture.now() - 10_000 });
      expect(await fetchItemIds()).toEqual([secondId]);
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
