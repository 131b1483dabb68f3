import { describe, expect, it } from 'vitest';
import { ForeignItemError, MostMissingError } from '../../../server/application/ports/Catalogue.ts';
import type { Catalogue } from '../../../server/application/ports/Catalogue.ts';
import type { CatalogueItem } from '../../../server/domain/catalogue/CatalogueItem.ts';
import { createCatalogueItem } from '../../support/catalogueItems.ts';

const createItems = (count: number) =>
  Array.from({ length: count }, (_, i) => createCatalogueItem({ id: `item-${String(i).padStart(5, '0')}` }));

async function readAllIds(catalogue: Catalogue, batchSize: number): Promise<string[]> {
  const ids: string[] = [];
  for await (const batch of catalogue.readBatches(batchSize)) {
    expect(batch.length).toBeLessThanOrEqual(batchSize);
    ids.push(...batch.map(({ id }) => id));
  }
  return ids;
}

export function describeCataloguePort(name: string, createCatalogue: () => Promise<Catalogue>): void {
  describe(`Catalogue on ${name}`, () => {
    it('starts empty', async () => {
      const catalogue = await createCatalogue();
      expect([await catalogue.count(), await catalogue.byId('none'), await catalogue.readVersion()]).toEqual([
        0,
        null,
        0,
      ]);
      expect(await readAllIds(catalogue, 10)).toEqual([]);
    });

    it('returns complete items', async () => {
      const catalogue = await createCatalogue();
      const item = createCatalogueItem({ description: `It's "50%"; DROP TABLE items; -- \\ ${'é'.repeat(3)} 👗` });
      await catalogue.importAll('demo', [[item]]);
      expect(await catalogue.byId(item.id)).toEqual(item);
    });

    it('returns items in the requested order and omits unknown ids', async () => {
      const catalogue = await createCatalogue();
      await catalogue.importAll('demo', [createItems(3)]);
      const foundItems = await catalogue.byIds(['item-00002', 'nobody', 'item-00000', 'item-00002']);
      expect([...foundItems.keys()]).toEqual(['item-00002', 'item-00000']);
      expect((await catalogue.byIds([])).size).toBe(0);
      expect([...(await catalogue.findExistingIds(['item-00002', 'nobody', 'item-00002']))]).toEqual(['item-00002']);
      expect((await catalogue.findExistingIds([])).size).toBe(0);
    });

    it('iterates over all items in order of id, for any batch size', async () => {
      const catalogue = await createCatalogue();
      const ids = ['b', 'B', 'a-1', 'a', 'a.2', 'Z', '10', '9'];
      await catalogue.importAll('demo', [ids.map((id) => createCatalogueItem({ id }))]);
      const sortedIds = ids.toSorted((a, b) => (a < b ? -1 : 1));
      expect(await readAllIds(catalogue, 3)).toEqual(sortedIds);
      expect(await readAllIds(catalogue, 100)).toEqual(sortedIds);
    });

    it('counts inserted, updated and unchanged items, and increments its version on changes only', async () => {
      const catalogue = await createCatalogue();
      expect(await catalogue.importAll('demo', [createItems(1_100)])).toEqual({
        inserted: 1_100,
        updated: 0,
        unchanged: 0,
      });
      expect(await catalogue.readVersion()).toBe(1);
      const changedItems = createItems(1_101).map((item, i) => (i < 7 ? { ...item, priceCents: 1 } : item));
      expect(await catalogue.importAll('demo', [changedItems.slice(0, 600), changedItems.slice(600)])).toEqual({
        inserted: 1,
        updated: 7,
        unchanged: 1_093,
      });
      expect([await catalogue.count(), await catalogue.readVersion()]).toEqual([1_101, 2]);
      expect(await catalogue.importAll('demo', [changedItems])).toEqual({ inserted: 0, updated: 0, unchanged: 1_101 });
      expect(await catalogue.readVersion()).toBe(2);
      expect((await catalogue.byId('item-00003'))?.priceCents).toBe(1);
    });

    it('keeps the last of several items with one id', async () => {
      const catalogue = await createCatalogue();
      const items = [
        createCatalogueItem({ brand: 'First' }),
        createCatalogueItem({ brand: 'Second' }),
        createCatalogueItem({ brand: 'Second' }),
      ];
      expect(await catalogue.importAll('demo', [items])).toEqual({ inserted: 1, updated: 1, unchanged: 1 });
      expect((await catalogue.byId(items[0]!.id))?.brand).toBe('Second');
    });

    it('imports nothing if the input fails', async () => {
      const catalogue = await createCatalogue();
      await catalogue.importAll('demo', [createItems(2)]);
      async function* breakMidway(): AsyncIterable<readonly CatalogueItem[]> {
        yield createItems(1_500).map((item) => ({ ...item, brand: 'New' }));
        throw new Error('line 1501 is not an item');
      }
      await expect(catalogue.importAll('demo', breakMidway())).rejects.toThrow('line 1501');
      expect([await catalogue.count(), await catalogue.readVersion()]).toEqual([2, 1]);
      expect((await catalogue.byId('item-00000'))?.brand).toBe('Orvelle');
    });

    it('imports nothing if it is aborted', async () => {
      const catalogue = await createCatalogue();
      const abortController = new AbortController();
      function* abortMidway(): Iterable<readonly CatalogueItem[]> {
        yield createItems(1_500);
        abortController.abort(new Error('enough'));
      }
      await expect(catalogue.importAll('demo', abortMidway(), abortController.signal)).rejects.toThrow('enough');
      expect(await catalogue.count()).toBe(0);
    });

    it("never changes another source's item", async () => {
      const catalogue = await createCatalogue();
      const item = createCatalogueItem();
      await catalogue.importAll('demo', [[item]]);
      const foreignImport = catalogue.importAll('shop', [
        [createCatalogueItem({ id: 'own' }), { ...item, brand: 'Thief' }],
      ]);
      await expect(foreignImport).rejects.toThrow(ForeignItemError);
      expect([await catalogue.count(), await catalogue.byId(item.id)]).toEqual([1, item]);
    });

    it('withdraws what a complete import lacks: found by id, but neither counted nor listed', async () => {
      const catalogue = await createCatalogue();
      const [keptItem, removedItem] = createItems(2) as [CatalogueItem, CatalogueItem];
      await catalogue.importAll('shop', [[{ ...keptItem, id: 'foreign' }]]);
      await catalogue.importAll('demo', [[keptItem, removedItem]]);
      const counts = await catalogue.importAll('demo', [[keptItem]], undefined, { isComplete: true });
      expect(counts).toEqual({ inserted: 0, updated: 0, unchanged: 1, withdrawn: 1 });
      expect([await catalogue.count(), await readAllIds(catalogue, 10), await catalogue.readVersion()]).toEqual([
        2,
        ['foreign', keptItem.id],
        3,
      ]);
      expect(await catalogue.byId(removedItem.id)).toEqual({ ...removedItem, isWithdrawn: true });
      expect([...(await catalogue.byIds([removedItem.id, keptItem.id])).keys()]).toEqual([removedItem.id, keptItem.id]);
      expect([...(await catalogue.findExistingIds([removedItem.id, 'nobody']))]).toEqual([removedItem.id]);
    });

    it('offers a withdrawn item again once it is imported again', async () => {
      const catalogue = await createCatalogue();
      const [keptItem, removedItem] = createItems(2) as [CatalogueItem, CatalogueItem];
      await catalogue.importAll('demo', [[keptItem, removedItem]]);
      await catalogue.importAll('demo', [[keptItem]], undefined, { isComplete: true });
      await catalogue.importAll('demo', [[removedItem]]);
      expect(await catalogue.byId(removedItem.id)).toEqual(removedItem);
      expect([await catalogue.count(), await catalogue.readVersion()]).toEqual([2, 3]);
    });

    it('refuses a complete import that lacks most items, unless most may be withdrawn', async () => {
      const catalogue = await createCatalogue();
      const items = Array.from({ length: 20 }, (_, index) => createCatalogueItem({ id: `item-${index}` }));
      await catalogue.importAll('feed', [items]);
      const version = await catalogue.readVersion();
      const importFirst = (count: number, keepsMost: boolean) =>
        catalogue.importAll('feed', [items.slice(0, count)], undefined, { isComplete: true, keepsMost });
      await expect(importFirst(9, true)).rejects.toThrow(MostMissingError);
      expect([await catalogue.readVersion(), (await catalogue.byId('item-19'))?.isWithdrawn]).toEqual([
        version,
        undefined,
      ]);
      expect(await importFirst(10, true)).toMatchObject({ withdrawn: 10 });
      expect(await importFirst(1, false)).toMatchObject({ withdrawn: 9 });
    });

    it('withdraws nothing for a complete import without items, or one that fails', async () => {
      const catalogue = await createCatalogue();
      await catalogue.importAll('demo', [createItems(2)]);
      await catalogue.importAll('demo', [], undefined, { isComplete: true });
      function* failMidway(): Iterable<readonly CatalogueItem[]> {
        yield createItems(1);
        throw new Error('line 2 is not an item');
      }
      const failedImport = catalogue.importAll('demo', failMidway(), undefined, { isComplete: true });
      await expect(failedImport).rejects.toThrow('line 2');
      expect([await catalogue.count(), await catalogue.readVersion()]).toEqual([2, 1]);
    });

    it('sets the source of every item itself', async () => {
      const catalogue = await createCatalogue();
      await catalogue.importAll('shop', [[createCatalogueItem({ source: 'demo' })]]);
      expect((await catalogue.byId(createCatalogueItem().id))?.source).toBe('shop');
    });
  });
}
