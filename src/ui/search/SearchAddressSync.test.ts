import { describe, expect, it } from 'vitest';
import { aSearchResult, aStoredSearch, someItems } from '../../../tests/support/builders.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';
import { searchWorld } from '../../../tests/support/searchWorld.ts';
import { CallError } from '../../application/ports/CallError.ts';
import type { SearchAddress } from '../../application/search/SearchSnapshot.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import { SearchAddressSync } from './SearchAddressSync.ts';

const BLUE: Filters = { ...NO_FILTERS, color: ['Blue'] };

/** A browser in which each address arrives as soon as it is written, as React Router's do. */
function aBrowsing(first: SearchAddress | null = null) {
  const world = searchWorld();
  let entries: (SearchAddress | null)[] = [first];
  let at = 0;
  const sync = new SearchAddressSync(world.session, world.filters, {
    write: (address, how) => {
      if (how === 'push') at += 1;
      entries = [...entries.slice(0, at), address];
      queueMicrotask(() => sync.arrived(address, false));
    },
  });
  const go = async (steps: number) => {
    at += steps;
    sync.arrived(entries[at] ?? null, true);
    await settled();
  };
  const answer = async (given: Parameters<typeof aSearchResult>[0]) => {
    world.searching.newest.resolve(aSearchResult(given));
    await settled();
  };
  const searchFor = async (query: string, searchId: string, filters = NO_FILTERS) => {
    void world.session.search({ query });
    await settled();
    await answer({ searchId, filters, items: someItems(2) });
  };
  const stop = sync.start(first);
  return { ...world, go, answer, searchFor, stop, sync, here: () => entries[at] ?? null, places: () => entries };
}

