import { describe, expect, it } from 'vitest';
import { aProfile, aSearchResult } from '../../tests/support/builders.ts';
import { createSearchFixture } from '../../tests/support/searchFixture.ts';
import { describeRequest } from '../adapters/http/request.ts';
import { toSearchBody } from '../adapters/http/wireSearch.ts';
import { InMemoryKeyValueStore } from '../adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../adapters/memory/ManualClock.ts';
import { SEARCH } from '../../contract/searchPaths.ts';
import { TTLCache } from '../application/cache/TTLCache.ts';
import { SnapshotHolder } from '../application/Snapshots.ts';
import type { Profile } from '../domain/accounts/Profile.ts';
import { NO_FILTERS, type Filters } from '../domain/filters/Filters.ts';
import type { SearchRequest } from '../domain/search/Search.ts';
import { cacheDefaults, findPrefetchableSearch, createSearchRequest } from './prefetchableSearch.ts';

const createCache = () => new TTLCache(new InMemoryKeyValueStore(), new ManualClock());
const login = { userId: 'user-1', isSignOutPending: false };
const createPage = (search: string, state: unknown = null, pathname = '/') => ({
  location: { pathname, search },
  history: { state },
});

describe('the search to prefetch', () => {
  it('is the one that the address names', () => {
    expect(findPrefetchableSearch(createPage('?tab=search&query=red+coat'), login)).toEqual({
      userId: 'user-1',
      address: { query: 'red coat', filters: null, searchId: null },
    });
  });

  it.each([
    ['another tab is open', createPage('?tab=home&query=red+coat'), login],
    ['the address names none', createPage('?tab=search'), login],
    ['another page is open', createPage('?tab=search&query=red+coat', null, '/privacy'), login],
    ['nobody is cached', createPage('?tab=search&query=red+coat'), { ...login, userId: null }],
    ['a logout is pending', createPage('?tab=search&query=red+coat'), { ...login, isSignOutPending: true }],
    ['the history entry is of another shopper', createPage('?tab=search&query=red+coat', { owner: 'user-2' }), login],
  ])('does not exist if %s', (_, page, cachedLogin) => {
    expect(findPrefetchableSearch(page, cachedLogin)).toBeNull();
  });

  it.each([
    '?tab=search&query=red+coat',
    '?tab=search&query=red+coat&color=Red&priceRangeMax=80',
    '?tab=search&sale=true&query=red+coat&filters=none',
  ])('is byte for byte the request that the app sends for %s', async (search) => {
    const profile = aProfile({ preferences: { genderPreference: ['Women'], sizePreference: ['M'] } });
    const { session, searching, filters, shopper } = createSearchFixture(profile);
    const cache = createCache();
    cacheDefaults(cache, filters, shopper);
    const { address } = findPrefetchableSearch(createPage(search), { ...login, userId: profile.id })!;
    const prefetchedRequest = createSearchRequest(profile.id, address, cache);
    void session.open(address);
    const createBody = (request: SearchRequest) => describeRequest(SEARCH, { body: toSearchBody(request) }).init.body;
    expect(createBody(prefetchedRequest)).toBe(createBody(searching.newest.args[0]));
    searching.newest.resolve(aSearchResult());
  });
});

describe('the cached default filters', () => {
  const address = { query: 'red coat', filters: null, searchId: null };

  it('are those of the last visit, and are never stored for a visitor', () => {
    const cache = createCache();
    const shopper = new SnapshotHolder<Profile | null>(aProfile());
    const filters = new SnapshotHolder<{ defaults: Filters }>({ defaults: { ...NO_FILTERS, gender: ['Women'] } });
    cacheDefaults(cache, filters, shopper);
    expect(createSearchRequest('ada', address, cache).filters.gender).toEqual(['Women']);
    filters.set({ defaults: { ...NO_FILTERS, gender: ['Men'] } });
    expect(createSearchRequest('ada', address, cache).filters.gender).toEqual(['Men']);
    cache.clear();
    shopper.set(null);
    filters.set({ defaults: NO_FILTERS });
    expect(cache.get('default-filters')).toBeUndefined();
  });

  it('are ignored where the cache is damaged', () => {
    const cache = createCache();
    cache.set('default-filters', { gender: ['Giants'], priceRangeMin: 'much' });
    expect(createSearchRequest('ada', address, cache).filters).toEqual(NO_FILTERS);
  });
});
