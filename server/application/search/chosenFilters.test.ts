import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { COLORS, GENDERS, SIZES } from '../../../src/domain/catalogue/vocabulary.ts';
import { meetsFilters, NO_FILTERS, type Filters } from '../../../src/domain/filters/Filters.ts';
import { createGarment } from '../../../tests/support/smallIndex.ts';
import { createEngine } from '../../../tests/support/searchEngine.ts';
import { createSyntheticCatalogue } from '../../evaluation/corpora/syntheticCatalogue.ts';
import type { EngineQuery, EngineResult, SearchEngine } from '../ports/SearchEngine.ts';

const createDress = (id: string, priceCents: number, changes: object = {}) =>
  createGarment(id, 'dress', { priceCents, fullPriceCents: priceCents, colors: ['White'], ...changes });

const WARDROBE = [
  createDress('white-s', 8_000, { sizes: ['S'] }),
  createDress('white-m', 9_000),
  createDress('lilac-m', 12_050, { colors: ['Purple'] }),
  createDress('dear-m', 30_000),
  createGarment('red-skirt', 'skirt', { colors: ['Red'] }),
];

const searchWith = (
  engine: SearchEngine,
  query: string,
  filters: Partial<Filters>,
  options: Partial<EngineQuery> = {},
) =>
  engine.search({
    ...{ query, filters: { ...NO_FILTERS, ...filters }, filtersAreFinal: true, keepsChosenFilters: true },
    ...{ attachedItems: [], limit: 120, ...options },
  });
const listIds = ({ items }: EngineResult) => items.map(({ id }) => id).sort();
const listOffers = ({ offers = [] }: EngineResult) => offers.map(({ filter, count }) => [filter, count]);

describe('filters that were chosen by hand', () => {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await createEngine(WARDROBE);
  });

  it('are never relaxed, and each states how many pieces it excludes', async () => {
    const result = await searchWith(engine, 'dress', { color: ['Red'], size: ['M'] });
    expect(listIds(result)).toEqual([]);
    expect(result.relaxations).toEqual([]);
    expect(listOffers(result)).toEqual([['color', 3]]);
    expect(result.offers?.[0]?.filters).toEqual({ ...NO_FILTERS, size: ['M'] });
  });

  it('are offered for removal together if removing one does not help', async () => {
    const result = await searchWith(engine, 'dress', { color: ['Red'], sale: true });
    expect(result.offers).toEqual([{ filter: null, filters: NO_FILTERS, count: 4 }]);
  });

  it('offer the next step of the price', async () => {
    const result = await searchWith(engine, 'dress', { priceRangeMax: 85 });
    expect(listIds(result)).toEqual(['white-s']);
    expect(result.offers).toEqual([{ filter: 'price', filters: { ...NO_FILTERS, priceRangeMax: 300 }, count: 3 }]);
    const expensiveDress = await searchWith(engine, 'dress', { priceRangeMin: 200 });
    expect(expensiveDress.offers).toEqual([
      { filter: 'price', filters: { ...NO_FILTERS, priceRangeMin: 80 }, count: 3 },
    ]);
  });

  it('are offered with all pieces of their kind while the results have another color', async () => {
    const result = await searchWith(engine, 'a purple dress over 200 dollars', {}, { filtersAreFinal: false });
    expect(listIds(result)).toEqual(['dear-m']);
    expect(result.unmetFilters).toEqual(['color']);
    expect(listOffers(result)).toEqual([['price', 1]]);
  });

  it('are offered with all pieces of the requested kind while the results are of another kind', async () => {
    const hoodie = createGarment('hoodie', 'hoodie', { priceCents: 5_000, fullPriceCents: 5_000 });
    const sweatshirt = createGarment('sweatshirt', 'sweatshirt', { priceCents: 3_000, fullPriceCents: 3_000 });
    const shop = await createEngine([hoodie, { ...hoodie, id: 'other-hoodie' }, sweatshirt]);
    const result = await searchWith(shop, 'hoodie under $40', {}, { filtersAreFinal: false });
    expect(listIds(result)).toEqual(['sweatshirt']);
    expect(listOffers(result)).toEqual([['price', 2]]);
  });

  it('do not hide that the shop has no such garment', async () => {
    const result = await searchWith(engine, 'jumpsuit', { size: ['M'] });
    expect(result.relaxations).not.toEqual([]);
  });
});

