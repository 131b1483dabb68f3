import { beforeEach, expect, it } from 'vitest';
import { NO_FILTERS, type Filters } from '../../../src/domain/filters/Filters.ts';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { createEngine } from '../../../tests/support/searchEngine.ts';
import { InMemoryStore } from '../../adapters/memory/InMemoryStore.ts';
import { createSyntheticCatalogue } from '../../evaluation/corpora/syntheticCatalogue.ts';
import { AttachmentLoader } from '../attachments/AttachmentLoader.ts';
import { SearchService } from './SearchService.ts';

const OWN_FILTERS: Filters = { ...NO_FILTERS, gender: ['Women'], size: ['S'] };
const SHOES = createCatalogueItem({
  ...{ id: 'pumps', shortDescription: 'Black Leather Pumps', kind: 'shoes', subkind: 'pumps', sizes: [] },
  ...{ description: 'A low heel.', semanticSearchDescription: 'Black leather pumps for women.', genders: ['Women'] },
});
let search: (query: string, options?: object) => ReturnType<SearchService['search']>;

beforeEach(async () => {
  const store = new InMemoryStore();
  await store.users.recordSignIn({ provider: 'firebase', subject: 's', email: 'a@example.com', name: 'Anna' }, 'anna');
  await store.users.savePreferences('anna', { genderPreference: ['Women'], sizePreference: ['S'] });
  const service = new SearchService(
    await createEngine([...createSyntheticCatalogue(400), SHOES]),
    store,
    new AttachmentLoader(store.catalogue, store.attachments),
    { now: () => 0 },
    { createId: () => 'search', createToken: () => 'token' },
    { warn: () => undefined },
  );
  search = (query, options) =>
    service.search(
      { userId: 'anna', query, filters: OWN_FILTERS, filtersAreFinal: false, attachments: [], ...options },
      new AbortController().signal,
    );
});

it("searches with the shopper's own gender and sizes", async () => {
  const { search: foundSearch, items } = await search('shirt');
  expect(foundSearch.filters).toEqual(OWN_FILTERS);
  expect(items.every(({ sizes }) => sizes.includes('S'))).toBe(true);
});

it("drops the shopper's filters for a gift, says so, and takes the gender from the words", async () => {
  const { search: foundSearch } = await search('a shirt for my dad');
  expect(foundSearch.filters).toEqual({ ...NO_FILTERS, gender: ['Men'] });
  expect(foundSearch.relaxations[0]).toBe(
    'This seems to be for somebody else, so your own gender and sizes are left out.',
  );
});

it('shows first what makes a good gift, unless a garment is named', async () => {
  const { items } = await search('a gift for my dad');
  const kinds = new Set(items.slice(0, 8).map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan(1);
  expect([...kinds].filter((kind) => !['scarf', 'sweater', 'cardigan', 'bag', 'hat', 'belt'].includes(kind))).toEqual(
    [],
  );
  const { items: shorts } = await search('shorts as a gift');
  expect(shorts[0]?.kind).toBe('shorts');
});

it('keeps filters that were edited for this search', async () => {
  const { search: foundSearch } = await search('a shirt for my dad', { filtersAreFinal: true });
  expect(foundSearch.filters).toEqual(OWN_FILTERS);
  expect(foundSearch.relaxations.join()).not.toContain('somebody else');
});

it('does not restore a removed filter', async () => {
  const { search: foundSearch } = await search('shirt', { filters: { ...OWN_FILTERS, size: [] } });
  expect(foundSearch.filters.size).toEqual([]);
});

it('never hides shoes by letter sizes', async () => {
  const { items, search: foundSearch } = await search('shoes');
  expect(foundSearch.filters.size).toEqual(['S']);
  expect(items.map(({ id }) => id)).toContain('pumps');
  expect(foundSearch.relaxations).toEqual([]);
});
