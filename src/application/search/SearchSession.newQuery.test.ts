import { describe, expect, it } from 'vitest';
import { aSearchResult } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchedFixture, createSearchFixture, UNDERSTOOD, QUERY } from '../../../tests/support/searchFixture.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { CallError } from '../ports/CallError.ts';

async function createFixtureWithFilters() {
  const fixture = await createSearchedFixture();
  fixture.filters.update('size', 'M');
  fixture.searching.newest.resolve(aSearchResult({ filters: { ...UNDERSTOOD, size: ['M'] } }));
  await settlePromises();
  return fixture;
}

describe('filters chosen for a search', () => {
  it('end with its words, and can be kept in one step', async () => {
    const { session, searching, filters } = await createFixtureWithFilters();
    void session.search({ query: 'shoes' });
    expect(searching.newest.args[0]).toMatchObject({ query: 'shoes', filters: NO_FILTERS, filtersAreFinal: false });
    searching.newest.resolve(aSearchResult());
    await settlePromises();
    expect(filters.snapshot.droppedFilters).toEqual({ ...NO_FILTERS, size: ['M'] });
    filters.restoreDropped();
    expect(searching.newest.args[0]).toMatchObject({ query: 'shoes', filters: { size: ['M'] }, filtersAreFinal: true });
  });

  it('hold for the same words again', async () => {
    const { session, searching } = await createFixtureWithFilters();
    void session.search({ query: ` ${QUERY} ` });
    expect(searching.newest.args[0]).toMatchObject({ filters: { ...NO_FILTERS, size: ['M'] }, filtersAreFinal: false });
  });

  it('come back when the new search is canceled', async () => {
    const { session, filters } = await createFixtureWithFilters();
    void session.search({ query: 'shoes' });
    session.cancel();
    expect(filters.snapshot).toMatchObject({ filters: { ...UNDERSTOOD, size: ['M'] }, droppedFilters: null });
  });

  it('end when the search is left', async () => {
    const { session, filters } = await createFixtureWithFilters();
    session.clear();
    expect(filters.snapshot.filters).toEqual(NO_FILTERS);
  });
});

it('filters chosen before the first words apply to them', () => {
  const { session, searching, filters } = createSearchFixture();
  filters.update('size', 'M');
  void session.search({ query: QUERY });
  expect(searching.newest.args[0]).toMatchObject({ filters: { ...NO_FILTERS, size: ['M'] } });
});

describe('the popup of a failed search', () => {
  it('repeats it, unless it would be refused again', async () => {
    const { session, searching, notices } = createSearchFixture();
    void session.search({ query: QUERY });
    searching.newest.reject(new CallError('Failed to perform search', 'broken'));
    await settlePromises();
    notices.snapshot.retry?.();
    expect(searching.newest.args[0]).toMatchObject({ query: QUERY });
    searching.newest.reject(new CallError('Failed to perform search', 'rejected'));
    await settlePromises();
    expect(notices.snapshot).toMatchObject({ popup: 'search-failed', retry: null });
  });
});

describe('trying again', () => {
  it('repeats the search that failed, not one that was canceled after it', async () => {
    const { session, searching } = createSearchFixture();
    void session.search({ query: 'belt' });
    searching.newest.reject(new CallError('Failed to perform search', 'unreachable'));
    await settlePromises();
    void session.search({ query: 'socks' });
    session.cancel();
    expect(session.snapshot).toMatchObject({ status: 'failed', query: 'belt' });
    void session.retry();
    expect(searching.newest.args[0]).toMatchObject({ query: 'belt' });
  });
});

describe('a search begun offline', () => {
  it('waits without a message while results are on the screen, which stay, and runs when it is tried again', async () => {
    const { session, searching, connection, notices, pulse } = await createSearchedFixture();
    const { length } = searching.madeArguments;
    connection.set(false);
    await session.search({ query: ' red dress ' });
    expect(session.snapshot).toMatchObject({ status: 'done', query: QUERY, waitingQuery: 'red dress' });
    expect(session.snapshot.items).toHaveLength(3);
    expect([searching.madeArguments.length, notices.snapshot.popup, pulse.snapshot]).toEqual([length, null, 'idle']);
    connection.set(true);
    void session.retry();
    expect(searching.newest.args[0]).toMatchObject({ query: 'red dress' });
    expect(session.snapshot).toMatchObject({ status: 'searching', query: 'red dress', waitingQuery: undefined });
  });

  it('fails at once when there is nothing to keep, and when an address asks for it', async () => {
    const { session, searching, connection } = createSearchFixture();
    connection.set(false);
    void session.search({ query: QUERY });
    expect(searching.waitingCalls).toHaveLength(1);
    const shownSession = await createSearchedFixture();
    shownSession.connection.set(false);
    void shownSession.session.open({ query: 'red dress', filters: null, searchId: null });
    expect(shownSession.session.snapshot).toMatchObject({ status: 'searching', query: 'red dress' });
  });
});
