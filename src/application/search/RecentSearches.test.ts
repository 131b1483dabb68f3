import { expect, it } from 'vitest';
import { UNDERSTOOD, WISH } from '../../../tests/support/searchWorld.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import { RecentSearches } from './RecentSearches.ts';
import { EMPTY_SCREEN, type ShownSearch } from './SearchScreen.ts';

const searchOf = (query: string, filters: Filters = NO_FILTERS): ShownSearch => ({
  ...EMPTY_SCREEN,
  snapshot: { ...EMPTY_SCREEN.snapshot, query },
  filters: { filters, own: NO_FILTERS, understood: filters },
});

it('keeps the ten searches shown last', () => {
  const recent = new RecentSearches();
  for (let index = 1; index <= 10; index += 1) recent.keep(`s${index}`, searchOf(`query ${index}`));
  expect(recent.get('s1')?.snapshot.query).toBe('query 1');
  recent.keep('s1', searchOf('query 1, again'));
  recent.keep('s11', searchOf('query 11'));
  expect(recent.get('s2')).toBeUndefined();
  expect(recent.get('s1')?.snapshot.query).toBe('query 1, again');
  expect(recent.get('s3')).toBeDefined();
  expect(recent.get(null)).toBeUndefined();
  recent.clear();
  expect(recent.get('s11')).toBeUndefined();
});

it('finds the search of an address, whatever its sort', () => {
  const recent = new RecentSearches();
  const search = searchOf(WISH, UNDERSTOOD);
  recent.keep('first', search);
  const address = { query: WISH, filters: UNDERSTOOD, searchId: 'first' };
  expect(recent.find(address)).toBe(search);
  expect(recent.find({ ...address, filters: { ...UNDERSTOOD, sort: 'Price (low/high)' } })).toBe(search);
  expect(recent.find({ ...address, filters: null })).toBe(search);
  expect(recent.find({ query: '', filters: null, searchId: 'first' })).toBe(search);
  expect(recent.find({ ...address, query: 'red dress' })).toBeUndefined();
  expect(recent.find({ ...address, filters: { ...UNDERSTOOD, sale: true } })).toBeUndefined();
  expect(recent.find({ ...address, searchId: null })).toBeUndefined();
});
