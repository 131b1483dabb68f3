import { describe, expect, it } from 'vitest';
import { aProfile, aSearchResult, aStoredSearch, anAttachment, anItem, someItems } from '../../../tests/support/builders.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';
import { searchWorld } from '../../../tests/support/searchWorld.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import { CallError } from '../ports/CallError.ts';
import { NO_SEARCH } from './SearchSnapshot.ts';

const WISH = 'navy linen blazer for a summer wedding under $200';
const UNDERSTOOD: Filters = { ...NO_FILTERS, color: ['Blue'], priceRangeMax: 200 };
const offline = new CallError('Failed to perform search', 'unreachable');

/** A world in which `WISH` was searched and found three pieces at $30, $10 and $20. */
async function afterSearch() {
  const world = searchWorld();
  const items = [30, 10, 20].map((price, index) => anItem({ id: `at-${price}`, price, rank: index + 1 }));
  void world.session.search({ query: WISH });
  world.searching.newest.resolve(aSearchResult({ searchId: 'first', items, filters: UNDERSTOOD }));
  await settled();
  return world;
}

describe('a new wish', () => {
  it('is searched with the words, the filters and what is attached', async () => {
    const { session, searching, filters, attachments } = searchWorld(aProfile({ preferences: { sizePreference: ['M'] } }));
    attachments.restore([anAttachment()]);
    void session.search({ query: `  ${WISH}\n` });
    expect(searching.newest.args[0]).toEqual({
      userId: 'user-1', query: WISH, filters: { ...NO_FILTERS, size: ['M'] }, attachments: [anAttachment()], filtersAreFinal: false,
    });
    expect(session.snapshot).toMatchObject({ status: 'searching', cause: 'wish', query: WISH });
    searching.newest.resolve(aSearchResult({ relaxations: ['Nothing was under $90.'], correctedQuery: 'navy', filters: UNDERSTOOD }));
    await settled();
    expect(session.snapshot).toMatchObject({
      status: 'done', searchId: 'search-1', relaxations: ['Nothing was under $90.'], correctedQuery: 'navy', items: someItems(3),
    });
    expect(filters.snapshot.filters).toEqual(UNDERSTOOD);
  });

  it('needs words or an attachment, and somebody who is signed in', async () => {
    const { session, searching, attachments, shopper } = searchWorld();
    await session.search({ query: ' \n ' });
    expect(searching.made).toEqual([]);
    attachments.restore([anAttachment()]);
    void session.search({ query: '' });
    expect(searching.made).toHaveLength(1);
    shopper.set(null);
    await session.search({ query: WISH });
    expect(searching.made).toHaveLength(1);
    expect(session.snapshot).toBe(NO_SEARCH);
  });

  it('clears the screen at once, or leaves it until the answer comes', async () => {
    const { session, searching } = await afterSearch();
    void session.search({ query: 'suede boots', doNotClearScreen: true });
    expect(session.snapshot.items).toHaveLength(3);
    searching.newest.resolve(aSearchResult({ items: someItems(1), deepSearchItems: [anItem({ id: 'deep', reason: 'Suede, as you asked.' })] }));
    await settled();
    expect(session.snapshot.items).toHaveLength(1);
    void session.search({ query: 'silk scarf' });
    expect(session.snapshot).toMatchObject({ items: [], deepSearchItems: [], query: 'silk scarf' });
  });

  it('lets go of the filters that were understood from the one before', async () => {
    const { session, searching, filters } = await afterSearch();
    filters.update('sale', true);
    searching.newest.resolve(aSearchResult({ filters: filters.snapshot.filters }));
    await settled();
    void session.search({ query: 'red dress' });
    expect(searching.newest.args[0]).toMatchObject({ filters: { ...NO_FILTERS, sale: true }, filtersAreFinal: false });
  });

  it('shows items that are known already without a call', async () => {
    const { session, searching } = searchWorld();
    await session.search({ query: 'trending', items: someItems(2) });
    expect(searching.made).toEqual([]);
    expect(session.snapshot).toMatchObject({ status: 'done', query: 'trending', items: someItems(2) });
  });

  it('that fails says so, keeps the words, and can be made again', async () => {
    const { session, searching, notices, pulse, attachments } = await afterSearch();
    attachments.restore([anAttachment()]);
    void session.search({ query: 'red dress' });
    expect(pulse.snapshot).toBe('thinking');
    searching.newest.reject(offline);
    await settled();
    expect(session.snapshot).toMatchObject({ status: 'failed', query: 'red dress', items: [], error: { message: 'Error Searching Items', failure: 'unreachable' } });
    expect(notices.snapshot.popup).toBe('Error Searching Items');
    expect(pulse.snapshot).toBe('idle');
    attachments.restore([]);
    void session.retry();
    expect(session.snapshot).toMatchObject({ status: 'searching', error: null });
    expect(searching.newest.args[0]).toMatchObject({ query: 'red dress', attachments: [anAttachment()], filtersAreFinal: false });
    searching.newest.resolve(aSearchResult());
    await settled();
    expect(session.snapshot.status).toBe('done');
    await session.retry();
    expect(searching.waiting).toEqual([]);
  });

  it('that is cancelled brings back what was there, filters included', async () => {
    const { session, searching, filters, pulse } = await afterSearch();
    const before = session.snapshot;
    const controller = new AbortController();
    void session.search({ query: 'red dress' }, controller.signal);
    controller.abort();
    await settled();
    expect(session.snapshot).toEqual(before);
    expect(filters.snapshot.filters).toEqual(UNDERSTOOD);
    void session.search({ query: 'red dress' });
    session.cancel();
    searching.newest.resolve(aSearchResult({ items: [] }));
    await settled();
    expect(session.snapshot).toEqual(before);
    expect(pulse.snapshot).toBe('idle');
  });

  it('ends with the session: no popup over the login, and nothing of one shopper for the next', async () => {
    const { session, searching, notices, shopper, attachments } = await afterSearch();
    void session.search({ query: 'red dress' });
    searching.newest.reject(new CallError('Failed to perform search', 'unauthorised'));
    await settled();
    expect(notices.snapshot.popup).toBeNull();
    attachments.restore([anAttachment()]);
    shopper.set(aProfile({ id: 'user-2' }));
    expect(session.snapshot).toBe(NO_SEARCH);
    expect(attachments.snapshot).toEqual([]);
    void session.open({ query: WISH, filters: UNDERSTOOD, searchId: 'first' });
    expect(session.snapshot.status).toBe('searching');
  });
});

