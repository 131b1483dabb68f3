import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchHistories } from '../../../src/application/ports/SearchHistories.ts';
import type { Searches } from '../../../src/application/ports/Searches.ts';
import type { Item } from '../../../src/domain/catalogue/Item.ts';
import {
  FILTERS,
  NO_FILTERS,
  meetsFilters,
  type FilterName,
  type Filters,
} from '../../../src/domain/filters/Filters.ts';
import type { SearchRequest } from '../../../src/domain/search/Search.ts';
import { anAttachment } from '../../support/builders.ts';
import { abortedSignal, expectRefusal } from './refusal.ts';

/** Two shoppers and a catalogue in which `wish` finds at least two items. */
export interface SearchesUnderTest {
  readonly wish: string;
  readonly anna: { readonly id: string; readonly searches: Searches; readonly histories: SearchHistories };
  readonly ben: { readonly id: string; readonly searches: Searches; readonly histories: SearchHistories };
  stop(): Promise<unknown>;
}

/** For each filter, a value that the item passes. */
const listFiltersMetBy = (item: Item): Record<FilterName, Partial<Filters>> => ({
  sort: { sort: 'Price (low/high)' },
  gender: { gender: ['Men', 'Women', 'Unisex'] },
  size: { size: item.sizes.slice(0, 1) as Filters['size'] },
  color: { color: item.colors.slice(0, 1) as Filters['color'] },
  sale: { sale: item.price !== item.fullPrice },
  price: { priceRangeMin: Math.floor(item.price), priceRangeMax: Math.floor(item.price) + 1 },
  brand: { brand: [item.brand] },
});

