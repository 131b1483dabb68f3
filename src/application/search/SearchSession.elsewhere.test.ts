import { describe, expect, it } from 'vitest';
import { anItem, aSearchResult, someItems } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchedFixture, createSearchFixture, UNDERSTOOD, QUERY } from '../../../tests/support/searchFixture.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { NO_SEARCH } from './SearchSnapshot.ts';

describe('results from another source', () => {
  it('are shown with their filters, and a search in progress is aborted', async () => {
    const { session, searching, filters } = createSearchFixture();
    void session.search({ query: 'red dress' });
    const lateCall = searching.newest;
    session.show({
      query: QUERY,
      items: someItems(2),
      deepSearchItems: [anItem({ reason: 'Linen.' })],
      filters: UNDERSTOOD,
    });
    lateCall.resolve(aSearchResult());
    await settlePromises();
    expect(session.snapshot).toMatchObject({ status: 'done', query: QUERY, items: someItems(2), searchId: null });
    filters.update('sale', true);
    expect(searching.newest.args[0]).toMatchObject({
      query: QUERY,
      filtersAreFinal: true,
      filters: { ...UNDERSTOOD, sale: true },
    });
  });

  it('keep their answer key until other results replace them', async () => {
    const { session, searching, filters } = createSearchFixture();
    session.show({
      query: QUERY,
      items: someItems(2),
      filters: UNDERSTOOD,
      answerKey: 'answer-1',
      title: 'Garden wedding',
    });
    expect(session.snapshot.answerKey).toBe('answer-1');
    filters.update('sale', true);
    expect(session.snapshot.answerKey).toBe('answer-1');
    session.cancel();
    expect(session.snapshot.answerKey).toBe('answer-1');
    filters.update('sale', true);
    searching.newest.resolve(aSearchResult());
    await settlePromises();
    expect(session.snapshot).toMatchObject({ answerKey: null, title: null });
  });

  it('keep filter edits made since the request, and search again with them', async () => {
    const { session, searching, filters } = createSearchFixture();
    filters.update('sale', true);
    session.show({ query: QUERY, items: someItems(2), filters: UNDERSTOOD, requestedFilters: NO_FILTERS });
    expect(session.snapshot.status).toBe('searching');
    expect(searching.newest.args[0]).toMatchObject({ query: QUERY, filters: { ...UNDERSTOOD, sale: true } });
  });

  it('need no search when no filter was edited since the request', () => {
    const { session, searching, filters } = createSearchFixture();
    session.show({ query: QUERY, items: someItems(2), filters: UNDERSTOOD, requestedFilters: NO_FILTERS });
    expect(searching.madeArguments).toEqual([]);
    expect(session.snapshot.status).toBe('done');
    expect(filters.snapshot.filters).toEqual(UNDERSTOOD);
  });

  it('stay when a search is canceled that is not pending', () => {
    const { session, filters } = createSearchFixture();
    session.show({ query: QUERY, items: someItems(2), filters: UNDERSTOOD });
    const snapshotBefore = session.snapshot;
    session.cancel();
    expect(session.snapshot).toBe(snapshotBefore);
    expect(filters.snapshot.filters).toEqual(UNDERSTOOD);
  });

  it('may be items above the current results', async () => {
    const { session } = await createSearchedFixture();
    const snapshotBefore = session.snapshot;
    session.showDeep([anItem({ id: 'belt', reason: 'Same leather.' })]);
    expect(session.snapshot).toEqual({
      ...snapshotBefore,
      deepSearchItems: [anItem({ id: 'belt', reason: 'Same leather.' })],
    });
    void session.search({ query: 'red dress' });
    session.showDeep([]);
    session.cancel();
    expect(session.snapshot.deepSearchItems).toHaveLength(1);
  });

  it('can be cleared', async () => {
    const { session, filters } = await createSearchedFixture();
    session.clear();
    expect(session.snapshot).toBe(NO_SEARCH);
    expect(filters.snapshot.filters).toEqual(NO_FILTERS);
  });
});
