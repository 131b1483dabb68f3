import { describe, expect, it } from 'vitest';
import type { EngineQuery, SearchEngine } from '../../../server/application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../../../server/domain/catalogue/CatalogueItem.ts';
import { COLORS, GENDERS, SIZES } from '../../../src/domain/catalogue/vocabulary.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { FilterName, Filters } from '../../../src/domain/filters/Filters.ts';
import type { FacetName } from '../../../src/domain/search/Facets.ts';
import { createCatalogueItem } from '../../support/catalogueItems.ts';

/** An item with the attributes by which search ranks; its texts mention the same attributes. */
function item(id: string, changes: Partial<CatalogueItem>): CatalogueItem {
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
  item('navy-blazer', {
    kind: 'blazer',
    materials: ['linen'],
    semanticSearchDescription: 'Navy blue linen blazer.',
    occasions: ['wedding'],
    priceCents: 18_900,
    fullPriceCents: 18_900,
  }),
  item('dear-blazer', {
    kind: 'blazer',
    materials: ['linen'],
    semanticSearchDescription: 'Navy blue linen blazer.',
    occasions: ['wedding'],
    priceCents: 40_000,
    fullPriceCents: 40_000,
  }),
  item('double-blazer', {
    kind: 'blazer',
    brand: 'Halden & Rook',
    subkind: 'double-breasted blazer',
    materials: ['linen'],
    priceCents: 15_000,
    fullPriceCents: 15_000,
  }),
  item('black-blazer', {
    kind: 'blazer',
    colors: ['Black'],
    materials: ['wool'],
    genders: ['Men'],
    priceCents: 15_000,
    fullPriceCents: 20_000,
  }),
  item('white-shirt', { colors: ['White'], genders: ['Men'] }),
  item('blue-shirt', { sizes: ['S'], priceCents: 4_950, fullPriceCents: 9_900 }),
  item('unisex-shirt', { genders: ['Unisex'], colors: ['Green'] }),
  item('striped-shirt', { pattern: 'breton', shortDescription: 'Blue breton striped shirt' }),
  item('red-dress', { kind: 'dress', colors: ['Red'], materials: ['silk'], occasions: ['evening', 'party'] }),
  item('black-dress', {
    kind: 'dress',
    colors: ['Black'],
    materials: ['silk'],
    occasions: ['evening'],
    priceCents: 7_950,
    fullPriceCents: 12_000,
  }),
  item('jeans', { kind: 'jeans', materials: ['denim'], genders: ['Unisex'] }),
  item('trousers', {
    brand: 'Halden & Rook',
    kind: 'trousers',
    colors: ['Gray'],
    materials: ['wool'],
    genders: ['Unisex'],
    occasions: ['work', 'wedding'],
  }),
];

/** One example per filter: a value, and whether an item matches it. */
const FILTER_EXAMPLES: Readonly<
  Record<
    Exclude<FilterName, 'sort'>,
    { readonly filters: Partial<Filters>; readonly lets: (item: CatalogueItem) => boolean }
  >
> = {
  gender: {
    filters: { gender: ['Men'] },
    lets: ({ genders }) => genders.includes('Men') || genders.includes('Unisex'),
  },
  size: { filters: { size: ['M'] }, lets: ({ sizes }) => sizes.includes('M') },
  color: {
    filters: { color: ['Black', 'White'] },
    lets: ({ colors }) => colors.includes('Black') || colors.includes('White'),
  },
  sale: { filters: { sale: true }, lets: ({ priceCents, fullPriceCents }) => priceCents < fullPriceCents },
  price: {
    filters: { priceRangeMin: 90, priceRangeMax: 160 },
    lets: ({ priceCents }) => priceCents >= 9_000 && priceCents <= 16_000,
  },
  brand: { filters: { brand: ['Halden & Rook'] }, lets: ({ brand }) => brand === 'Halden & Rook' },
};

const VALUES_BY_FACET: Readonly<Record<FacetName, readonly string[]>> = {
  gender: GENDERS,
  size: SIZES,
  color: COLORS,
  brand: ['Orvelle', 'Halden & Rook'],
};

