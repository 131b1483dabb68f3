import { describe, expect, it } from 'vitest';
import { aSearchResult, aStoredSearch, someItems } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchFixture } from '../../../tests/support/searchFixture.ts';
import { InMemoryAddressStore } from '../../adapters/memory/InMemoryAddressStore.ts';
import { CallError } from '../../application/ports/CallError.ts';
import type { SearchAddress } from '../../application/search/SearchSnapshot.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import { setChatId } from './chatAddress.ts';
import { readSearch, setSearch } from './searchAddress.ts';
import { SearchAddressSync } from './SearchAddressSync.ts';

const BLUE_FILTERS: Filters = { ...NO_FILTERS, color: ['Blue'] };

function createBrowsing(firstAddress: SearchAddress | null = null) {
  const fixture = createSearchFixture();
  const createQuery = (search: SearchAddress | null) => setSearch(new URLSearchParams(), search);
  const address = new InMemoryAddressStore(createQuery(firstAddress).toString());
  const sync = new SearchAddressSync({ search: fixture.session, filters: fixture.filters }, address);
  const goBy = async (steps: number) => {
    address.go(steps);
    await settlePromises();
  };
  const answerSearch = async (overrides: Parameters<typeof aSearchResult>[0]) => {
    fixture.searching.newest.resolve(aSearchResult(overrides));
    await settlePromises();
  };
  const searchFor = async (query: string, searchId: string, filters = NO_FILTERS) => {
    void fixture.session.search({ query });
    await settlePromises();
    await answerSearch({ searchId, filters, items: someItems(2) });
  };
  const stop = sync.start();
  return {
    ...fixture,
    address,
    go: goBy,
    answer: answerSearch,
    searchFor,
    stop,
    sync,
    /** Opens a link to a search; null opens the tab without a search. */
    link: (search: SearchAddress | null) => address.push(createQuery(search)),
    linkToChat: (id: string) => address.push(setChatId(createQuery(null), id)),
    here: () => readSearch(new URLSearchParams(address.snapshot.query)),
    places: () => address.entries.map(({ query }) => readSearch(new URLSearchParams(query))),
  };
}

