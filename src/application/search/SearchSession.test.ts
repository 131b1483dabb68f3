import { describe, expect, it } from 'vitest';
import { anAttachment, anItem, aProfile, aSearchResult, someItems } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchedFixture, createSearchFixture, UNDERSTOOD, QUERY } from '../../../tests/support/searchFixture.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { CallError } from '../ports/CallError.ts';
import { NO_SEARCH } from './SearchSnapshot.ts';

const offlineError = new CallError('Failed to perform search', 'unreachable');

describe('a new query', () => {
  it('is sent with the filters and the attachment', async () => {
    const { session, searching, filters, attachments } = createSearchFixture(
      aProfile({ preferences: { sizePreference: ['M'] } }),
    );
    attachments.restore([anAttachment()]);
    void session.search({ query: `  ${QUERY}\n` });
    expect(searching.newest.args[0]).toEqual({
      userId: 'user-1',
      query: QUERY,
      filters: { ...NO_FILTERS, size: ['M'] },
      attachments: [anAttachment()],
      filtersAreFinal: false,
    });
    expect(session.snapshot).toMatchObject({ status: 'searching', cause: 'query', query: QUERY });
    searching.newest.resolve(
      aSearchResult({ relaxations: ['Nothing was under $90.'], correctedQuery: 'navy', filters: UNDERSTOOD }),
    );
    await settlePromises();
    expect(session.snapshot).toMatchObject({
      status: 'done',
      searchId: 'search-1',
      relaxations: ['Nothing was under $90.'],
      correctedQuery: 'navy',
      items: someItems(3),
    });
    expect(filters.snapshot.filters).toEqual(UNDERSTOOD);
  });

  it('requires text or an attachment, and a signed-in shopper', async () => {
    const { session, searching, attachments, shopper } = createSearchFixture();
    await session.search({ query: ' \n ' });
    expect(searching.madeArguments).toEqual([]);
    attachments.restore([anAttachment()]);
    void session.search({ query: '' });
    expect(searching.madeArguments).toHaveLength(1);
    shopper.set(null);
    await session.search({ query: QUERY });
    expect(searching.madeArguments).toHaveLength(1);
    expect(session.snapshot).toBe(NO_SEARCH);
  });

  it('clears the screen at once, or keeps it until the answer arrives', async () => {
    const { session, searching } = await createSearchedFixture();
    void session.search({ query: 'suede boots', doNotClearScreen: true });
    expect(session.snapshot.items).toHaveLength(3);
    searching.newest.resolve(
      aSearchResult({ items: someItems(1), deepSearchItems: [anItem({ id: 'deep', reason: 'Suede, as you asked.' })] }),
    );
    await settlePromises();
    expect(session.snapshot.items).toHaveLength(1);
    void session.search({ query: 'silk scarf' });
    expect(session.snapshot).toMatchObject({ items: [], deepSearchItems: [], query: 'silk scarf' });
  });

  it('drops the filters of the previous one', async () => {
    const { session, searching, filters } = await createSearchedFixture();
    filters.update('sale', true);
    searching.newest.resolve(aSearchResult({ filters: filters.snapshot.filters }));
    await settlePromises();
    void session.search({ query: 'red dress' });
    expect(searching.newest.args[0]).toMatchObject({ filters: NO_FILTERS, filtersAreFinal: false });
  });

  it('shows given items without a call', async () => {
    const { session, searching } = createSearchFixture();
    await session.search({ query: 'trending', items: someItems(2) });
    expect(searching.madeArguments).toEqual([]);
    expect(session.snapshot).toMatchObject({ status: 'done', query: 'trending', items: someItems(2) });
  });

  it('brings no deep-search items or attachments with given items', async () => {
    const { session, searching, filters } = await createSearchedFixture();
    session.showDeep([anItem({ id: 'deep' })]);
    await session.search({ query: ' trending ', items: someItems(2) });
    expect(session.snapshot).toMatchObject({ query: 'trending', deepSearchItems: [], filtersAreFinal: true });
    filters.update('sale', true);
    expect(searching.newest.args[0]).toMatchObject({ query: 'trending', attachments: [] });
  });

  it('that fails shows an error, keeps the query and can be retried', async () => {
    const { session, searching, notices, pulse, attachments } = await createSearchedFixture();
    attachments.restore([anAttachment()]);
    void session.search({ query: 'red dress' });
    expect(pulse.snapshot).toBe('thinking');
    searching.newest.reject(offlineError);
    await settlePromises();
    expect(session.snapshot).toMatchObject({
      status: 'failed',
      query: 'red dress',
      items: [],
      error: { message: 'search-failed', failure: 'unreachable' },
    });
    expect(notices.snapshot.popup).toBe('search-failed');
    expect(pulse.snapshot).toBe('idle');
    attachments.restore([]);
    void session.retry();
    expect(session.snapshot).toMatchObject({ status: 'searching', error: null });
    expect(searching.newest.args[0]).toMatchObject({
      query: 'red dress',
      attachments: [anAttachment()],
      filtersAreFinal: false,
    });
    searching.newest.resolve(aSearchResult());
    await settlePromises();
    expect(session.snapshot.status).toBe('done');
    await session.retry();
    expect(searching.waitingCalls).toEqual([]);
  });

  it('that succeeds after a failure closes its error popup', async () => {
    const { session, searching, notices } = createSearchFixture();
    void session.search({ query: QUERY });
    searching.newest.reject(offlineError);
    await settlePromises();
    expect(notices.snapshot.popup).toBe('search-failed');
    void session.retry();
    searching.newest.resolve(aSearchResult());
    await settlePromises();
    expect(notices.snapshot.popup).toBeNull();
  });

  it('reports the part of the page it came from', async () => {
    const { session } = createSearchFixture();
    void session.search({ query: QUERY, widget: 'trends' });
    expect(session.snapshot.widget).toBe('trends');
    void session.search({ query: QUERY });
    expect(session.snapshot.widget).toBeNull();
  });

  it('that is canceled restores the previous screen, including filters', async () => {
    const { session, searching, filters, pulse } = await createSearchedFixture();
    const snapshotBefore = session.snapshot;
    const controller = new AbortController();
    void session.search({ query: 'red dress' }, controller.signal);
    controller.abort();
    await settlePromises();
    expect(session.snapshot).toEqual(snapshotBefore);
    expect(filters.snapshot.filters).toEqual(UNDERSTOOD);
    void session.search({ query: 'red dress' });
    session.cancel();
    searching.newest.resolve(aSearchResult({ items: [] }));
    await settlePromises();
    expect(session.snapshot).toEqual(snapshotBefore);
    expect(pulse.snapshot).toBe('idle');
  });

  it('by a visitor is not made, whatever the filters', async () => {
    const { session, searching, filters } = createSearchFixture(null);
    filters.update('sale', true);
    await session.search({ query: QUERY });
    expect(searching.madeArguments).toEqual([]);
    expect(session.snapshot).toBe(NO_SEARCH);
    expect(filters.snapshot.filters.sale).toBe(true);
  });

  it('continues while the same shopper changes the profile', async () => {
    const { session, searching, shopper } = createSearchFixture();
    void session.search({ query: QUERY });
    shopper.set(aProfile({ name: 'Ada King' }));
    searching.newest.resolve(aSearchResult());
    await settlePromises();
    expect(session.snapshot).toMatchObject({ status: 'done', query: QUERY });
  });

  it('that a bug breaks shows the failure', async () => {
    const { session, searching } = createSearchFixture();
    void session.search({ query: QUERY });
    searching.newest.reject(new TypeError('a bug'));
    await settlePromises();
    expect(session.snapshot.error).toEqual({ message: 'search-failed', failure: 'broken' });
  });

  it('that the server refuses stays on the screen as failed', async () => {
    const { session, searching, notices } = await createSearchedFixture();
    void session.search({ query: 'red dress' });
    searching.newest.reject(new CallError('Failed to perform search', 'rejected', { serverMessage: 'Too long.' }));
    await settlePromises();
    expect(session.snapshot).toMatchObject({ status: 'failed', query: 'red dress', items: [] });
    expect(notices.snapshot.popup).toEqual({ serverMessage: 'Too long.' });
  });

  it('ends with the session, without a popup over the login or data for the next shopper', async () => {
    const { session, searching, notices, shopper, attachments } = await createSearchedFixture();
    void session.search({ query: 'red dress' });
    searching.newest.reject(new CallError('Failed to perform search', 'unauthorized'));
    await settlePromises();
    expect(notices.snapshot.popup).toBeNull();
    attachments.restore([anAttachment()]);
    shopper.set(aProfile({ id: 'user-2' }));
    expect(session.snapshot).toBe(NO_SEARCH);
    expect(attachments.snapshot).toEqual([]);
    void session.open({ query: QUERY, filters: UNDERSTOOD, searchId: 'first' });
    expect(session.snapshot.status).toBe('searching');
  });
});