describe('an edited filter', () => {
  const prices = (world: Awaited<ReturnType<typeof afterSearch>>) => world.session.snapshot.items.map(({ price }) => price);

  it('of the sort puts what was found in order without a call', async () => {
    const world = await afterSearch();
    world.filters.update('sort', 'Price (low/high)');
    expect(prices(world)).toEqual([10, 20, 30]);
    world.filters.update('sort', 'Price (high/low)');
    expect(prices(world)).toEqual([30, 20, 10]);
    world.filters.update('sort', 'Relevance');
    expect(prices(world)).toEqual([30, 10, 20]);
    expect(world.searching.made).toHaveLength(1);
  });

  it('searches anew with the filters as they stand, and keeps the screen meanwhile', async () => {
    const world = await afterSearch();
    world.filters.remove({ name: 'color', value: 'Blue' });
    expect(world.session.snapshot).toMatchObject({ status: 'searching', cause: 'filters', filtersAreFinal: true });
    expect(prices(world)).toEqual([30, 10, 20]);
    expect(world.pulse.snapshot).toBe('thinking');
    expect(world.searching.newest.args[0]).toMatchObject({ query: WISH, filtersAreFinal: true, filters: { color: [], priceRangeMax: 200 } });
    world.searching.newest.resolve(aSearchResult({ items: [anItem({ price: 5 })], filters: { ...NO_FILTERS, priceRangeMax: 200 } }));
    await settled();
    expect(prices(world)).toEqual([5]);
    expect(world.pulse.snapshot).toBe('idle');
  });

  it('searches nothing where nothing was asked for', () => {
    const { filters, searching } = searchWorld();
    filters.update('sale', true);
    expect(searching.made).toEqual([]);
  });

  it('before the words were understood leaves them their say', async () => {
    const { session, searching, filters } = searchWorld();
    void session.search({ query: WISH });
    filters.update('sale', true);
    expect(searching.newest.args[0]).toMatchObject({ filtersAreFinal: false, filters: { sale: true } });
    searching.newest.resolve(aSearchResult({ filters: { ...UNDERSTOOD, sale: true } }));
    await settled();
    filters.update('sale', false);
    expect(searching.newest.args[0]).toMatchObject({ filtersAreFinal: true, filters: { ...UNDERSTOOD, sale: false } });
  });

  it('whose search fails empties the results, says so, and can be tried again', async () => {
    const { session, filters, searching, notices, pulse } = await afterSearch();
    filters.update('sale', true);
    searching.newest.reject(offline);
    await settled();
    expect(session.snapshot).toMatchObject({
      status: 'failed', query: WISH, items: [], deepSearchItems: [], error: { message: 'Error fetching similar items' },
    });
    expect(notices.snapshot.popup).toBe('Error fetching similar items');
    expect(pulse.snapshot).toBe('idle');
    filters.update('sort', 'Price (low/high)');
    expect(session.snapshot.items).toEqual([]);
    void session.retry();
    expect(searching.newest.args[0]).toMatchObject({ query: WISH, filtersAreFinal: true, filters: { sale: true } });
  });

  it('no longer follows once stopped', async () => {
    const { stop, filters, searching } = await afterSearch();
    stop();
    filters.update('sale', true);
    expect(searching.made).toHaveLength(1);
  });
});

