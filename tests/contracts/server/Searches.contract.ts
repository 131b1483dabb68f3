import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_SEARCHES } from '../../../server/application/ports/Searches.ts';
import type { Searches, StoredSearch } from '../../../server/application/ports/Searches.ts';
import type { Store } from '../../../server/application/ports/Store.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { signUp } from './shoppers.ts';

const blazerSearch: StoredSearch = {
  id: 's1',
  userId: 'anna',
  query: 'navy linen blazer, "not" double-breasted; DROP TABLE searches',
  filters: { ...NO_FILTERS, priceRangeMax: 200, color: ['Blue'], sort: 'Relevance' },
  attachments: [
    {
      id: 'a1',
      context: 'item',
      userId: 'anna',
      url: '',
      imageUrls: ['/media/a.avif'],
      colors: ['Blue'],
      kind: null,
      pattern: null,
      kinds: [],
    },
  ],
  itemIds: ['b', 'a', 'c'],
  deepPicks: [{ itemId: 'a', reason: 'Linen, under $200.' }],
  relaxations: ['Nothing under $20, so the price was left out.'],
  correctedQuery: null,
  at: 1_700_000_000_123,
};

export function describeSearchesPort(name: string, createStore: () => Promise<Store>): void {
  describe(`Searches on ${name}`, () => {
    let searches: Searches;
    beforeEach(async () => {
      const store = await createStore();
      await signUp(store, 'anna', 'ben');
      searches = store.searches;
    });

    it('returns a search as it was stored', async () => {
      await searches.save(blazerSearch);
      expect(await searches.byId('s1')).toEqual(blazerSearch);
      expect(await searches.byId('s2')).toBeNull();
    });

    it('lists the newest of one shopper first, up to the limit', async () => {
      await searches.save({ ...blazerSearch, id: 'old', query: 'coat', at: 1_000 });
      await searches.save({ ...blazerSearch, id: 'new', at: 3_000 });
      await searches.save({ ...blazerSearch, id: 'newer', query: 'tee', at: 3_000 });
      await searches.save({ ...blazerSearch, id: 'other', userId: 'ben', at: 9_000 });
      expect((await searches.listRecent('anna', 10)).map(({ id }) => id)).toEqual(['newer', 'new', 'old']);
      expect(await searches.listRecent('anna', 1)).toEqual([
        { id: 'newer', query: 'tee', attachments: blazerSearch.attachments, at: 3_000 },
      ]);
      expect(await searches.listRecent('nobody', 10)).toEqual([]);
    });

    it('stores concurrent searches in the order of the calls', async () => {
      const ids = Array.from({ length: 20 }, (_, index) => `s${index}`);
      await Promise.all(ids.map((id) => searches.save({ ...blazerSearch, id, query: id, at: 1_000 })));
      expect((await searches.listRecent('anna', 30)).map(({ id }) => id)).toEqual(ids.toReversed());
      expect(await searches.byId('s7')).toEqual({ ...blazerSearch, id: 's7', query: 's7', at: 1_000 });
    });

    it('lists a query that was narrowed step by step once, with its last step', async () => {
      const queries = ['tee', 'coat', 'coat', 'coat', 'tee'];
      for (const [index, query] of queries.entries())
        await searches.save({ ...blazerSearch, id: `s${index}`, query, at: index });
      expect((await searches.listRecent('anna', 10)).map(({ id }) => id)).toEqual(['s4', 's3', 's0']);
      expect((await searches.listRecent('anna', 2)).map(({ id }) => id)).toEqual(['s4', 's3']);
    });

    it('lists the same words with other attachments separately', async () => {
      for (const [index, id] of ['a1', 'a2', 'a2', 'a1'].entries()) {
        await searches.save({
          ...blazerSearch,
          id: `s${index}`,
          query: '',
          attachments: [{ ...blazerSearch.attachments[0]!, id }],
          at: index,
        });
      }
      expect((await searches.listRecent('anna', 10)).map(({ id }) => id)).toEqual(['s3', 's2', 's0']);
    });

    it('removes a search with the steps that its entry groups, and nothing else', async () => {
      const queries = ['coat', 'tee', 'coat', 'coat', 'coat', 'tee'];
      for (const [index, query] of queries.entries())
        await searches.save({ ...blazerSearch, id: `s${index}`, query, at: index });
      await searches.save({ ...blazerSearch, id: 'bens', userId: 'ben', query: 'coat', at: 3 });
      await searches.remove('s3');
      const areStored = await Promise.all(queries.map(async (_, index) => (await searches.byId(`s${index}`)) !== null));
      expect(areStored).toEqual([true, true, false, false, false, true]);
      expect(await searches.byId('bens')).not.toBeNull();
      await searches.remove('s3');
      await searches.remove('never-made');
      expect((await searches.listRecent('anna', 10)).map(({ id }) => id)).toEqual(['s5', 's0']);
    });

    it('removes all searches of one shopper', async () => {
      for (const id of ['s1', 's2']) await searches.save({ ...blazerSearch, id });
      await searches.save({ ...blazerSearch, id: 'bens', userId: 'ben' });
      await searches.removeAll('anna');
      await searches.removeAll('nobody');
      expect(await searches.listRecent('anna', 10)).toEqual([]);
      expect(await searches.byId('bens')).not.toBeNull();
    });

    it('removes the searches of entries beyond the newest of each shopper', async () => {
      const queries = ['coat', 'tee', 'tee', 'coat', 'belt', 'hat'];
      for (const [index, query] of queries.entries())
        await searches.save({ ...blazerSearch, id: `s${index}`, query, at: index });
      await searches.save({ ...blazerSearch, id: 'bens', userId: 'ben' });
      expect(await searches.removeOldEntries(3, null, 10)).toEqual({ removedCount: 3, next: null });
      expect((await searches.listRecent('anna', 10)).map(({ id }) => id)).toEqual(['s5', 's4', 's3']);
      const areStored = await Promise.all(queries.map(async (_, index) => (await searches.byId(`s${index}`)) !== null));
      expect(areStored).toEqual([false, false, false, true, true, true]);
      expect(await searches.byId('bens')).not.toBeNull();
      expect(await searches.removeOldEntries(3, null, 10)).toEqual({ removedCount: 0, next: null });
    });

    it('keeps an entry of many searches, and visits shoppers step by step', async () => {
      for (let index = 0; index < 5; index += 1)
        await searches.save({ ...blazerSearch, id: `same-${index}`, query: 'coat', at: index });
      for (let index = 0; index < 4; index += 1)
        await searches.save({ ...blazerSearch, id: `ben-${index}`, userId: 'ben', query: `coat ${index}`, at: index });
      const firstStep = await searches.removeOldEntries(2, null, 1);
      expect(firstStep).toEqual({ removedCount: 0, next: 'anna' });
      expect(await searches.removeOldEntries(2, firstStep.next, 1)).toEqual({ removedCount: 2, next: 'ben' });
      expect(await searches.removeOldEntries(2, 'ben', 1)).toEqual({ removedCount: 0, next: null });
      expect((await searches.listRecent('anna', 10)).map(({ id }) => id)).toEqual(['same-4']);
    });

    it('keeps the newest of too many searches with the same words', async () => {
      const count = MAX_SEARCHES + 2;
      const saveSearch = (time: number) =>
        searches.save({ ...blazerSearch, id: `same-${time}`, query: 'coat', at: time });
      await Promise.all(Array.from({ length: count }, (_, index) => saveSearch(index)));
      await searches.save({ ...blazerSearch, id: 'hat', query: 'hat', at: count });
      expect(await searches.removeOldEntries(5, null, 10)).toEqual({ removedCount: 3, next: null });
      const isStored = async (time: number) => (await searches.byId(`same-${time}`)) !== null;
      expect(await Promise.all([2, 3].map(isStored))).toEqual([false, true]);
      expect(await searches.removeOldEntries(5, null, 10)).toEqual({ removedCount: 0, next: null });
    });

    it('removes a search that is too old for the history alone', async () => {
      const saveSearch = (time: number) =>
        searches.save({ ...blazerSearch, id: `same-${time}`, query: 'coat', at: time });
      await Promise.all(Array.from({ length: MAX_SEARCHES + 2 }, (_, index) => saveSearch(index)));
      await searches.remove('same-0');
      const isStored = async (time: number) => (await searches.byId(`same-${time}`)) !== null;
      expect(await Promise.all([0, 1, 2].map(isStored))).toEqual([false, true, true]);
    });
  });
}
