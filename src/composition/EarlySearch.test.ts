import { expect, it } from 'vitest';
import { aProfile, aSearchResult } from '../../tests/support/builders.ts';
import { HeldCalls } from '../../tests/support/HeldCalls.ts';
import { InMemoryKeyValueStore } from '../adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../adapters/memory/ManualClock.ts';
import { TTLCache } from '../application/cache/TTLCache.ts';
import type { Searches } from '../application/ports/Searches.ts';
import { SnapshotHolder } from '../application/Snapshots.ts';
import type { Profile } from '../domain/accounts/Profile.ts';
import { NO_FILTERS, type Filters } from '../domain/filters/Filters.ts';
import type { SearchRequest } from '../domain/search/Search.ts';
import { EarlySearch } from './EarlySearch.ts';

type Asked = Parameters<Searches['search']>;
const request = (query: string, rest: Partial<SearchRequest> = {}): SearchRequest => ({
  attachments: [],
  query,
  filters: Object.fromEntries(Object.entries(NO_FILTERS).toReversed()) as unknown as Filters,
  userId: 'ada',
  filtersAreFinal: false,
  ...rest,
});
const address = (query: string) => ({ query, filters: null, searchId: null });

function early() {
  const searching = new HeldCalls<Asked, ReturnType<typeof aSearchResult>>();
  const stored = new HeldCalls<Parameters<Searches['getSearch']>, never>();
  const cache = new TTLCache(new InMemoryKeyValueStore(), new ManualClock());
  return {
    searching,
    stored,
    cache,
    searches: new EarlySearch({ search: searching.call, getSearch: stored.call }, cache, () => Promise.resolve()),
  };
}

it('hands the early answer to the first who asks for the same, once', async () => {
  const { searching, searches } = early();
  searches.ask('ada', address('red coat'));
  const answer = searches.search(request('red coat'));
  expect(searching.made).toHaveLength(1);
  const found = aSearchResult({ searchId: 's1' });
  searching.newest.resolve(found);
  expect(await answer).toBe(found);
  void searches.search(request('red coat'));
  expect(searching.made).toHaveLength(2);
});

it.each([
  ['other words', request('blue coat')],
  ['another shopper', request('red coat', { userId: 'bob' })],
  ['other filters', request('red coat', { filters: { ...NO_FILTERS, sale: true } })],
])('drops the early answer where %s are asked for', (_, wanted) => {
  const { searching, searches } = early();
  searches.ask('ada', address('red coat'));
  const { signal } = searching.newest;
  void searches.search(wanted);
  expect(searching.made.map(([made]) => made)).toEqual([request('red coat'), wanted]);
  expect(signal?.aborted).toBe(true);
});

it('asks for a stored search by its name', () => {
  const { searching, stored, searches } = early();
  searches.ask('ada', { query: 'red coat', filters: null, searchId: 's1' });
  void searches.getSearch('ada', 's1');
  expect([stored.made.length, searching.made.length]).toEqual([1, 0]);
});

it('tells a failure to whoever takes it, and to nobody else', async () => {
  const { searching, searches } = early();
  searches.ask('ada', address('red coat'));
  searching.newest.reject(new Error('no network'));
  await expect(searches.search(request('red coat'))).rejects.toThrow('no network');
});

it('ends the early call when its taker gives up', () => {
  const { searching, searches } = early();
  searches.ask('ada', address('red coat'));
  const taker = new AbortController();
  void searches.search(request('red coat'), taker.signal);
  taker.abort();
  expect(searching.newest.signal?.aborted).toBe(true);
});

it('searches with the default filters of last time, as the app will, and remembers none of nobody', () => {
  const { searching, searches, cache } = early();
  const shopper = new SnapshotHolder<Profile | null>(aProfile());
  const filters = new SnapshotHolder<{ defaults: Filters }>({ defaults: { ...NO_FILTERS, gender: ['Women'] } });
  searches.follow(filters, shopper);
  cache.clear();
  filters.set({ defaults: { ...NO_FILTERS, gender: ['Men'] } });
  searches.ask('ada', address('red coat'));
  expect(searching.newest.args[0].filters.gender).toEqual(['Men']);
  cache.clear();
  shopper.set(null);
  filters.set({ defaults: NO_FILTERS });
  expect(cache.get('default-filters')).toBeUndefined();
});

it('takes nothing from a broken memory', () => {
  const { searching, searches, cache } = early();
  cache.set('default-filters', { gender: ['Giants'], priceRangeMin: 'much' });
  searches.ask('ada', address('red coat'));
  expect(searching.newest.args[0].filters).toEqual(NO_FILTERS);
});