describe('a search made before', () => {
  it('comes back from memory, in the order its address asks for, without a call', async () => {
    const { session, searching, filters, attachments } = await afterSearch();
    attachments.restore([anAttachment()]);
    void session.search({ query: 'red dress' });
    searching.newest.resolve(aSearchResult({ searchId: 'second' }));
    await settled();
    await session.open({ query: WISH, filters: { ...UNDERSTOOD, sort: 'Price (low/high)' }, searchId: 'first' });
    expect(session.snapshot).toMatchObject({ status: 'done', query: WISH, searchId: 'first' });
    expect(session.snapshot.items.map(({ price }) => price)).toEqual([10, 20, 30]);
    expect(filters.snapshot.filters).toEqual({ ...UNDERSTOOD, sort: 'Price (low/high)' });
    expect(attachments.snapshot).toEqual([]);
    expect(searching.made).toHaveLength(2);
  });

  it('that memory no longer holds comes as the backend kept it, attachments and all', async () => {
    const { session, storing, filters, attachments } = searchWorld();
    void session.open({ query: WISH, filters: UNDERSTOOD, searchId: 'old' });
    expect(session.snapshot).toMatchObject({ status: 'searching', cause: 'stored', query: WISH });
    storing.newest.resolve(aStoredSearch({ searchId: 'old', query: WISH, filters: UNDERSTOOD, attachments: [anAttachment()] }));
    await settled();
    expect(session.snapshot).toMatchObject({ status: 'done', searchId: 'old', items: someItems(3), filtersAreFinal: true });
    expect(filters.snapshot.filters).toEqual(UNDERSTOOD);
    expect(attachments.snapshot).toEqual([anAttachment()]);
  });

  it.each(['not-found', 'forbidden'] as const)('is searched again where it is %s', async (failure) => {
    const { session, storing, searching, notices } = searchWorld();
    void session.open({ query: WISH, filters: UNDERSTOOD, searchId: 'hers' });
    storing.newest.reject(new CallError('Failed to perform search', failure));
    await settled();
    expect(searching.newest.args[0]).toMatchObject({ query: WISH, filters: UNDERSTOOD, filtersAreFinal: true });
    expect(notices.snapshot.popup).toBeNull();
  });

  it('is searched again where the address was changed by hand', async () => {
    const { session, storing, searching } = await afterSearch();
    void session.open({ query: WISH, filters: { ...UNDERSTOOD, sale: true }, searchId: 'first' });
    storing.newest.resolve(aStoredSearch({ searchId: 'first', query: WISH, filters: UNDERSTOOD }));
    await settled();
    expect(searching.newest.args[0]).toMatchObject({ filters: { ...UNDERSTOOD, sale: true }, filtersAreFinal: true });
  });

  it('that only its id names comes as it was kept, and says so where it is not to be had', async () => {
    const { session, storing, notices } = searchWorld();
    void session.open({ query: '', filters: { ...UNDERSTOOD, sale: true }, searchId: 'by-picture' });
    storing.newest.resolve(aStoredSearch({ searchId: 'by-picture', query: '', filters: UNDERSTOOD, attachments: [anAttachment()] }));
    await settled();
    expect(session.snapshot).toMatchObject({ status: 'done', searchId: 'by-picture', items: someItems(3) });
    void session.open({ query: '', filters: null, searchId: 'hers' });
    storing.newest.reject(new CallError('Failed to perform search', 'forbidden'));
    await settled();
    expect(session.snapshot).toMatchObject({ status: 'failed', error: { message: 'Error loading Search' } });
    expect(notices.snapshot.popup).toBe('Error loading Search');
  });

  it('without filters in its address is understood anew', () => {
    const { session, searching } = searchWorld();
    void session.open({ query: WISH, filters: null, searchId: null });
    expect(searching.newest.args[0]).toMatchObject({ query: WISH, filters: NO_FILTERS, filtersAreFinal: false });
  });

  it('is loaded from the history, and a failure says so and can be tried again', async () => {
    const { session, storing, notices, filters } = await afterSearch();
    void session.openStored('old');
    storing.newest.reject(offline);
    await settled();
    expect(session.snapshot).toMatchObject({ status: 'failed', items: [], error: { message: 'Error loading Search' } });
    expect(notices.snapshot.popup).toBe('Error loading Search');
    void session.retry();
    storing.newest.resolve(aStoredSearch({ searchId: 'old', query: 'red dress', filters: { ...NO_FILTERS, sort: 'Price (high/low)' } }));
    await settled();
    expect(session.snapshot).toMatchObject({ status: 'done', query: 'red dress', error: null });
    expect(filters.snapshot.filters.sort).toBe('Price (high/low)');
  });
});

