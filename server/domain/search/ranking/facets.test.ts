import { describe, expect, it } from 'vitest';
import { createEngine, searchAll } from '../../../../tests/support/searchEngine.ts';
import { createCatalogueItem } from '../../../../tests/support/catalogueItems.ts';
import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import { MAX_FACET_VALUES, type FacetCount } from '../../../../src/domain/search/Facets.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';

let createdCount = 0;
const createCoat = (changes: Partial<CatalogueItem>): CatalogueItem =>
  createCatalogueItem({
    id: `coat-${createdCount++}`,
    kind: 'coat',
    subkind: 'coat',
    shortDescription: 'coat',
    description: '',
    semanticSearchDescription: 'coat',
    colors: ['Black'],
    sizes: ['M'],
    genders: ['Women'],
    ...changes,
  });

async function findFacets(items: readonly CatalogueItem[], query: string, filters: Partial<Filters> = {}) {
  return searchAll(await createEngine(items), query, { ...NO_FILTERS, ...filters });
}

const readCount = (counts: readonly FacetCount[] = []) =>
  Object.fromEntries(counts.map(({ value, count }) => [value, count]));

describe('facets', () => {
  it('count a unisex piece for men and women, and a one-size piece for every size', async () => {
    const bag = createCatalogueItem({
      id: 'bag',
      kind: 'bag',
      subkind: 'bag',
      shortDescription: 'bag',
      sizes: [],
      genders: ['Unisex'],
    });
    const { facets } = await findFacets([createCoat({}), createCoat({ sizes: ['S', 'M'], genders: ['Men'] }), bag], '');
    expect(readCount(facets.gender)).toEqual({ Men: 2, Women: 2, Unisex: 1 });
    expect(readCount(facets.size)).toEqual({ XXS: 1, XS: 1, S: 2, M: 3, L: 1, XL: 1, XXL: 1 });
  });

  it('leave out a piece that changing one filter would not admit', async () => {
    const items = [
      createCoat({}),
      createCoat({ colors: ['Red'] }),
      createCoat({ colors: ['Red'], sizes: ['L'] }),
      createCoat({ colors: ['Blue'], priceCents: 90_000 }),
    ];
    const { facets } = await findFacets(items, 'coat', { color: ['Black'], size: ['M'], priceRangeMax: 500 });
    expect(readCount(facets.color)).toEqual({ Black: 1, Red: 1 });
    expect(readCount(facets.size)).toEqual({ M: 1 });
  });

  it('count an excluded color as if only that exclusion were removed', async () => {
    const items = [
      createCoat({ colors: ['Black'] }),
      createCoat({ colors: ['Black', 'Red'] }),
      createCoat({ colors: ['Blue', 'Black'] }),
      createCoat({ colors: ['Blue'] }),
    ];
    const { facets } = await findFacets(items, 'coat, not black and not red');
    expect(readCount(facets.color)).toEqual({ Black: 2, Blue: 1 });
    expect(readCount(facets.size)).toEqual({ M: 1 });
  });

  it('count by the demands that were met, if one was relaxed', async () => {
    const { facets, relaxations } = await findFacets(
      [createCoat({}), createCoat({ colors: ['Red'] })],
      'coat on sale',
      {
        brand: ['Orvelle'],
      },
    );
    expect(relaxations).toEqual([]);
    expect(readCount(facets.color)).toEqual({ Black: 1, Red: 1 });
    const givenFacets = await findFacets(
      [createCoat({}), createCoat({ colors: ['Red'], sizes: ['L'] })],
      'coat in size XS',
    );
    expect(givenFacets.relaxations).toHaveLength(1);
    expect(readCount(givenFacets.facets.size)).toEqual({ M: 1, L: 1 });
  });

  it('limit the brands, dropping the rarest but never a chosen one', async () => {
    const items = Array.from({ length: MAX_FACET_VALUES + 5 }, (_, index) =>
      createCoat({ brand: `Maker ${1_000 + index}` }),
    );
    const frequentBrands = createCoat({ brand: 'Often' });
    const {
      facets: { brand = [] },
    } = await findFacets([...items, frequentBrands, { ...frequentBrands, id: 'often-too' }], 'coat', {
      brand: ['Maker 1204', 'Maker 1000'],
    });
    expect(brand).toHaveLength(MAX_FACET_VALUES + 1);
    expect(brand[0]).toEqual({ value: 'Often', count: 2 });
    expect(brand.at(-1)).toEqual({ value: 'Maker 1204', count: 1 });
  });
});
