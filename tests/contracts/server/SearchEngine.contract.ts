import { describe, expect, it } from 'vitest';
import type { EngineQuery, SearchEngine } from '../../../server/application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../../../server/domain/catalogue/CatalogueItem.ts';
import { COLORS, GENDERS, SIZES } from '../../../src/domain/catalogue/vocabulary.ts';
import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';
import { createOpenPlace } from '../../../server/domain/outfits/OutfitPlan.ts';
import { EMPTY_PLAN } from '../../../server/domain/stylist/outfit/editing/applyEdits.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { FilterName, Filters } from '../../../src/domain/filters/Filters.ts';
import type { FacetName } from '../../../src/domain/search/Facets.ts';
import { createCatalogueItem } from '../../support/catalogueItems.ts';

/** Creates an item with the attributes that search ranks by. The item's texts mention the attributes. */
function createItem(id: string, changes: Partial<CatalogueItem>): CatalogueItem {
  const { colors = ['Blue'], materials = ['cotton'], kind = 'shirt', subkind = kind, genders = ['Women'] } = changes;
  const text = `${colors.join(' and ').toLowerCase()} ${subkind} in ${materials.join(' and ')}`;
  return createCatalogueItem({
    id,
    brand: 'Orvelle',
    kind,
    subkind,
    genders,
    colors,
    materials,
    shortDescription: text,
    description: '',
    semanticSearchDescription: `${text}.`,
    priceCents: 10_000,
    fullPriceCents: 10_000,
    sizes: ['S', 'M', 'L'],
    seasons: ['summer'],
    occasions: ['everyday'],
    styles: ['Casual'],
    pattern: 'plain',
    fit: 'regular',
    ...changes,
  });
}

const ITEMS: readonly CatalogueItem[] = [
  createItem('navy-blazer', {
    kind: 'blazer',
    materials: ['linen'],
    semanticSearchDescription: 'Navy blue linen blazer.',
    occasions: ['wedding'],
    priceCents: 18_900,
    fullPriceCents: 18_900,
  }),
  createItem('dear-blazer', {
    kind: 'blazer',
    materials: ['linen'],
    semanticSearchDescription: 'Navy blue linen blazer.',
    occasions: ['wedding'],
    priceCents: 40_000,
    fullPriceCents: 40_000,
  }),
  createItem('double-blazer', {
    kind: 'blazer',
    brand: 'Halden & Rook',
    subkind: 'double-breasted blazer',
    materials: ['linen'],
    priceCents: 15_000,
    fullPriceCents: 15_000,
  }),
  createItem('black-blazer', {
    kind: 'blazer',
    colors: ['Black'],
    materials: ['wool'],
    genders: ['Men'],
    priceCents: 15_000,
    fullPriceCents: 20_000,
  }),
  createItem('white-shirt', { colors: ['White'], genders: ['Men'] }),
  createItem('blue-shirt', { sizes: ['S'], priceCents: 4_950, fullPriceCents: 9_900 }),
  createItem('unisex-shirt', { genders: ['Unisex'], colors: ['Green'] }),
  createItem('striped-shirt', { pattern: 'breton', shortDescription: 'Blue breton striped shirt' }),
  createItem('red-dress', { kind: 'dress', colors: ['Red'], materials: ['silk'], occasions: ['evening', 'party'] }),
  createItem('black-dress', {
    kind: 'dress',
    colors: ['Black'],
    materials: ['silk'],
    occasions: ['evening'],
    priceCents: 7_950,
    fullPriceCents: 12_000,
  }),
  createItem('jeans', { kind: 'jeans', materials: ['denim'], genders: ['Unisex'] }),
  createItem('trousers', {
    brand: 'Halden & Rook',
    kind: 'trousers',
    colors: ['Gray'],
    materials: ['wool'],
    genders: ['Unisex'],
    occasions: ['work', 'wedding'],
  }),
];

