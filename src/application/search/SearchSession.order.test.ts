import { describe, expect, it } from 'vitest';
import { anItem, aStoredSearch } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchFixture, UNDERSTOOD, QUERY } from '../../../tests/support/searchFixture.ts';
import type { Divider } from '../../domain/search/Divider.ts';
import type { Filters } from '../../domain/filters/Filters.ts';

const items = [20, 30, 10].map((price, index) => anItem({ id: `at-${price}`, price, rank: index + 1 }));

/** Returns a session that opened a URL with `addressFilters`. The server has stored the search with `storedFilters`. */
async function openStoredSearch(addressFilters: Filters | null, storedFilters: Filters, divider?: Divider) {
  const { session, storing, filters } = createSearchFixture();
  void session.open({ query: QUERY, filters: addressFilters, searchId: 'old' });
  storing.newest.resolve(aStoredSearch({ searchId: 'old', query: QUERY, filters: storedFilters, items, divider }));
  await settlePromises();
  return { sort: filters.snapshot.filters.sort, prices: session.snapshot.items.map(({ price }) => price) };
}

describe('the order of a stored search', () => {
  it('is the one of the URL', async () => {
    const cheapFirstFilters = { ...UNDERSTOOD, sort: 'Price (low/high)' } as const;
    expect(await openStoredSearch(cheapFirstFilters, UNDERSTOOD)).toEqual({
      sort: 'Price (low/high)',
      prices: [10, 20, 30],
    });
    expect(await openStoredSearch(cheapFirstFilters, { ...UNDERSTOOD, sort: 'Price (high/low)' })).toEqual({
      sort: 'Price (low/high)',
      prices: [10, 20, 30],
    });
  });

  it('is the stored one when the URL has none', async () => {
    const dearFirstFilters = { ...UNDERSTOOD, sort: 'Price (high/low)' } as const;
    expect(await openStoredSearch(null, dearFirstFilters)).toEqual({ sort: 'Price (high/low)', prices: [30, 20, 10] });
    expect(await openStoredSearch(UNDERSTOOD, dearFirstFilters)).toEqual({
      sort: 'Price (high/low)',
      prices: [30, 20, 10],
    });
    expect(await openStoredSearch(null, UNDERSTOOD)).toEqual({ sort: null, prices: [20, 30, 10] });
  });

  it('keeps the pieces before the divider first in every order', async () => {
    const divider = { exactCount: 2, exact: '2 linen dresses', rest: 'Other dresses' };
    const dearFirstFilters = { ...UNDERSTOOD, sort: 'Price (high/low)' } as const;
    expect(await openStoredSearch(dearFirstFilters, UNDERSTOOD, divider)).toMatchObject({ prices: [30, 20, 10] });
    const cheapFirstFilters = { ...UNDERSTOOD, sort: 'Price (low/high)' } as const;
    expect(await openStoredSearch(cheapFirstFilters, UNDERSTOOD, divider)).toMatchObject({ prices: [20, 30, 10] });
  });
});