describe('results from elsewhere', () => {
  it('are shown with their filters, and a search under way is dropped', async () => {
    const { session, searching, filters } = searchWorld();
    void session.search({ query: 'red dress' });
    const late = searching.newest;
    session.show({ query: WISH, items: someItems(2), deepSearchItems: [anItem({ reason: 'Linen.' })], filters: UNDERSTOOD });
    late.resolve(aSearchResult());
    await settled();
    expect(session.snapshot).toMatchObject({ status: 'done', query: WISH, items: someItems(2), searchId: null });
    filters.update('sale', true);
    expect(searching.newest.args[0]).toMatchObject({ query: WISH, filtersAreFinal: true, filters: { ...UNDERSTOOD, sale: true } });
  });

  it('say whose they are until something else is found', async () => {
    const { session, searching, filters } = searchWorld();
    session.show({ query: WISH, items: someItems(2), filters: UNDERSTOOD, answerKey: 'answer-1' });
    expect(session.snapshot.answerKey).toBe('answer-1');
    filters.update('sale', true);
    expect(session.snapshot.answerKey).toBe('answer-1');
    session.cancel();
    expect(session.snapshot.answerKey).toBe('answer-1');
    filters.update('sale', true);
    searching.newest.resolve(aSearchResult());
    await settled();
    expect(session.snapshot.answerKey).toBeNull();
  });

  it('may be other pieces above those that stay', async () => {
    const { session } = await afterSearch();
    const before = session.snapshot;
    session.showDeep([anItem({ id: 'belt', reason: 'Same leather.' })]);
    expect(session.snapshot).toEqual({ ...before, deepSearchItems: [anItem({ id: 'belt', reason: 'Same leather.' })] });
    void session.search({ query: 'red dress' });
    session.showDeep([]);
    session.cancel();
    expect(session.snapshot.deepSearchItems).toHaveLength(1);
  });

  it('give way to nothing', async () => {
    const { session, filters } = await afterSearch();
    session.clear();
    expect(session.snapshot).toBe(NO_SEARCH);
    expect(filters.snapshot.filters).toEqual(NO_FILTERS);
  });
});