/** For each filter, a value and whether an item passes it. */
const FILTER_EXAMPLES: Readonly<
  Record<
    Exclude<FilterName, 'sort'>,
    { readonly filters: Partial<Filters>; readonly isAllowed: (item: CatalogueItem) => boolean }
  >
> = {
  gender: {
    filters: { gender: ['Men'] },
    isAllowed: ({ genders }) => genders.includes('Men') || genders.includes('Unisex'),
  },
  size: { filters: { size: ['M'] }, isAllowed: ({ sizes }) => sizes.includes('M') },
  color: {
    filters: { color: ['Black', 'White'] },
    isAllowed: ({ colors }) => colors.includes('Black') || colors.includes('White'),
  },
  sale: { filters: { sale: true }, isAllowed: ({ priceCents, fullPriceCents }) => priceCents < fullPriceCents },
  price: {
    filters: { priceRangeMin: 90, priceRangeMax: 160 },
    isAllowed: ({ priceCents }) => priceCents >= 9_000 && priceCents <= 16_000,
  },
  brand: { filters: { brand: ['Halden & Rook'] }, isAllowed: ({ brand }) => brand === 'Halden & Rook' },
};

const VALUES_BY_FACET: Readonly<Record<FacetName, readonly string[]>> = {
  gender: GENDERS,
  size: SIZES,
  color: COLORS,
  brand: ['Orvelle', 'Halden & Rook'],
};