/** Contract of every search engine, whether its candidates come from memory or from a database. */
export function describeSearchEnginePort(
  name: string,
  make: (items: readonly CatalogueItem[]) => Promise<SearchEngine>,
): void {
  describe(`SearchEngine on ${name}`, () => {
    const queryOf = (
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
    const ask = async (...query: Parameters<typeof queryOf>) => (await make(ITEMS)).search(queryOf(...query));
    const idsOf = (items: readonly CatalogueItem[]): string[] => items.map(({ id }) => id);

    it('finds the requested garments, and reports what it understood', async () => {
      const { items, filters, relaxations } = await ask(
        'navy linen blazer for a summer wedding under $200, not double-breasted',
      );
      expect(idsOf(items)).toEqual(['navy-blazer']);
      expect([filters.color, filters.priceRangeMax, relaxations]).toEqual([['Blue'], 200, []]);
    });

    it('shows everything for an empty query, and nothing for a meaningless one', async () => {
      expect((await ask('')).items).toHaveLength(ITEMS.length);
      expect((await ask('zzgrmpf')).items).toEqual([]);
    });

    it('excludes unwanted colors, patterns and kinds', async () => {
      expect(idsOf((await ask('a dress, anything but black')).items)).toEqual(['red-dress']);
      expect(idsOf((await ask('shirt without stripes')).items)).not.toContain('striped-shirt');
      expect((await ask('something silk, not a dress')).items.some(({ kind }) => kind === 'dress')).toBe(false);
    });

    it('shows unisex garments to everyone', async () => {
      expect(idsOf((await ask('shirt for him')).items).toSorted()).toEqual(['unisex-shirt', 'white-shirt']);
    });

    it('relaxes sale first, then size, then color, and reports it', async () => {
      const sale = await ask('white shirt on sale');
      expect([idsOf(sale.items), sale.relaxations]).toEqual([
        ['white-shirt'],
        ['Nothing that matched is on sale, so full-price pieces are shown.'],
      ]);
      const size = await ask('white shirt in size XS');
      expect([idsOf(size.items), size.relaxations]).toEqual([
        ['white-shirt'],
        ['Nothing matched in size XS, so other sizes are shown.'],
      ]);
      const color = await ask('purple dress');
      expect([idsOf(color.items).toSorted(), color.relaxations]).toEqual([
        ['black-dress', 'red-dress'],
        ['Nothing matched in purple, so other colors are shown.'],
      ]);
    });

    it('reads a brand of its catalogue as a filter, and leaves out a refused one', async () => {
      const only = await ask('only Halden & Rook');
      expect(only.filters.brand).toEqual(['Halden & Rook']);
      expect(only.relaxations).toEqual([]);
      expect(new Set(only.items.map(({ brand }) => brand))).toEqual(new Set(['Halden & Rook']));
      const without = await ask('no Halden & Rook');
      expect(without.filters.brand).toEqual([]);
      expect(new Set(without.items.map(({ brand }) => brand))).toEqual(new Set(['Orvelle']));
    });

    it('relaxes the brand last, and reports it', async () => {
      const dress = await ask('dress', { brand: ['Halden & Rook'] });
      expect([idsOf(dress.items).toSorted(), dress.relaxations]).toEqual([
        ['black-dress', 'red-dress'],
        ['No dresses by Halden & Rook matched, so other brands are shown.'],
      ]);
      const blue = await ask('blue trousers', { brand: ['Halden & Rook'] });
      expect([idsOf(blue.items), blue.relaxations]).toEqual([
        ['trousers'],
        ['Nothing matched in blue, so other colors are shown.'],
      ]);
      const cheap = await ask('', { brand: ['Halden & Rook'], priceRangeMax: 60 });
      expect([idsOf(cheap.items), cheap.relaxations]).toEqual([
        ['blue-shirt'],
        ['No pieces by Halden & Rook matched, so other brands are shown.'],
      ]);
    });

    it('shows the most similar kinds if a kind is not available', async () => {
      const { items, relaxations } = await ask('blouse');
      expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['shirt']));
      expect(relaxations).toEqual(['There are no blouses here yet, so shirts are shown.']);
    });

    it('never relaxes price or gender', async () => {
      expect((await ask('blazer under $20')).items).toEqual([]);
      expect((await ask('dress for men')).items.every(({ genders }) => !genders.includes('Women'))).toBe(true);
    });

    it("prefers the request's filters to the words", async () => {
      const { items, filters } = await ask('red dress', { color: ['Black'] });
      expect([idsOf(items), filters.color]).toEqual([['black-dress'], ['Black']]);
    });

    it.each(Object.entries(FILTER_EXAMPLES))('narrows by %s alone', async (_name, { filters, lets }) => {
      const { items, relaxations } = await ask('', filters, { filtersAreFinal: true });
      expect(relaxations).toEqual([]);
      expect(idsOf(items).toSorted()).toEqual(idsOf(ITEMS.filter(lets)).toSorted());
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
    ])('counts the results of each filter value: "%s" with %j', async (query, given) => {
      const engine = await make(ITEMS);
      const { facets, filters, relaxations } = await engine.search(queryOf(query, given));
      expect(relaxations).toEqual([]);
      const isWhole = filters.gender.length === 0 || facets.gender !== undefined;
      expect(Object.keys(facets)).toEqual(isWhole ? ['gender', 'size', 'color', 'brand'] : ['size', 'color', 'brand']);
      for (const [name, counts] of Object.entries(facets)) {
        for (const value of VALUES_BY_FACET[name as FacetName]) {
          const count = counts.find((entry) => entry.value === value)?.count ?? 0;
          const chosen = await engine.search(
            queryOf(query, { ...filters, [name]: [value] }, { filtersAreFinal: true }),
          );
          expect([name, value, count]).toEqual([name, value, chosen.relaxations.length > 0 ? 0 : chosen.items.length]);
        }
      }
    });

    it('lists the brands with the most pieces first, and chosen ones even with zero results', async () => {
      const engine = await make(ITEMS);
      const { facets } = await engine.search(queryOf('trousers', { brand: ['Halden & Rook', 'Nobody'] }));
      expect((await engine.search(queryOf(''))).facets.brand).toEqual([
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
      const engine = await make(ITEMS);
      expect((await engine.search(queryOf('dress', {}, { attachedItems: blackDress }))).facets.color).toEqual([
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
      const { facets } = await engine.search(queryOf('', {}, { leads }));
      expect(facets.brand).toEqual([{ value: 'Orvelle', count: 9 }]);
      expect(facets.color).not.toContainEqual(expect.objectContaining({ value: 'Red' }));
    });

    it('adds nothing to final filters, and still requires the garment', async () => {
      const { items, filters } = await ask('red dress under $50', {}, { filtersAreFinal: true });
      expect(filters).toEqual(NO_FILTERS);
      expect(idsOf(items)).toEqual(['red-dress', 'black-dress']);
    });

    it('sorts by whole dollars on request', async () => {
      const { items } = await ask('blazer', { sort: 'Price (high/low)' });
      expect(items.map(({ priceCents }) => priceCents)).toEqual([40_000, 18_900, 15_000, 15_000]);
    });

    it('corrects spelling and says how', async () => {
      const { items, correctedQuery } = await ask('blak dres');
      expect([idsOf(items), correctedQuery]).toEqual([['black-dress'], 'black dress']);
    });

    it('respects the limit', async () => {
      expect((await ask('', {}, { limit: 3 })).items).toHaveLength(3);
    });

    it('finds items similar to an attached item, without that item', async () => {
      const { items } = await ask('', {}, { attachedItems: ITEMS.filter(({ id }) => id === 'black-dress') });
      expect(idsOf(items)).toEqual(['red-dress']);
    });

    it('finds similar items, and pieces that go with an item', async () => {
      const engine = await make(ITEMS);
      expect(idsOf(await engine.similar('navy-blazer', NO_FILTERS, 2))).toEqual(['dear-blazer', 'double-blazer']);
      const look = await engine.completeTheLook('navy-blazer', NO_FILTERS, 4);
      expect(look.length).toBe(4);
      expect(look.every(({ kind }) => kind !== 'blazer')).toBe(true);
      expect(new Set(look.slice(0, 2).map(({ kind }) => kind)).size).toBe(2);
      expect(await engine.similar('nobody', NO_FILTERS, 2)).toEqual([]);
      expect(await engine.completeTheLook('nobody', NO_FILTERS, 2)).toEqual([]);
    });

    it("finds more items like a query's results", async () => {
      const engine = await make(ITEMS);
      const more = await engine.similarToQuery('linen blazer', NO_FILTERS, 10);
      expect(more.length).toBeGreaterThan(0);
      expect(new Set(more.map(({ kind }) => kind))).toEqual(new Set(['blazer']));
    });

    it('stops when aborted', async () => {
      const engine = await make(ITEMS);
      const query: EngineQuery = {
        query: 'dress',
        filters: NO_FILTERS,
        filtersAreFinal: false,
        attachedItems: [],
        limit: 9,
      };
      const stopped = AbortSignal.abort(new Error('stopped'));
      await expect(engine.search(query, stopped)).rejects.toThrow('stopped');
      for (const find of ['similar', 'similarToQuery', 'completeTheLook'] as const) {
        await expect(engine[find]('navy-blazer', NO_FILTERS, 2, stopped)).rejects.toThrow('stopped');
      }
    });
  });
}
