import { describe, expect, it } from 'vitest';
import { NO_DEMANDS, NO_PREFERENCES, createGarment, createSmallIndex } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { FacetName, Facets } from '../../../../src/domain/search/Facets.ts';
import { admitItems } from './Demands.ts';
import { countFacets } from './facets.ts';
import type { Exclusions } from './exclusions.ts';
import { scoreItems } from './score.ts';

const { index, findDoc } = createSmallIndex([
  createGarment('black', 'coat'),
  createGarment('red', 'coat', { colors: ['Red'] }),
  createGarment('second red', 'coat', { colors: ['Red'] }),
  createGarment('blue', 'coat', { colors: ['Blue'], brand: 'Skarvholm' }),
]);

interface Request {
  readonly filters?: Partial<Filters>;
  readonly leaveOut?: Partial<Exclusions>;
  /** The ids of the results; by default all items that pass the filters. */
  readonly shownIds?: readonly string[];
  readonly uncountedFacets?: readonly FacetName[];
}

function findFacets({ filters = {}, leaveOut = {}, shownIds, uncountedFacets }: Request): Facets {
  const demands = { ...NO_DEMANDS, filters: { ...NO_FILTERS, ...filters } };
  const scoredItems = scoreItems(index, admitItems(index, demands), NO_PREFERENCES);
  const docs = shownIds ? Uint32Array.from(shownIds, findDoc) : scoredItems.docs;
  return countFacets(
    index,
    demands,
    { ...scoredItems, docs },
    { itemIds: [], brands: [], ...leaveOut },
    uncountedFacets,
  );
}

function countValues(name: FacetName, request: Request): Record<string, number> {
  const counts = findFacets(request)[name] ?? [];
  return Object.fromEntries(counts.map(({ value, count }) => [value, count]));
}

describe('the counts of a conversation', () => {
  it('are those of all items if it excludes none', () => {
    expect(countValues('color', {})).toEqual({ Black: 1, Red: 2, Blue: 1 });
  });

  it('leave out an excluded item that is not shown', () => {
    const request = { leaveOut: { itemIds: ['red', 'unknown'] }, shownIds: ['black', 'second red', 'blue'] };
    expect(countValues('color', request)).toEqual({ Black: 1, Red: 1, Blue: 1 });
  });

  it('contain an excluded item that is shown because nothing else was found', () => {
    expect(countValues('color', { leaveOut: { itemIds: ['red'] }, shownIds: ['red'] })).toEqual({
      Black: 1,
      Red: 2,
      Blue: 1,
    });
  });

  it('leave out an excluded brand', () => {
    expect(countValues('color', { leaveOut: { brands: ['Skarvholm'] } })).toEqual({ Black: 1, Red: 2 });
    expect(countValues('brand', { leaveOut: { brands: ['Skarvholm'] } })).toEqual({ Orvelle: 3 });
  });

  it('leave excluded items out of the counts of other colors too', () => {
    const filters = { color: ['Black' as const] };
    expect(countValues('color', { filters })).toEqual({ Black: 1, Red: 2, Blue: 1 });
    expect(countValues('color', { filters, leaveOut: { itemIds: ['red'] } })).toEqual({ Black: 1, Red: 1, Blue: 1 });
    expect(countValues('color', { filters, leaveOut: { itemIds: ['red'], brands: ['Skarvholm'] } })).toEqual({
      Black: 1,
      Red: 1,
    });
  });

  it('leave excluded items out of the counts of each filter that they fail', () => {
    const coats = createSmallIndex([
      createGarment('red', 'coat', { colors: ['Red'] }),
      createGarment('large', 'coat', { sizes: ['L'] }),
      createGarment('blue', 'coat', { colors: ['Blue'] }),
      createGarment('small', 'coat', { sizes: ['S'] }),
    ]);
    const demands = { ...NO_DEMANDS, filters: { ...NO_FILTERS, color: ['Black' as const], size: ['M' as const] } };
    const scoredItems = scoreItems(coats.index, admitItems(coats.index, demands), NO_PREFERENCES);
    const { color, size } = countFacets(coats.index, demands, scoredItems, { itemIds: ['red'], brands: [] });
    expect(color).toEqual([{ value: 'Blue', count: 1 }]);
    expect(size?.map(({ value }) => value)).toEqual(['S', 'L']);
  });
});

describe('the facets of results', () => {
  it('skip those that are not counted', () => {
    expect(Object.keys(findFacets({})).sort()).toEqual(['brand', 'color', 'gender', 'size']);
    expect(Object.keys(findFacets({ uncountedFacets: ['size', 'brand'] })).sort()).toEqual(['color', 'gender']);
  });

  it('are empty if the results come from several searches', () => {
    const noCounts = { docs: new Uint32Array([0]), scores: new Float32Array([1]) };
    expect(countFacets(index, NO_DEMANDS, noCounts, { itemIds: [], brands: [] })).toEqual({});
  });

  it('list brands by their counts, then by name, and chosen ones without results last', () => {
    const countBrands = (brand: readonly string[]) => findFacets({ filters: { brand } }).brand;
    expect(countBrands(['Unknown', 'Orvelle'])).toEqual([
      { value: 'Orvelle', count: 3 },
      { value: 'Skarvholm', count: 1 },
      { value: 'Unknown', count: 0 },
    ]);
    const equalIndex = createSmallIndex(['B', 'C', 'A'].map((brand) => createGarment(brand, 'coat', { brand }))).index;
    const scoredItems = scoreItems(equalIndex, admitItems(equalIndex, NO_DEMANDS), NO_PREFERENCES);
    const { brand = [] } = countFacets(equalIndex, NO_DEMANDS, scoredItems, { itemIds: [], brands: [] });
    expect(brand.map(({ value }) => value)).toEqual(['A', 'B', 'C']);
  });

  it('list colors in the order of the vocabulary, without those that no item has', () => {
    const values = findFacets({}).color?.map(({ value }) => value);
    expect(values).toHaveLength(3);
    expect(findFacets({ filters: { color: ['Green'] } }).color?.map(({ value }) => value)).toEqual(values);
  });
});