export function describeSearchesPort(name: string, createSearches: () => Promise<SearchesUnderTest>): void {
  describe(`Searches on ${name}`, () => {
    let fixture: SearchesUnderTest;
    beforeEach(async () => {
      fixture = await createSearches();
    });
    afterEach(() => fixture.stop());

    const request = (overrides: Partial<SearchRequest> = {}): SearchRequest => ({
      userId: fixture.anna.id,
      query: fixture.wish,
      filters: NO_FILTERS,
      attachments: [],
      filtersAreFinal: false,
      ...overrides,
    });
    const search = (overrides?: Partial<SearchRequest>) => fixture.anna.searches.search(request(overrides));

    it('finds items, best first, and counts their rank from 1', async () => {
      const { items } = await search();
      expect(items.length).toBeGreaterThan(1);
      expect(items.map(({ rank }) => rank)).toEqual(items.map((_, index) => index + 1));
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    });

    it('names what was understood, searches without what was taken off, and stores that', async () => {
      const [firstWord = '', ...otherWords] = fixture.wish.split(' ');
      expect((await search()).guidance?.reading).toEqual({
        understood: [firstWord, ...otherWords],
        unused: [],
        removed: [],
      });
      const { searchId, guidance } = await search({ removedWords: [firstWord] });
      expect(guidance?.reading).toEqual({ understood: otherWords, unused: [], removed: [firstWord] });
      const storedSearch = await fixture.anna.searches.getSearch(fixture.anna.id, searchId);
      expect(storedSearch.guidance?.reading).toEqual(guidance?.reading);
    });

    it('gives every deep-search item a reason', async () => {
      const { deepSearchItems } = await search();
      expect(deepSearchItems.filter(({ reason }) => reason === null)).toEqual([]);
    });

    it('leaves final filters unchanged', async () => {
      const filters = { ...NO_FILTERS, priceRangeMax: 1_000, sort: 'Price (low/high)' as const };
      expect((await search({ filters, filtersAreFinal: true })).filters).toEqual(filters);
    });

    it.each(Object.keys(FILTERS) as FilterName[])('shows only matching items with %s', async (name) => {
      const [item] = (await search()).items;
      const filters = { ...NO_FILTERS, ...listFiltersMetBy(item!)[name] };
      const { items } = await search({ filters, filtersAreFinal: true });
      expect(items.map(({ id }) => id)).toContain(item!.id);
      expect(items.filter((foundItem) => !meetsFilters(foundItem, filters))).toEqual([]);
    });

    it('counts the results of each filter value correctly', async () => {
      const { facets = {}, filters } = await search();
      const counts = Object.entries(facets).flatMap(([name, values]) => values.map((entry) => ({ name, ...entry })));
      expect(counts.filter(({ name }) => name === 'brand')).not.toEqual([]);
      for (const { name, value, count } of counts) {
        const { items } = await search({ filters: { ...filters, [name]: [value] }, filtersAreFinal: true });
        expect([name, value, items.length]).toEqual([name, value, count]);
      }
    });

    it('stores a search with its results, filters and attachments', async () => {
      const firstResult = await search({ filters: { ...NO_FILTERS, priceRangeMax: 1_000 }, filtersAreFinal: true });
      const attachedItem = firstResult.items[0]!;
      const attachment = anAttachment({ id: attachedItem.id, userId: fixture.anna.id });
      const searchWithItem = await search({ attachments: [attachment] });
      const storedSearch = await fixture.anna.searches.getSearch(fixture.anna.id, searchWithItem.searchId);
      expect(storedSearch).toMatchObject({
        searchId: searchWithItem.searchId,
        query: fixture.wish,
        filters: searchWithItem.filters,
      });
      expect(storedSearch.items.map(({ id }) => id)).toEqual(searchWithItem.items.map(({ id }) => id));
      expect(storedSearch.attachments.map(({ id, context }) => ({ id, context }))).toEqual([
        { id: attachedItem.id, context: 'item' },
      ]);
    });

    it("does not find an unknown search or another shopper's", async () => {
      const { searchId } = await search();
      await expectRefusal(
        fixture.anna.searches.getSearch(fixture.anna.id, 'never-made'),
        'Failed to perform search',
        'not-found',
      );
      await expectRefusal(
        fixture.ben.searches.getSearch(fixture.ben.id, searchId),
        'Failed to perform search',
        'forbidden',
      );
    });

    it("lists the shopper's own searches, newest first, up to the limit", async () => {
      const queries = ['one', 'two', 'three'].map((word) => `${fixture.wish} ${word}`);
      for (const query of queries) await search({ query });
      const history = await fixture.anna.histories.fetchSearchHistory(fixture.anna.id, 2);
      expect(history.map(({ query }) => query)).toEqual([queries[2], queries[1]]);
      for (const { timestamp } of history) expect(Number.isNaN(Date.parse(timestamp))).toBe(false);
      expect(await fixture.ben.histories.fetchSearchHistory(fixture.ben.id, 10)).toEqual([]);
    });

    it('lists the picture of an attachment', async () => {
      const [item] = (await search()).items;
      const imageUrls = item!.images.map(({ url }) => url);
      const attachment = anAttachment({ id: item!.id, userId: fixture.anna.id, imageUrls });
      await search({ query: `${fixture.wish} like it`, attachments: [attachment] });
      await search({ query: `${fixture.wish} in words` });
      const history = await fixture.anna.histories.fetchSearchHistory(fixture.anna.id, 2);
      expect(history.map(({ pictureUrl }) => pictureUrl)).toEqual([undefined, imageUrls[0]]);
    });

    it('deletes one search, and no other', async () => {
      const [{ searchId: firstId }, { searchId: secondId }] = [
        await search({ query: `${fixture.wish} one` }),
        await search({ query: `${fixture.wish} two` }),
      ];
      const { id, histories, searches } = fixture.anna;
      await expectRefusal(
        fixture.ben.histories.deleteSearch(fixture.ben.id, firstId),
        'Failed to delete search history',
        'forbidden',
      );
      await histories.deleteSearch(id, firstId);
      expect((await histories.fetchSearchHistory(id, 10)).map((entry) => entry.id)).toEqual([secondId]);
      await expectRefusal(searches.getSearch(id, firstId), 'Failed to perform search', 'not-found');
      await expectRefusal(histories.deleteSearch(id, firstId), 'Failed to delete search history', 'not-found');
    });

    it("deletes all of a shopper's searches, and no other's", async () => {
      for (const word of ['one', 'two']) await search({ query: `${fixture.wish} ${word}` });
      await fixture.ben.searches.search(request({ userId: fixture.ben.id }));
      for (let fakeTime = 0; fakeTime < 2; fakeTime += 1)
        await fixture.anna.histories.clearSearchHistory(fixture.anna.id);
      expect(await fixture.anna.histories.fetchSearchHistory(fixture.anna.id, 10)).toEqual([]);
      expect(await fixture.ben.histories.fetchSearchHistory(fixture.ben.id, 10)).toHaveLength(1);
    });

    it('rejects with the reason of an aborted signal', async () => {
      const { signal, reason } = abortedSignal();
      const { id, searches, histories } = fixture.anna;
      await expect(searches.search(request(), signal)).rejects.toBe(reason);
      await expect(searches.getSearch(id, 'any', signal)).rejects.toBe(reason);
      await expect(histories.fetchSearchHistory(id, 1, signal)).rejects.toBe(reason);
      await expect(histories.deleteSearch(id, 'any', signal)).rejects.toBe(reason);
      await expect(histories.clearSearchHistory(id, signal)).rejects.toBe(reason);
    });
  });
}
