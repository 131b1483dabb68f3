import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFilters } from '../../../tests/support/arbitraries.ts';
import { applyFilters } from './filterEdits.ts';
import { classifyChange } from './filterFacts.ts';
import { readAddressFilters, filtersToAddress, NO_FILTERS } from './Filters.ts';

describe('filters in the address', () => {
  it('have a readable parameter each', () => {
    expect(
      filtersToAddress({
        sort: 'Price (high/low)',
        gender: ['Women'],
        size: ['M', 'L'],
        color: ['White', 'Blue'],
        sale: true,
        priceRangeMin: 0,
        priceRangeMax: 90,
        brand: ['100% Wool', 'Ash, Elm'],
      }),
    ).toEqual({
      sort: 'price-down',
      gender: 'Women',
      size: 'L,M',
      color: 'Blue,White',
      sale: 'yes',
      min: '0',
      max: '90',
      brand: '100%25 Wool,Ash%2C Elm',
    });
  });

  it('need no parameter when they are empty', () => {
    expect(new Set(Object.values(filtersToAddress(NO_FILTERS)))).toEqual(new Set(['']));
    expect(filtersToAddress({ ...NO_FILTERS, sort: 'Relevance' })['sort']).toBe('');
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(arbitraryFilters, (filters) => {
        const address = new URLSearchParams(
          Object.entries(filtersToAddress(filters)).filter(([, value]) => value !== ''),
        );
        const warnings: string[] = [];
        const filtersFromAddress = applyFilters(NO_FILTERS, readAddressFilters(address), (warning) =>
          warnings.push(warning),
        );
        expect(classifyChange(filtersFromAddress, filters)).toBe('none');
        expect(warnings).toEqual([]);
      }),
    );
  });
});