describe('the address of a search', () => {
  it('holds the words at once, and what they meant once that is known, in one place', async () => {
    const { session, answer, here, places } = aBrowsing();
    void session.search({ query: 'blue coat' });
    await settled();
    expect(here()).toEqual({ query: 'blue coat', filters: null, searchId: null });
    await answer({ searchId: 'one', filters: BLUE });
    expect(places()).toEqual([null, { query: 'blue coat', filters: BLUE, searchId: 'one' }]);
  });

  it('leaves what a conversation found to the address of the conversation', async () => {
    const { session, searchFor, go, here, filters, answer } = aBrowsing();
    await searchFor('blue coat', 'one');
    session.show({ query: 'a coat for June', items: someItems(1), answerKey: 'answer-1' });
    await settled();
    expect(here()).toBeNull();
    await go(-1);
    expect(session.snapshot).toMatchObject({ query: 'blue coat', searchId: 'one' });
    session.show({ query: 'a coat for June', items: someItems(1), answerKey: 'answer-1' });
    await settled();
    filters.update('sale', true);
    await answer({ searchId: 'two', filters: { ...NO_FILTERS, sale: true } });
    expect(here()).toMatchObject({ query: 'a coat for June', searchId: 'two' });
  });

  it('keeps the words when the session ends, so that the login leads back to them', async () => {
    const { session, searching, shopper, here } = aBrowsing();
    void session.search({ query: 'blue coat' });
    await settled();
    searching.newest.reject(new CallError('Failed to perform search', 'unauthorised'));
    shopper.set(null);
    await settled();
    expect(session.snapshot.status).toBe('idle');
    expect(here()).toEqual({ query: 'blue coat', filters: null, searchId: null });
  });

  it('goes back over wishes without a call, to before the first', async () => {
    const { searchFor, go, here, session, searching, filters } = aBrowsing();
    await searchFor('blue coat', 'one', BLUE);
    await searchFor('red dress', 'two');
    await go(-1);
    expect(session.snapshot).toMatchObject({ status: 'done', query: 'blue coat', searchId: 'one' });
    expect(filters.snapshot.filters).toEqual(BLUE);
    expect(here()).toEqual({ query: 'blue coat', filters: BLUE, searchId: 'one' });
    await go(-1);
    expect(session.snapshot.status).toBe('idle');
    await go(2);
    expect(session.snapshot.query).toBe('red dress');
    expect(searching.made).toHaveLength(2);
  });

  it('makes a place for an edited filter and one for a sort, and Back undoes each', async () => {
    const { searchFor, answer, filters, go, session, places, here } = aBrowsing();
    await searchFor('blue coat', 'one', BLUE);
    filters.remove({ key: 'color', value: 'Blue' });
    expect(here()).toEqual({ query: 'blue coat', filters: NO_FILTERS, searchId: null });
    await answer({ searchId: 'two', filters: NO_FILTERS });
    expect(here()).toEqual({ query: 'blue coat', filters: NO_FILTERS, searchId: 'two' });
    filters.update('sort', 'Price (low/high)');
    await settled();
    expect(places()).toHaveLength(4);
    await go(-1);
    expect(filters.snapshot.filters.sort).toBeNull();
    await go(-1);
    expect(filters.snapshot.filters).toEqual(BLUE);
    expect(session.snapshot.searchId).toBe('one');
  });

  it('keeps an edited filter whose search fails, and names its retry in the same place', async () => {
    const { searchFor, session, searching, answer, filters, here, places } = aBrowsing();
    await searchFor('blue coat', 'one', BLUE);
    filters.update('sale', true);
    const edited = { ...BLUE, sale: true };
    searching.newest.reject(new Error('offline'));
    await settled();
    expect(here()).toEqual({ query: 'blue coat', filters: edited, searchId: null });
    void session.retry();
    await answer({ searchId: 'two', filters: edited });
    expect(places().slice(1)).toEqual([
      { query: 'blue coat', filters: BLUE, searchId: 'one' },
      { query: 'blue coat', filters: edited, searchId: 'two' },
    ]);
  });

  it('names a failed search, and its retry in the same place', async () => {
    const { session, searching, answer, here, places } = aBrowsing();
    void session.search({ query: 'blue coat' });
    await settled();
    searching.newest.reject(new Error('offline'));
    await settled();
    expect(here()).toEqual({ query: 'blue coat', filters: null, searchId: null });
    void session.retry();
    await answer({ searchId: 'one' });
    expect(places()).toEqual([null, { query: 'blue coat', filters: null, searchId: 'one' }]);
  });

  it('searches the same words again in the same place', async () => {
    const { searchFor, places } = aBrowsing();
    await searchFor('blue coat', 'one');
    await searchFor('blue coat', 'two');
    expect(places()).toEqual([null, { query: 'blue coat', filters: null, searchId: 'two' }]);
  });

  it('opens what a link names, and adds to it what only the answer knows', async () => {
    const { searching, answer, places } = aBrowsing({ query: 'blue coat', filters: null, searchId: null });
    expect(searching.newest.args[0]).toMatchObject({ query: 'blue coat', filtersAreFinal: false });
    await answer({ searchId: 'one', filters: BLUE });
    expect(places()).toEqual([{ query: 'blue coat', filters: BLUE, searchId: 'one' }]);
  });

  it('opens a search that the backend keeps, after a reload', async () => {
    const address = { query: 'blue coat', filters: BLUE, searchId: 'one' };
    const { session, storing, places } = aBrowsing(address);
    storing.newest.resolve(aStoredSearch(address));
    await settled();
    expect(session.snapshot).toMatchObject({ status: 'done', searchId: 'one' });
    expect(places()).toEqual([address]);
  });

  it('follows a link to another search, and keeps what is shown for a link to the tab alone', async () => {
    const { sync, searchFor, session, searching, here } = aBrowsing();
    await searchFor('blue coat', 'one');
    sync.arrived(null, false);
    expect(session.snapshot.query).toBe('blue coat');
    expect(here()).toMatchObject({ query: 'blue coat', searchId: 'one' });
    sync.arrived({ query: 'red dress', filters: null, searchId: null }, false);
    expect(searching.newest.args[0].query).toBe('red dress');
  });

  it('names what is shown when it comes back to the screen', async () => {
    const { session, sync, stop, searchFor, here, places } = aBrowsing();
    await searchFor('blue coat', 'one');
    stop();
    session.show({ query: 'from the chat', items: someItems(1) });
    expect(here()).toMatchObject({ query: 'blue coat' });
    sync.start(here());
    expect(places().at(-1)).toEqual({ query: 'blue coat', filters: null, searchId: 'one' });
  });

  it('gives a search by a thing alone a place of its own', async () => {
    const { session, answer, searchFor, attachments, places } = aBrowsing();
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
});
