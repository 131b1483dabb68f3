import { expect, it } from 'vitest';
import { UNDERSTOOD, QUERY } from '../../../tests/support/searchFixture.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import { RecentSearches } from './RecentSearches.ts';
import { EMPTY_SCREEN, type ShownSearch } from './SearchScreen.ts';

const createSearch = (query: string, filters: Filters = NO_FILTERS): ShownSearch => ({
  ...EMPTY_SCREEN,
  snapshot: { ...EMPTY_SCREEN.snapshot, query },
  filters: { filters, ownFilters: NO_FILTERS, understood: filters },
});

it('keeps the ten searches shown last', () => {
  const recentSearches = new RecentSearches();
  for (let index = 1; index <= 10; index += 1) recentSearches.add(`s${index}`, createSearch(`query ${index}`));
  expect(recentSearches.get('s1')?.snapshot.query).toBe('query 1');
  recentSearches.add('s1', createSearch('query 1, again'));
  recentSearches.add('s11', createSearch('query 11'));
  expect(recentSearches.get('s2')).toBeUndefined();
  expect(recentSearches.get('s1')?.snapshot.query).toBe('query 1, again');
  expect(recentSearches.get('s3')).toBeDefined();
  expect(recentSearches.get(null)).toBeUndefined();
  recentSearches.clear();
  expect(recentSearches.get('s11')).toBeUndefined();
});

it('finds the search of an address, whatever its sort', () => {
  const recentSearches = new RecentSearches();
  const search = createSearch(QUERY, UNDERSTOOD);
  recentSearches.add('first', search);
  const address = { query: QUERY, filters: UNDERSTOOD, searchId: 'first' };
  expect(recentSearches.find(address)).toBe(search);
  expect(recentSearches.find({ ...address, filters: { ...UNDERSTOOD, sort: 'Price (low/high)' } })).toBe(search);
  expect(recentSearches.find({ ...address, filters: null })).toBe(search);
  expect(recentSearches.find({ query: '', filters: null, searchId: 'first' })).toBe(search);
  expect(recentSearches.find({ ...address, query: 'red dress' })).toBeUndefined();
  expect(recentSearches.find({ ...address, filters: { ...UNDERSTOOD, sale: true } })).toBeUndefined();
  expect(recentSearches.find({ ...address, searchId: null })).toBeUndefined();
});
