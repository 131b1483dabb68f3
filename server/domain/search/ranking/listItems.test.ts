import { describe, expect, it } from 'vitest';
import { createGarment, createSmallIndex } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import { listItems, listItemsWithFacts, sortItems } from './listItems.ts';

const { index, findDoc } = createSmallIndex([
  createGarment('dear', 'coat', { priceCents: 20_000 }),
  createGarment('cheap', 'coat', { priceCents: 5_099 }),
  createGarment('as cheap', 'coat', { priceCents: 5_001 }),
  createGarment('middle', 'coat', { priceCents: 5_100 }),
]);
const BY_RELEVANCE = ['middle', 'cheap', 'dear', 'as cheap'];
const UNKNOWN_DOC = 99;

const sortIds = (sort: Filters['sort']) =>
  sortItems(index, Uint32Array.from(BY_RELEVANCE, findDoc), { ...NO_FILTERS, sort }).map(({ id }) => id);

describe('the order of the items', () => {
  it('is by relevance unless the shopper asks for another', () => {
    expect(sortIds(null)).toEqual(BY_RELEVANCE);
  });

  it('is by price in whole dollars on request, and by relevance at equal prices', () => {
    expect(sortIds('Price (low/high)')).toEqual(['cheap', 'as cheap', 'middle', 'dear']);
    expect(sortIds('Price (high/low)')).toEqual(['dear', 'middle', 'cheap', 'as cheap']);
  });
});

describe('the items of docs', () => {
  it('are in the order of the docs, without those that the index lacks', () => {
    expect(listItems(index, [findDoc('middle'), UNKNOWN_DOC, findDoc('dear')]).map(({ id }) => id)).toEqual([
      'middle',
      'dear',
    ]);
  });

  it('come with their facts', () => {
    const knownItems = listItemsWithFacts(index, [findDoc('cheap'), UNKNOWN_DOC]);
    expect(knownItems.map(({ item, facts }) => [item.id, facts.kinds])).toEqual([['cheap', ['coat']]]);
  });
});
