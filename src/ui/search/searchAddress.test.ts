import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFilters } from '../../../tests/support/arbitraries.ts';
import { classifyChange } from '../../domain/filters/filterFacts.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { isSameSearch, readSearch, setSearch } from './searchAddress.ts';

const writeQuery = (addressArbitrary: Parameters<typeof setSearch>[1]) =>
  setSearch(new URLSearchParams(), addressArbitrary).toString();

describe('the address of a search', () => {
  it('can be read by people', () => {
    const filters = {
      ...NO_FILTERS,
      sort: 'Price (low/high)',
      gender: ['Women'],
      color: ['White', 'Blue'],
      sale: true,
      priceRangeMax: 200,
    } as const;
    expect(decodeURIComponent(writeQuery({ query: 'linen blazer', filters, searchId: 'abc' }))).toBe(
      'query=linen+blazer&sort=price-up&gender=Women&color=Blue,White&sale=yes&max=200&search=abc',
    );
  });

  it('returns every search that was written to it', () => {
    const addressArbitrary = fc
      .record({
        query: fc.string().map((text) => text.trim()),
        filters: fc.option(arbitraryFilters),
        searchId: fc.option(fc.uuid()),
      })
      .filter(({ query, searchId }) => query !== '' || searchId !== null);
    fc.assert(
      fc.property(addressArbitrary, (search) => {
        const readAddress = readSearch(new URLSearchParams(writeQuery(search)));
        expect(readAddress).toMatchObject({ query: search.query, searchId: search.searchId });
        if (search.filters === null) expect(readAddress?.filters).toBeNull();
        else expect(classifyChange(readAddress?.filters ?? NO_FILTERS, search.filters)).toBe('none');
        expect(isSameSearch(readAddress, search)).toBe(true);
      }),
    );
  });

  it('distinguishes empty filters from absent ones', () => {
    expect(readSearch(new URLSearchParams('query=coat'))?.filters).toBeNull();
    expect(
      readSearch(new URLSearchParams(writeQuery({ query: 'coat', filters: NO_FILTERS, searchId: null })))?.filters,
    ).toEqual(NO_FILTERS);
  });

  it('ignores invalid filters', () => {
    const readAddress = readSearch(
      new URLSearchParams('query=coat&color=Navy,Blue&size=12&min=90&max=10&sort=newest&sale=maybe'),
    );
    expect(readAddress?.filters).toEqual({ ...NO_FILTERS, color: ['Blue'] });
    expect(readSearch(new URLSearchParams('query=%20&color=Blue'))).toBeNull();
  });

  it('keeps the rest of the address', () => {
    const queryBefore = new URLSearchParams('tab=search&item=7&query=coat&color=Blue');
    expect(setSearch(queryBefore, null).toString()).toBe('tab=search&item=7');
    expect(queryBefore.get('query')).toBe('coat');
  });
});