describe('filters that the words state', () => {
  it('are relaxed, and are named as not met', async () => {
    const engine = await createEngine(WARDROBE);
    const result = await searchWith(engine, 'red dress', {}, { filtersAreFinal: false });
    expect(result.items).toHaveLength(4);
    expect(result.relaxations).toEqual(['Nothing matched in red, so other colors are shown.']);
    expect(result.unmetFilters).toEqual(['color']);
    const editedResult = await searchWith(engine, 'red dress', { color: ['Red'], size: ['M'] });
    expect(editedResult.unmetFilters).toEqual(['color']);
    expect(listIds(editedResult)).toEqual(['dear-m', 'lilac-m', 'white-m']);
  });

  it('are relaxed too if the request starts with them', async () => {
    const engine = await createEngine(WARDROBE);
    const size: Filters = { ...NO_FILTERS, size: ['XL'] };
    const result = await searchWith(engine, 'dress', size, { defaultFilters: size });
    expect(result.unmetFilters).toEqual(['size']);
    expect((await searchWith(engine, 'dress', size)).items).toEqual([]);
  });
});

describe('what follows few results', () => {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await createEngine([...createSyntheticCatalogue(400), ...WARDROBE]);
  });

  it('goes with the first of them', async () => {
    const { items, goesWith = [] } = await searchWith(engine, 'dress', { color: ['Purple'], priceRangeMin: 120 });
    expect(items.length).toBeGreaterThan(0);
    expect(goesWith.length).toBeGreaterThan(2);
    expect(goesWith.map(({ kind }) => kind)).not.toContain('dress');
    expect((await searchWith(engine, 'dress', {})).goesWith).toBeUndefined();
  });

  it('are near searches if nothing was found, and each finds its item', async () => {
    for (const query of ['purple sequin dress', 'qwzxv']) {
      const { items, nearSearches = [] } = await searchWith(engine, query, { priceRangeMin: 90_000 });
      expect(items).toEqual([]);
      expect(nearSearches.length).toBeGreaterThan(1);
      for (const nearSearch of nearSearches)
        expect(listIds(await searchWith(engine, nearSearch.query, {}))).toContain(nearSearch.item.id);
    }
  });
});

it('holds every filter that was chosen by hand, and every offer is true', async () => {
  const engine = await createEngine(createSyntheticCatalogue(250));
  const arbitraryFilters = fc.record<Filters>({
    ...{ sort: fc.constant(null), brand: fc.constant([]), sale: fc.boolean() },
    gender: fc.subarray([...GENDERS], { maxLength: 1 }),
    size: fc.subarray([...SIZES], { maxLength: 2 }),
    color: fc.subarray([...COLORS], { maxLength: 2 }),
    priceRangeMin: fc.option(fc.integer({ min: 0, max: 150 })),
    priceRangeMax: fc.option(fc.integer({ min: 151, max: 400 })),
  });
  const query = fc.constantFrom('dress', 'linen shirt', 'coat', 'something for a wedding', 'black trousers');
  await fc.assert(
    fc.asyncProperty(query, arbitraryFilters, async (words, filters) => {
      const heldFilters = { ...filters, color: words.includes('black') ? [] : filters.color };
      const result = await searchWith(engine, words, heldFilters);
      for (const { priceCents, fullPriceCents, ...item } of result.items) {
        const facts = { ...item, price: priceCents / 100, fullPrice: fullPriceCents / 100 };
        const sizes = item.sizes.length === 0 ? SIZES : item.sizes;
        expect(meetsFilters({ ...facts, sizes }, { ...heldFilters, gender: [] })).toBe(true);
      }
      for (const { filters: looserFilters, count } of result.offers ?? [])
        expect((await searchWith(engine, words, looserFilters)).items).toHaveLength(
          Math.min(120, result.items.length + count),
        );
    }),
    { numRuns: 60 },
  );
}, 30_000);
