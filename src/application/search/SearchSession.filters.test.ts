import { describe, expect, it } from 'vitest';
import { anItem, aSearchResult } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchedFixture, createSearchFixture, UNDERSTOOD, QUERY } from '../../../tests/support/searchFixture.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { CallError } from '../ports/CallError.ts';

const offlineError = new CallError('Failed to perform search', 'unreachable');

describe('an edited filter', () => {
  const listPrices = (fixture: Awaited<ReturnType<typeof createSearchedFixture>>) =>
    fixture.session.snapshot.items.map(({ price }) => price);

  it('of the sort reorders the results without a call', async () => {
    const fixture = await createSearchedFixture();
    fixture.filters.update('sort', 'Price (low/high)');
    expect(listPrices(fixture)).toEqual([10, 20, 30]);
    fixture.filters.update('sort', 'Price (high/low)');
    expect(listPrices(fixture)).toEqual([30, 20, 10]);
    fixture.filters.update('sort', 'Relevance');
    expect(listPrices(fixture)).toEqual([30, 10, 20]);
    expect(fixture.searching.madeArguments).toHaveLength(1);
  });

  it('searches again with the current filters, and keeps the screen meanwhile', async () => {
    const fixture = await createSearchedFixture();
    fixture.filters.remove({ key: 'color', value: 'Blue' });
    expect(fixture.session.snapshot).toMatchObject({ status: 'searching', cause: 'filters', filtersAreFinal: true });
    expect(listPrices(fixture)).toEqual([30, 10, 20]);
    expect(fixture.pulse.snapshot).toBe('thinking');
    expect(fixture.searching.newest.args[0]).toMatchObject({
      query: QUERY,
      filtersAreFinal: true,
      filters: { color: [], priceRangeMax: 200 },
    });
    fixture.searching.newest.resolve(
      aSearchResult({ items: [anItem({ price: 5 })], filters: { ...NO_FILTERS, priceRangeMax: 200 } }),
    );
    await settlePromises();
    expect(listPrices(fixture)).toEqual([5]);
    expect(fixture.pulse.snapshot).toBe('idle');
  });

  it('does nothing before the first search', () => {
    const { filters, searching } = createSearchFixture();
    filters.update('sale', true);
    expect(searching.madeArguments).toEqual([]);
  });

  it('before the answer does not make the filters final', async () => {
    const { session, searching, filters } = createSearchFixture();
    void session.search({ query: QUERY });
    filters.update('sale', true);
    expect(searching.newest.args[0]).toMatchObject({ filtersAreFinal: false, filters: { sale: true } });
    searching.newest.resolve(aSearchResult({ filters: { ...UNDERSTOOD, sale: true } }));
    await settlePromises();
    filters.update('sale', false);
    expect(searching.newest.args[0]).toMatchObject({ filtersAreFinal: true, filters: { ...UNDERSTOOD, sale: false } });
  });

  it('whose search fails clears the results, shows an error and can be retried', async () => {
    const { session, filters, searching, notices, pulse } = await createSearchedFixture();
    filters.update('sale', true);
    searching.newest.reject(offlineError);
    await settlePromises();
    expect(session.snapshot).toMatchObject({
      status: 'failed',
      query: QUERY,
      items: [],
      deepSearchItems: [],
      error: { message: 'similar-items-not-fetched' },
    });
    expect(notices.snapshot.popup).toBe('similar-items-not-fetched');
    expect(pulse.snapshot).toBe('idle');
    filters.update('sort', 'Price (low/high)');
    expect(session.snapshot.items).toEqual([]);
    void session.retry();
    expect(searching.newest.args[0]).toMatchObject({ query: QUERY, filtersAreFinal: true, filters: { sale: true } });
  });

  it('that the server refuses, e.g. because the photo was deleted, says why and loses nothing', async () => {
    const { session, filters, searching, notices } = await createSearchedFixture();
    const [snapshotBefore, chosenFilters] = [session.snapshot, filters.snapshot.filters];
    filters.update('sale', true);
    const reason = 'The photo of this search was deleted.';
    searching.newest.reject(new CallError('Failed to perform search', 'rejected', { serverMessage: reason }));
    await settlePromises();
    expect(session.snapshot).toEqual(snapshotBefore);
    expect(filters.snapshot.filters).toEqual(chosenFilters);
    expect(notices.snapshot.popup).toEqual({ serverMessage: reason });
    filters.update('sale', true);
    searching.newest.resolve(aSearchResult());
    await settlePromises();
    expect(session.snapshot.status).toBe('done');
    expect(notices.snapshot.popup).toBeNull();
  });

  it('that the server refuses without a reason shows the short message', async () => {
    const { filters, searching, notices } = await createSearchedFixture();
    filters.update('sale', true);
    searching.newest.reject(new CallError('Failed to perform search', 'rejected'));
    await settlePromises();
    expect(notices.snapshot.popup).toBe('similar-items-not-fetched');
  });

  it('has no effect after stop', async () => {
    const { stop, filters, searching } = await createSearchedFixture();
    stop();
    filters.update('sale', true);
    expect(searching.madeArguments).toHaveLength(1);
  });
});
