import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFilters } from '../../../tests/support/arbitraries.ts';
import { anItem } from '../../../tests/support/builders.ts';
import type { Item } from '../catalogue/Item.ts';
import { SORT_OPTIONS } from '../catalogue/vocabulary.ts';
import { meetsFilters, NO_FILTERS, type Filters } from './Filters.ts';

const doesItemMeet = (item: Partial<Item>, filters: Partial<Filters>) =>
  meetsFilters(anItem(item), { ...NO_FILTERS, ...filters });

describe('meetsFilters', () => {
  it.each([
    ['one of the sizes', { sizes: ['S', 'M'] }, { size: ['M', 'L'] }, true],
    ['none of the sizes', { sizes: ['S'] }, { size: ['M', 'L'] }, false],
    ['one of the colors', { colors: ['Blue', 'White'] }, { color: ['Red', 'White'] }, true],
    ['none of the colors', { colors: ['Blue'] }, { color: ['Red', 'White'] }, false],
    ['one of the brands', { brand: 'Skarvholm' }, { brand: ['Orvelle', 'Skarvholm'] }, true],
    ['another brand', { brand: 'Skarvholm' }, { brand: ['Orvelle'] }, false],
    ['a reduced price', { price: 80, fullPrice: 100 }, { sale: true }, true],
    ['its full price', { price: 80, fullPrice: 80 }, { sale: true }, false],
    ['its full price, without the sale', { price: 80, fullPrice: 80 }, { sale: false }, true],
    ['the lowest price', { price: 80 }, { priceRangeMin: 80 }, true],
    ['a price below the range', { price: 79.99 }, { priceRangeMin: 80 }, false],
    ['the highest price', { price: 80 }, { priceRangeMax: 80 }, true],
    ['a price above the range', { price: 80.01 }, { priceRangeMax: 80 }, false],
    ['a price within the range', { price: 80 }, { priceRangeMin: 40, priceRangeMax: 120 }, true],
    ['a price above one end only', { price: 130 }, { priceRangeMin: 40, priceRangeMax: 120 }, false],
  ] as const)('with %s', (_name, item, filters, expected) => {
    expect(doesItemMeet(item, filters)).toBe(expected);
  });

  it('requires all filters', () => {
    const blueSizeM = { colors: ['Blue'], sizes: ['M'] };
    expect(doesItemMeet(blueSizeM, { color: ['Blue'], size: ['M'] })).toBe(true);
    expect(doesItemMeet(blueSizeM, { color: ['Blue'], size: ['L'] })).toBe(false);
  });

  it('accepts every item without filters, in any order and for any gender', () => {
    expect(doesItemMeet({}, {})).toBe(true);
    for (const sort of SORT_OPTIONS) expect(doesItemMeet({}, { sort })).toBe(true);
    expect(doesItemMeet({}, { gender: ['Men'] })).toBe(true);
  });

  it('accepts no item more when a filter is added', () => {
    const itemArbitrary = fc.record({
      price: fc.integer({ min: 0, max: 300 }),
      fullPrice: fc.integer({ min: 0, max: 300 }),
      brand: fc.constantFrom('Skarvholm', 'Orvelle'),
    });
    fc.assert(
      fc.property(itemArbitrary, arbitraryFilters, fc.constantFrom('size', 'color', 'brand'), (item, filters, name) => {
        const filtersWithoutOne = { ...filters, [name]: [] };
        expect(!doesItemMeet(item, filters) || doesItemMeet(item, filtersWithoutOne)).toBe(true);
      }),
    );
  });
});
