import { describe, expect, it } from 'vitest';
import { anAttachment, aSearchResult, aStoredSearch, someItems } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchedFixture, createSearchFixture, UNDERSTOOD, QUERY } from '../../../tests/support/searchFixture.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { CallError } from '../ports/CallError.ts';

const offlineError = new CallError('Failed to perform search', 'unreachable');

describe('a past search', () => {
  it("is restored from the cache, in the URL's sort order, without a call", async () => {
    const { session, searching, filters, attachments } = await createSearchedFixture();
    attachments.restore([anAttachment()]);
    void session.search({ query: 'red dress' });
    searching.newest.resolve(aSearchResult({ searchId: 'second' }));
    await settlePromises();
    await session.open({ query: QUERY, filters: { ...UNDERSTOOD, sort: 'Price (low/high)' }, searchId: 'first' });
    expect(session.snapshot).toMatchObject({ status: 'done', query: QUERY, searchId: 'first' });
    expect(session.snapshot.items.map(({ price }) => price)).toEqual([10, 20, 30]);
    expect(filters.snapshot.filters).toEqual({ ...UNDERSTOOD, sort: 'Price (low/high)' });
    expect(attachments.snapshot).toEqual([]);
    expect(searching.madeArguments).toHaveLength(2);
  });

  it('brings its attachment back from the cache', async () => {
    const { session, searching, attachments } = createSearchFixture();
    attachments.restore([anAttachment()]);
    void session.search({ query: QUERY });
    searching.newest.resolve(aSearchResult({ searchId: 'first' }));
    await settlePromises();
    attachments.restore([]);
    void session.search({ query: 'red dress' });
    searching.newest.resolve(aSearchResult({ searchId: 'second' }));
    await settlePromises();
    await session.open({ query: QUERY, filters: null, searchId: 'first' });
    expect(attachments.snapshot).toEqual([anAttachment()]);
  });

  it('sends an edited filter of a stored search with its attachment, as final', async () => {
    const { session, storing, searching, filters } = createSearchFixture();
    void session.openStored('old');
    storing.newest.resolve(aStoredSearch({ searchId: 'old', query: QUERY, attachments: [anAttachment()] }));
    await settlePromises();
    filters.update('sale', true);
    expect(searching.newest.args[0]).toMatchObject({
      query: QUERY,
      attachments: [anAttachment()],
      filtersAreFinal: true,
    });
  });

  it('is not opened for a visitor', async () => {
    const { session, storing } = createSearchFixture(null);
    await session.openStored('old');
    expect(storing.madeArguments).toEqual([]);
    expect(session.snapshot.status).toBe('idle');
  });

  it('that is not cached is loaded from the backend, including attachments', async () => {
    const { session, storing, filters, attachments } = createSearchFixture();
    void session.open({ query: QUERY, filters: UNDERSTOOD, searchId: 'old' });
    expect(session.snapshot).toMatchObject({ status: 'searching', cause: 'stored', query: QUERY });
    storing.newest.resolve(
      aStoredSearch({ searchId: 'old', query: QUERY, filters: UNDERSTOOD, attachments: [anAttachment()] }),
    );
    await settlePromises();
    expect(session.snapshot).toMatchObject({
      status: 'done',
      searchId: 'old',
      items: someItems(3),
      filtersAreFinal: true,
    });
    expect(filters.snapshot.filters).toEqual(UNDERSTOOD);
    expect(attachments.snapshot).toEqual([anAttachment()]);
  });

  it.each(['not-found', 'forbidden'] as const)('is searched again when it is %s', async (failure) => {
    const { session, storing, searching, notices } = createSearchFixture();
    void session.open({ query: QUERY, filters: UNDERSTOOD, searchId: 'hers' });
    storing.newest.reject(new CallError('Failed to perform search', failure));
    await settlePromises();
    expect(searching.newest.args[0]).toMatchObject({ query: QUERY, filters: UNDERSTOOD, filtersAreFinal: true });
    expect(notices.snapshot.popup).toBeNull();
  });

  it('is searched again when the words of the URL are others', async () => {
    const { session, storing, searching } = createSearchFixture();
    void session.open({ query: 'red dress', filters: null, searchId: 'first' });
    storing.newest.resolve(aStoredSearch({ searchId: 'first', query: QUERY }));
    await settlePromises();
    expect(searching.newest.args[0]).toMatchObject({ query: 'red dress', filtersAreFinal: false });
  });

  it('is searched again when the URL was edited by hand', async () => {
    const { session, storing, searching } = await createSearchedFixture();
    void session.open({ query: QUERY, filters: { ...UNDERSTOOD, sale: true }, searchId: 'first' });
    storing.newest.resolve(aStoredSearch({ searchId: 'first', query: QUERY, filters: UNDERSTOOD }));
    await settlePromises();
    expect(searching.newest.args[0]).toMatchObject({ filters: { ...UNDERSTOOD, sale: true }, filtersAreFinal: true });
  });

  it('identified only by id is loaded, or shows an error', async () => {
    const { session, storing, notices } = createSearchFixture();
    void session.open({ query: '', filters: { ...UNDERSTOOD, sale: true }, searchId: 'by-picture' });
    storing.newest.resolve(
      aStoredSearch({ searchId: 'by-picture', query: '', filters: UNDERSTOOD, attachments: [anAttachment()] }),
    );
    await settlePromises();
    expect(session.snapshot).toMatchObject({ status: 'done', searchId: 'by-picture', items: someItems(3) });
    void session.open({ query: '', filters: null, searchId: 'hers' });
    storing.newest.reject(new CallError('Failed to perform search', 'forbidden'));
    await settlePromises();
    expect(session.snapshot).toMatchObject({ status: 'failed', error: { message: 'search-not-loaded' } });
    expect(notices.snapshot.popup).toBe('search-not-loaded');
  });

  it('without filters in its URL is interpreted again', () => {
    const { session, searching } = createSearchFixture();
    void session.open({ query: QUERY, filters: null, searchId: null });
    expect(searching.newest.args[0]).toMatchObject({ query: QUERY, filters: NO_FILTERS, filtersAreFinal: false });
  });

  it('is loaded from the history, and a failure is shown and can be retried', async () => {
    const { session, storing, notices, filters } = await createSearchedFixture();
    void session.openStored('old');
    storing.newest.reject(offlineError);
    await settlePromises();
    expect(session.snapshot).toMatchObject({ status: 'failed', items: [], error: { message: 'search-not-loaded' } });
    expect(notices.snapshot.popup).toBe('search-not-loaded');
    void session.retry();
    storing.newest.resolve(
      aStoredSearch({ searchId: 'old', query: 'red dress', filters: { ...NO_FILTERS, sort: 'Price (high/low)' } }),
    );
    await settlePromises();
    expect(session.snapshot).toMatchObject({ status: 'done', query: 'red dress', error: null });
    expect(filters.snapshot.filters.sort).toBe('Price (high/low)');
  });
});
