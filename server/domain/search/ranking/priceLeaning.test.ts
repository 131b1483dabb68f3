import { describe, expect, it } from 'vitest';
import { createEngine, searchAll } from '../../../../tests/support/searchEngine.ts';
import { createWish, createGarment, createSmallIndex } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Wish } from '../understanding/Wish.ts';
import { searchRelaxing } from './relaxation.ts';
import { createSearchPlan } from './searchPlan.ts';

const createPriced = (id: string, kind: string, dollars: number, changes: Partial<CatalogueItem> = {}) =>
  createGarment(id, kind, { priceCents: dollars * 100, fullPriceCents: dollars * 100, ...changes });

/** Coats whose order in this list, by id and by price is different each time. */
const COATS = [
  createPriced('b-middle', 'coat', 90),
  createPriced('a-dear', 'coat', 400),
  createPriced('c-cheap', 'coat', 20),
];
const CHEAPEST_FIRST = ['c-cheap', 'b-middle', 'a-dear'];

describe('a query for something cheap', () => {
  const findIds = async (query: string, filters: Partial<Filters> = {}) => {
    const { items } = await searchAll(await createEngine(COATS), query, { ...NO_FILTERS, ...filters });
    return items.map(({ id }) => id);
  };

  it.each(['cheap coat', 'a coat that is cheap', 'something cheap', 'an inexpensive coat'])(
    'shows the cheapest piece first, and no piece is too expensive: %s',
    async (query) => {
      expect(await findIds(query)).toEqual(CHEAPEST_FIRST);
    },
  );

  it('shows the cheapest first among the pieces that meet the filters', async () => {
    expect(await findIds('cheap coat', { priceRangeMin: 50 })).toEqual(['b-middle', 'a-dear']);
    expect(await findIds('expensive coat', { priceRangeMax: 100 })).toEqual(['b-middle', 'c-cheap']);
  });
});

describe('a relaxed search for something cheap', () => {
  function findItems(items: readonly CatalogueItem[], wish: Partial<Wish>, filters: Partial<Filters> = {}) {
    const { index, lexicon, listIds } = createSmallIndex(items);
    const plan = createSearchPlan(createWish({ priceLeaning: -1, ...wish }), { ...NO_FILTERS, ...filters }, false);
    const result = searchRelaxing(index, plan, lexicon);
    return [listIds(result.found.docs), result.relaxations];
  }

  const coatWish: Partial<Wish> = { garments: [{ kinds: { coat: 1 }, colors: [] }] };

  it('shows the cheapest of the other colors, sizes and brands first', () => {
    expect(findItems(COATS, coatWish, { color: ['Blue'], size: ['L'], brand: ['Skarvholm'] })).toEqual([
      CHEAPEST_FIRST,
      [
        'Nothing matched in size L, so other sizes are shown.',
        'Nothing matched in blue, so other colors are shown.',
        'No coats by Skarvholm matched, so other brands are shown.',
      ],
    ]);
  });

  it('shows the cheapest of a similar kind first', () => {
    const jackets = COATS.map((item) => ({ ...item, kind: 'jacket', subkind: 'jacket', shortDescription: 'jacket' }));
    expect(findItems(jackets, coatWish)).toEqual([
      CHEAPEST_FIRST,
      ['There are no coats here yet, so jackets are shown.'],
    ]);
  });

  it('relaxes nothing for the sake of the price', () => {
    const expensiveItem = [createPriced('dear', 'coat', 400), createPriced('cheap', 'jacket', 20)];
    expect(findItems(expensiveItem, coatWish)).toEqual([['dear'], []]);
    expect(findItems(COATS, coatWish, { priceRangeMax: 10 })).toEqual([[], []]);
  });
});
