import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Items, SimilarMode } from '../../../src/application/ports/Items.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { abortedSignal, expectRefusal } from './refusal.ts';

/** A catalogue of at least two items, with two of their ids. */
export interface ItemsUnderTest {
  readonly userId: string;
  readonly items: Items;
  readonly ids: readonly [string, string];
  stop(): Promise<unknown>;
}

export function describeItemsPort(name: string, createItems: () => Promise<ItemsUnderTest>): void {
  describe(`Items on ${name}`, () => {
    let fixture: ItemsUnderTest;
    beforeEach(async () => {
      fixture = await createItems();
    });
    afterEach(() => fixture.stop());

    it('returns one complete item', async () => {
      const item = await fixture.items.getItem(fixture.ids[0]);
      expect(item.id).toBe(fixture.ids[0]);
      expect(item.shortDescription).not.toBe('');
      expect(item.images.length).toBeGreaterThan(0);
      expect(item.fullPrice).toBeGreaterThanOrEqual(item.price);
      expect(item.itemUrl).toMatch(/^https?:/);
    });

    it('does not find an unknown item', async () => {
      await expectRefusal(fixture.items.getItem('nothing-of-the-kind'), 'Failed to fetch item', 'not-found');
    });

    it('returns many by id and omits unknown ones', async () => {
      const [firstId, secondId] = fixture.ids;
      const foundItems = await fixture.items.getItemsByIds([secondId, 'nothing-of-the-kind', firstId]);
      expect([...foundItems.keys()].sort()).toEqual([firstId, secondId].sort());
      expect({ ...foundItems.get(firstId), rank: 0 }).toEqual({ ...(await fixture.items.getItem(firstId)), rank: 0 });
    });

    it('accepts more ids than one call may carry', async () => {
      const unknownIds = Array.from({ length: 450 }, (_, index) => `stranger-${index}`);
      expect([...(await fixture.items.getItemsByIds([...unknownIds, fixture.ids[0]])).keys()]).toEqual([
        fixture.ids[0],
      ]);
    });

    it('returns nothing for no ids', async () => {
      expect(await fixture.items.getItemsByIds([])).toEqual(new Map());
    });

    it.each<SimilarMode>(['item', 'completeTheLook', 'query'])(
      'finds similar items by %s, never the item itself',
      async (mode) => {
        const { semanticSearchDescription: text } = await fixture.items.getItem(fixture.ids[0]);
        const itemId = mode === 'query' ? null : fixture.ids[0];
        const similarItems = await fixture.items.fetchSimilarItems({
          userId: fixture.userId,
          itemId,
          mode,
          filters: NO_FILTERS,
          text,
        });
        expect(similarItems.map(({ id }) => id)).not.toContain(itemId);
        expect(similarItems.map(({ rank }) => rank)).toEqual(
          similarItems.map(({ rank }) => rank).sort((a, b) => a - b),
        );
      },
    );

    it('rejects with the reason of an aborted signal', async () => {
      const { signal, reason } = abortedSignal();
      const {
        items,
        userId,
        ids: [itemId],
      } = fixture;
      await expect(items.getItem(itemId, signal)).rejects.toBe(reason);
      await expect(items.getItemsByIds([itemId], signal)).rejects.toBe(reason);
      await expect(
        items.fetchSimilarItems({ userId, itemId, mode: 'item', filters: NO_FILTERS, text: '' }, signal),
      ).rejects.toBe(reason);
    });
  });
}