describe('the address of a search', () => {
  it('contains the query at once, and adds its filters to the same history entry later', async () => {
    const { session, answer, here, places } = createBrowsing();
    void session.search({ query: 'blue coat' });
    await settlePromises();
    expect(here()).toEqual({ query: 'blue coat', filters: null, searchId: null });
    await answer({ searchId: 'one', filters: BLUE_FILTERS });
    expect(places()).toEqual([null, { query: 'blue coat', filters: BLUE_FILTERS, searchId: 'one' }]);
  });

  it('does not contain the results of a conversation', async () => {
    const { session, searchFor, go, here, filters, answer } = createBrowsing();
    await searchFor('blue coat', 'one');
    session.show({ query: 'a coat for June', items: someItems(1), answerKey: 'answer-1' });
    await settlePromises();
    expect(here()).toBeNull();
    await go(-1);
    expect(session.snapshot).toMatchObject({ query: 'blue coat', searchId: 'one' });
    session.show({ query: 'a coat for June', items: someItems(1), answerKey: 'answer-1' });
    await settlePromises();
    filters.update('sale', true);
    await answer({ searchId: 'two', filters: { ...NO_FILTERS, sale: true } });
    expect(here()).toMatchObject({ query: 'a coat for June', searchId: 'two' });
  });

  it('keeps the words when the session ends, so that the login leads back to them', async () => {
    const { session, searching, shopper, here } = createBrowsing();
    void session.search({ query: 'blue coat' });
    await settlePromises();
    searching.newest.reject(new CallError('Failed to perform search', 'unauthorized'));
    shopper.set(null);
    await settlePromises();
    expect(session.snapshot.status).toBe('idle');
    expect(here()).toEqual({ query: 'blue coat', filters: null, searchId: null });
  });

  it('goes back through queries without a call, to before the first one', async () => {
    const { searchFor, go, here, session, searching, filters } = createBrowsing();
    await searchFor('blue coat', 'one', BLUE_FILTERS);
    await searchFor('red dress', 'two');
    await go(-1);
    expect(session.snapshot).toMatchObject({ status: 'done', query: 'blue coat', searchId: 'one' });
    expect(filters.snapshot.filters).toEqual(BLUE_FILTERS);
    expect(here()).toEqual({ query: 'blue coat', filters: BLUE_FILTERS, searchId: 'one' });
    await go(-1);
    expect(session.snapshot.status).toBe('idle');
    await go(2);
    expect(session.snapshot.query).toBe('red dress');
    expect(searching.madeArguments).toHaveLength(2);
  });

  it('adds a history entry for an edited filter and one for a sort, and Back undoes each', async () => {
    const { searchFor, answer, filters, go, session, places, here } = createBrowsing();
    await searchFor('blue coat', 'one', BLUE_FILTERS);
    filters.remove({ key: 'color', value: 'Blue' });
    expect(here()).toEqual({ query: 'blue coat', filters: NO_FILTERS, searchId: null });
    await answer({ searchId: 'two', filters: NO_FILTERS });
    expect(here()).toEqual({ query: 'blue coat', filters: NO_FILTERS, searchId: 'two' });
    filters.update('sort', 'Price (low/high)');
    await settlePromises();
    expect(places()).toHaveLength(4);
    await go(-1);
    expect(filters.snapshot.filters.sort).toBeNull();
    await go(-1);
    expect(filters.snapshot.filters).toEqual(BLUE_FILTERS);
    expect(session.snapshot.searchId).toBe('one');
  });

  it('keeps an edited filter whose search fails, and puts its retry into the same entry', async () => {
    const { searchFor, session, searching, answer, filters, here, places } = createBrowsing();
    await searchFor('blue coat', 'one', BLUE_FILTERS);
    filters.update('sale', true);
    const editedFilters = { ...BLUE_FILTERS, sale: true };
    searching.newest.reject(new Error('offline'));
    await settlePromises();
    expect(here()).toEqual({ query: 'blue coat', filters: editedFilters, searchId: null });
    void session.retry();
    await answer({ searchId: 'two', filters: editedFilters });
    expect(places().slice(1)).toEqual([
      { query: 'blue coat', filters: BLUE_FILTERS, searchId: 'one' },
      { query: 'blue coat', filters: editedFilters, searchId: 'two' },
    ]);
  });

  it('contains a failed search, and puts its retry into the same entry', async () => {
    const { session, searching, answer, here, places } = createBrowsing();
    void session.search({ query: 'blue coat' });
    await settlePromises();
    searching.newest.reject(new Error('offline'));
    await settlePromises();
    expect(here()).toEqual({ query: 'blue coat', filters: null, searchId: null });
    void session.retry();
    await answer({ searchId: 'one' });
    expect(places()).toEqual([null, { query: 'blue coat', filters: null, searchId: 'one' }]);
  });

  it('keeps the entry when the same query is searched again', async () => {
    const { searchFor, places } = createBrowsing();
    await searchFor('blue coat', 'one');
    await searchFor('blue coat', 'two');
    expect(places()).toEqual([null, { query: 'blue coat', filters: null, searchId: 'two' }]);
  });

  it('opens the search of a link, and adds the id from the answer', async () => {
    const { searching, answer, places } = createBrowsing({ query: 'blue coat', filters: null, searchId: null });
    expect(searching.newest.args[0]).toMatchObject({ query: 'blue coat', filtersAreFinal: false });
    await answer({ searchId: 'one', filters: BLUE_FILTERS });
    expect(places()).toEqual([{ query: 'blue coat', filters: BLUE_FILTERS, searchId: 'one' }]);
  });

  it('opens a stored search after a reload', async () => {
    const address = { query: 'blue coat', filters: BLUE_FILTERS, searchId: 'one' };
    const { session, storing, places } = createBrowsing(address);
    storing.newest.resolve(aStoredSearch(address));
    await settlePromises();
    expect(session.snapshot).toMatchObject({ status: 'done', searchId: 'one' });
    expect(places()).toEqual([address]);
  });

  it('opens a link to another search, and keeps the shown results for a link to the tab alone', async () => {
    const { link, searchFor, session, searching, here } = createBrowsing();
    await searchFor('blue coat', 'one');
    link(null);
    expect(session.snapshot.query).toBe('blue coat');
    expect(here()).toMatchObject({ query: 'blue coat', searchId: 'one' });
    link({ query: 'red dress', filters: null, searchId: null });
    expect(searching.newest.args[0].query).toBe('red dress');
  });

  it('does not add the shown search to a link to a conversation, which brings its own results', async () => {
    const { linkToChat, searchFor, session, here } = createBrowsing();
    await searchFor('blue coat', 'one');
    linkToChat('talk');
    expect(here()).toBeNull();
    session.show({ query: 'a coat for June', items: someItems(1), answerKey: 'answer-1' });
    await settlePromises();
    expect(here()).toBeNull();
  });

  it('contains the shown search again when the tab is reopened', async () => {
    const { session, sync, stop, searchFor, here, places } = createBrowsing();
    await searchFor('blue coat', 'one');
    stop();
    session.show({ query: 'from the chat', items: someItems(1) });
    expect(here()).toMatchObject({ query: 'blue coat' });
    sync.start();
    expect(places().at(-1)).toEqual({ query: 'blue coat', filters: null, searchId: 'one' });
  });

  it('adds an entry for a search by an attachment alone', async () => {
    const { session, answer, searchFor, attachments, places } = createBrowsing();
    await searchFor('blue coat', 'one');
    attachments.restore([
      {
        id: 'boots',
        context: 'item',
        userId: 'user-1',
        url: '',
        imageUrls: [],
        colors: [],
        kind: null,
        pattern: null,
        kinds: [],
      },
    ]);
    void session.search({ query: '' });
    await answer({ searchId: 'two' });
    expect(places().map((address) => address?.searchId ?? null)).toEqual([null, 'one', 'two']);
  });

  it('does not repeat a search whose query it has just written, but does when the shopper goes back to it', async () => {
    const { session, searching, answer, link, go } = createBrowsing();
    void session.search({ query: 'blue coat' });
    await settlePromises();
    await answer({ searchId: 'one' });
    expect(searching.madeArguments).toHaveLength(1);
    link({ query: 'red dress', filters: null, searchId: null });
    link({ query: 'blue coat', filters: null, searchId: null });
    await settlePromises();
    expect(searching.madeArguments).toHaveLength(3);
    await go(-1);
    expect(searching.newest.args[0].query).toBe('red dress');
  });

  it('keeps concurrent changes of other writers', async () => {
    const { session, address, answer } = createBrowsing();
    void session.search({ query: 'blue coat' });
    const query = new URLSearchParams(address.snapshot.query);
    query.set('item', 'a');
    address.push(query, { viewer: 1 });
    await answer({ searchId: 'one' });
    expect(address.snapshot).toMatchObject({ query: 'item=a&query=blue+coat&search=one', historyState: { viewer: 1 } });
  });

  it('replaces the entry of an open panel, so that Back returns to the entry before it', async () => {
    const { address, searchFor, filters, answer } = createBrowsing();
    await searchFor('blue coat', 'one');
    const query = new URLSearchParams(address.snapshot.query);
    query.set('panel', 'filters');
    address.push(query, { panelFrom: 'here' });
    filters.update('sale', true);
    await answer({ searchId: 'two', filters: { ...NO_FILTERS, sale: true } });
    expect(address.entries).toHaveLength(3);
    expect(address.snapshot.historyState).toEqual({ panelFrom: 'here' });
  });
});