/** Contract of every search engine, with candidates from memory or from a database. */
export function describeSearchEnginePort(
  name: string,
  createSearchEngine: (items: readonly CatalogueItem[]) => Promise<SearchEngine>,
): void {
  describe(`SearchEngine on ${name}`, () => {
    const createQuery = (
      query: string,
      filters: Partial<Filters> = {},
      changes: Partial<EngineQuery> = {},
    ): EngineQuery => ({
      query,
      filters: { ...NO_FILTERS, ...filters },
      filtersAreFinal: false,
      attachedItems: [],
      limit: 200,
      ...changes,
    });
    const search = async (...query: Parameters<typeof createQuery>) =>
      (await createSearchEngine(ITEMS)).search(createQuery(...query));
    const listIds = (items: readonly CatalogueItem[]): string[] => items.map(({ id }) => id);

    it('finds the requested garments, and reports what it understood', async () => {
      const { items, filters, relaxations } = await search(
        'navy linen blazer for a summer wedding under $200, not double-breasted',
      );
      expect(listIds(items)).toEqual(['navy-blazer']);
      expect([filters.color, filters.priceRangeMax, relaxations]).toEqual([['Blue'], 200, []]);
    });

    it('shows everything for an empty query, and nothing for a meaningless one', async () => {
      expect((await search('')).items).toHaveLength(ITEMS.length);
      expect((await search('zzgrmpf')).items).toEqual([]);
    });

    it('puts pieces with the requested cloth before a divider, in every order', async () => {
      for (const sort of [null, 'Price (low/high)', 'Price (high/low)'] as const) {
        const { items, divider } = await search('silk dress or linen shirt', { sort });
        expect(divider).toMatchObject({ rest: 'Other dresses or shirts that come close' });
        const exactItems = items.slice(0, divider?.exactCount);
        const remainingItems = items.slice(divider?.exactCount);
        const isExact = ({ kind, materials }: CatalogueItem) => materials.includes(kind === 'dress' ? 'silk' : 'linen');
        expect([exactItems.every(isExact), remainingItems.some(isExact)]).toEqual([true, false]);
        expect(exactItems.length * remainingItems.length).toBeGreaterThan(0);
      }
      expect((await search('dress')).divider).toBeNull();
    });

    it('excludes unwanted colors, patterns and kinds', async () => {
      expect(listIds((await search('a dress, anything but black')).items)).toEqual(['red-dress']);
      expect(listIds((await search('shirt without stripes')).items)).not.toContain('striped-shirt');
      expect((await search('something silk, not a dress')).items.some(({ kind }) => kind === 'dress')).toBe(false);
    });

    it('shows unisex garments to everyone', async () => {
      expect(listIds((await search('shirt for him')).items).toSorted()).toEqual(['unisex-shirt', 'white-shirt']);
    });

    it('relaxes sale first, then size, then color, and reports it', async () => {
      const saleResult = await search('white shirt on sale');
      expect([listIds(saleResult.items), saleResult.relaxations]).toEqual([
        ['white-shirt'],
        ['Nothing that matched is on sale, so full-price pieces are shown.'],
      ]);
      const sizeResult = await search('white shirt in size XS');
      expect([listIds(sizeResult.items), sizeResult.relaxations]).toEqual([
        ['white-shirt'],
        ['Nothing matched in size XS, so other sizes are shown.'],
      ]);
      const colorResult = await search('purple dress');
      expect([listIds(colorResult.items).toSorted(), colorResult.relaxations]).toEqual([
        ['black-dress', 'red-dress'],
        ['Nothing matched in purple, so other colors are shown.'],
      ]);
    });

    it('reads a brand of its catalogue as a filter, and leaves out a refused one', async () => {
      const onlyBrandResult = await search('only Halden & Rook');
      expect(onlyBrandResult.filters.brand).toEqual(['Halden & Rook']);
      expect(onlyBrandResult.relaxations).toEqual([]);
      expect(new Set(onlyBrandResult.items.map(({ brand }) => brand))).toEqual(new Set(['Halden & Rook']));
      const withoutBrandResult = await search('no Halden & Rook');
      expect(withoutBrandResult.filters.brand).toEqual([]);
      expect(new Set(withoutBrandResult.items.map(({ brand }) => brand))).toEqual(new Set(['Orvelle']));
    });

    it('relaxes the brand last, and reports it', async () => {
      const dressResult = await search('dress', { brand: ['Halden & Rook'] });
      expect([listIds(dressResult.items).toSorted(), dressResult.relaxations]).toEqual([
        ['black-dress', 'red-dress'],
        ['No dresses by Halden & Rook matched, so other brands are shown.'],
      ]);
      const blueResult = await search('blue trousers', { brand: ['Halden & Rook'] });
      expect([listIds(blueResult.items), blueResult.relaxations]).toEqual([
        ['trousers'],
        ['Nothing matched in blue, so other colors are shown.'],
      ]);
      const cheapResult = await search('', { brand: ['Halden & Rook'], priceRangeMax: 60 });
      expect([listIds(cheapResult.items), cheapResult.relaxations]).toEqual([
        ['blue-shirt'],
        ['No pieces by Halden & Rook matched, so other brands are shown.'],
      ]);
    });

    it('shows the most similar kinds if a kind is not available', async () => {
      const { items, relaxations } = await search('blouse');
      expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['shirt']));
      expect(relaxations).toEqual(['There are no blouses here yet, so shirts are shown.']);
    });

    it('never relaxes price or gender', async () => {
      expect((await search('blazer under $20')).items).toEqual([]);
      expect((await search('dress for men')).items.every(({ genders }) => !genders.includes('Women'))).toBe(true);
    });

    it("prefers the request's filters to the words", async () => {
      const { items, filters } = await search('red dress', { color: ['Black'] });
      expect([listIds(items), filters.color]).toEqual([['black-dress'], ['Black']]);
    });

    it.each(Object.entries(FILTER_EXAMPLES))('narrows by %s alone', async (_name, { filters, isAllowed }) => {
      const { items, relaxations } = await search('', filters, { filtersAreFinal: true });
      expect(relaxations).toEqual([]);
      expect(listIds(items).toSorted()).toEqual(listIds(ITEMS.filter(isAllowed)).toSorted());
      expect(items.length).toBeLessThan(ITEMS.length);
      expect(items.length).toBeGreaterThan(0);
    });

    it.each<[string, Partial<Filters>]>([
      ['', {}],
      ['shirt', {}],
      ['red dress', {}],
      ['a dress, anything but black', {}],
      ['something for the evening', { color: ['Black'] }],
      ['something for a wedding', { gender: ['Women'], size: ['M'] }],
      ['blazer under $200', { gender: ['Men'], brand: ['Orvelle'] }],
      ['', { sale: true, color: ['Black'], brand: ['Orvelle', 'Halden & Rook'] }],
      ['anything by Halden & Rook', {}],
    ])('counts the results of each filter value: "%s" with %j', async (query, givenFilters) => {
      const engine = await createSearchEngine(ITEMS);
      const { facets, filters, relaxations } = await engine.search(createQuery(query, givenFilters));
      expect(relaxations).toEqual([]);
      const hasFacets = filters.gender.length === 0 || facets.gender !== undefined;
      expect(Object.keys(facets)).toEqual(
        hasFacets ? ['gender', 'size', 'color', 'brand'] : ['size', 'color', 'brand'],
      );
      for (const [name, counts] of Object.entries(facets)) {
        for (const value of VALUES_BY_FACET[name as FacetName]) {
          const count = counts.find((entry) => entry.value === value)?.count ?? 0;
          const filteredResult = await engine.search(
            createQuery(query, { ...filters, [name]: [value] }, { filtersAreFinal: true }),
          );
          expect([name, value, count]).toEqual([
            name,
            value,
            filteredResult.relaxations.length > 0 ? 0 : filteredResult.items.length,
          ]);
        }
      }
    });

    it('lists the brands with the most pieces first, and chosen ones even with zero results', async () => {
      const engine = await createSearchEngine(ITEMS);
      const { facets } = await engine.search(createQuery('trousers', { brand: ['Halden & Rook', 'Nobody'] }));
      expect((await engine.search(createQuery(''))).facets.brand).toEqual([
        { value: 'Orvelle', count: 10 },
        { value: 'Halden & Rook', count: 2 },
      ]);
      expect(facets.brand).toEqual([
        { value: 'Halden & Rook', count: 1 },
        { value: 'Nobody', count: 0 },
      ]);
    });

    it('does not count items that it left out', async () => {
      const blackDress = ITEMS.filter(({ id }) => id === 'black-dress');
      const engine = await createSearchEngine(ITEMS);
      expect((await engine.search(createQuery('dress', {}, { attachedItems: blackDress }))).facets.color).toEqual([
        { value: 'Red', count: 1 },
      ]);
      const leads = {
        goesWith: [],
        tastes: [],
        kinds: [],
        hintedKinds: [],
        hintedGenders: [],
        emphasis: [],
        leaveOut: { itemIds: ['red-dress'], brands: ['Halden & Rook'] },
      };
      const { facets } = await engine.search(createQuery('', {}, { leads }));
      expect(facets.brand).toEqual([{ value: 'Orvelle', count: 9 }]);
      expect(facets.color).not.toContainEqual(expect.objectContaining({ value: 'Red' }));
    });

    it('adds nothing to final filters, and still requires the garment', async () => {
      const { items, filters } = await search('red dress under $50', {}, { filtersAreFinal: true });
      expect(filters).toEqual(NO_FILTERS);
      expect(listIds(items)).toEqual(['red-dress', 'black-dress']);
    });

    it('sorts by whole dollars on request', async () => {
      const { items } = await search('blazer', { sort: 'Price (high/low)' });
      expect(items.map(({ priceCents }) => priceCents)).toEqual([40_000, 18_900, 15_000, 15_000]);
    });

    it('corrects spelling and says how', async () => {
      const { items, correctedQuery } = await search('blak dres');
      expect([listIds(items), correctedQuery]).toEqual([['black-dress'], 'black dress']);
    });

    it('respects the limit', async () => {
      expect((await search('', {}, { limit: 3 })).items).toHaveLength(3);
    });

    it('finds items similar to an attached item, without that item', async () => {
      const { items } = await search('', {}, { attachedItems: ITEMS.filter(({ id }) => id === 'black-dress') });
      expect(listIds(items)).toEqual(['red-dress']);
    });

    it('finds similar items, and pieces that go with an item', async () => {
      const engine = await createSearchEngine(ITEMS);
      expect(listIds(await engine.findSimilar('navy-blazer', NO_FILTERS, 2))).toEqual(['dear-blazer', 'double-blazer']);
      const inOtherSize: Filters = { ...NO_FILTERS, size: ['XXS'] };
      expect(listIds(await engine.findSimilar('navy-blazer', inOtherSize, 2))).toEqual([
        'dear-blazer',
        'double-blazer',
      ]);
      const lookItems = await engine.completeTheLook('navy-blazer', NO_FILTERS, 4);
      expect(lookItems.length).toBe(4);
      expect(lookItems.every(({ kind }) => kind !== 'blazer')).toBe(true);
      expect(new Set(lookItems.slice(0, 2).map(({ kind }) => kind)).size).toBe(2);
      expect(await engine.findSimilar('nobody', NO_FILTERS, 2)).toEqual([]);
      expect(await engine.completeTheLook('nobody', NO_FILTERS, 2)).toEqual([]);
    });

    it('composes an outfit with what was asked for, within its budget, and keeps the pieces that stay', async () => {
      const engine = await createSearchEngine([
        ...ITEMS,
        createItem('linen-skirt', { kind: 'skirt', materials: ['linen'], priceCents: 6_000, occasions: ['wedding'] }),
        createItem('white-sandals', { kind: 'shoes', colors: ['White'], sizes: [], priceCents: 5_000 }),
        createItem('white-blouse', { kind: 'blouse', colors: ['White'], priceCents: 5_500, occasions: ['wedding'] }),
      ]);
      const shopper = { filters: { ...NO_FILTERS, gender: ['Women' as const] }, preferences: NO_PREFERENCES };
      const plan = { ...EMPTY_PLAN, isOpen: true, isWhole: true, budgetCents: 20_000 };
      const skirt = createOpenPlace('bottom', 'linen skirt');
      const outfit = await engine.composeOutfit({ ...plan, places: [skirt] }, shopper);
      expect(outfit?.pieces.map(({ slot }) => slot)).toEqual(expect.arrayContaining(['bottom', 'top', 'shoes']));
      expect(outfit?.pieces.map(({ item }) => item.id)).toContain('linen-skirt');
      expect(outfit?.totalCents).toBeLessThanOrEqual(20_000);
      const keptChoice = { ...skirt, itemId: 'linen-skirt' };
      const blouse = createOpenPlace('top', 'white blouse');
      const changedOutfit = await engine.composeOutfit(
        { ...plan, isOpen: false, places: [keptChoice, blouse] },
        shopper,
      );
      expect(changedOutfit?.pieces.map(({ item }) => item.id)).toEqual(['white-blouse', 'linen-skirt']);
      expect(
        await engine.composeOutfit(
          { ...plan, places: [] },
          { ...shopper, filters: { ...NO_FILTERS, brand: ['Nobody'] } },
        ),
      ).toBeNull();
    });

    it("finds more items like a query's results", async () => {
      const engine = await createSearchEngine(ITEMS);
      const similarItems = await engine.findSimilarToQuery('linen blazer', NO_FILTERS, 10);
      expect(similarItems.length).toBeGreaterThan(0);
      expect(new Set(similarItems.map(({ kind }) => kind))).toEqual(new Set(['blazer']));
    });

    it('stops when aborted', async () => {
      const engine = await createSearchEngine(ITEMS);
      const query: EngineQuery = {
        query: 'dress',
        filters: NO_FILTERS,
        filtersAreFinal: false,
        attachedItems: [],
        limit: 9,
      };
      const abortedSignal = AbortSignal.abort(new Error('stopped'));
      await expect(engine.search(query, abortedSignal)).rejects.toThrow('stopped');
      for (const findItems of ['findSimilar', 'findSimilarToQuery', 'completeTheLook'] as const) {
        await expect(engine[findItems]('navy-blazer', NO_FILTERS, 2, abortedSignal)).rejects.toThrow('stopped');
      }
    });
  });
}
