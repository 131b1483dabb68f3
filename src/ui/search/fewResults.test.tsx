import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createAppRouter } from '../../../tests/support/appRouter.tsx';
import { aSearchResult, anItem, someItems } from '../../../tests/support/builders.ts';
import { createDeviceWishlist } from '../../../tests/support/deviceWishlist.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchFixture } from '../../../tests/support/searchFixture.ts';
import { InMemoryWishlists } from '../../adapters/memory/InMemoryWishlists.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import { WishlistService } from '../../application/wishlist/WishlistService.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import type { SearchGuidance, SearchResult } from '../../domain/search/Search.ts';
import SearchTabContainer from './SearchTab.tsx';

// Load the lazy parts first, so that no test waits for them.
beforeAll(() => Promise.all([import('./FewResults.tsx'), import('./NoResults.tsx'), import('./SlowSearch.tsx')]));

const RED_IN_M: Filters = { ...NO_FILTERS, color: ['Red'], size: ['M'] };

/** Shows the Search tab after a search for 'dress', whose answer has this guidance. */
async function showSearch(guidance: SearchGuidance, overrides: Partial<SearchResult> = {}) {
  const fixture = createSearchFixture();
  const wishlists = new InMemoryWishlists(someItems(3));
  const rejectCall = () => Promise.reject(new Error('Not asked for here.'));
  const openedIds: string[] = [];
  const parts = {
    ...{ search: fixture.session, filters: fixture.filters, attachments: fixture.attachments, draft: fixture.draft },
    wishlist: new WishlistService(wishlists, fixture.shopper, fixture.notices, createDeviceWishlist()),
    connection: new SnapshotHolder(true),
    onOpenItem: ({ id }: { readonly id: string }) => openedIds.push(id),
    chat: {
      ...{ shopper: fixture.shopper, notices: fixture.notices },
      stylist: { snapshot: null, subscribe: () => () => {}, loadStylist: rejectCall },
    },
    photo: { notices: fixture.notices, loadUpload: rejectCall },
  };
  const element = (
    <SearchTabContainer
      parts={parts}
      shopWindow={() => null}
      conversation={() => null}
      scroller={createRef()}
      dock={document.body}
      isActive
    />
  );
  render(createAppRouter([{ path: '/', element }], ['/?tab=search']).page);
  const answer = (result: Partial<SearchResult>) =>
    act(async () => {
      fixture.searching.newest.resolve(aSearchResult(result));
      await settlePromises();
    });
  await act(async () => void fixture.session.search({ query: 'dress' }));
  await answer({ items: someItems(2), filters: RED_IN_M, ...overrides, guidance });
  return { ...fixture, answer, opened: openedIds, user: userEvent.setup() };
}

describe('few results', () => {
  it('are followed by filters that find more, and by items to wear with the first', async () => {
    const { user, searching, opened } = await showSearch({
      offers: [
        { filter: 'price', filters: { ...RED_IN_M, priceRangeMax: 320 }, count: 3 },
        { filter: 'size', filters: { ...RED_IN_M, size: [] }, count: 5 },
      ],
      goesWith: [anItem({ id: 'bag' })],
    });
    await user.click(await screen.findByRole('link', { name: /Piece bag/u }));
    expect(opened).toEqual(['bag']);
    expect(screen.getByRole('button', { name: '3 more up to $320' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '5 more without the size' }));
    expect(searching.newest.args[0]).toMatchObject({
      filters: { ...NO_FILTERS, color: ['Red'] },
      filtersAreFinal: true,
    });
  });
});

describe('few results that miss a filter', () => {
  it('are followed by offers that name all their pieces, because the results give way to them', async () => {
    const offers = [{ filter: 'price' as const, filters: { ...RED_IN_M, priceRangeMax: 320 }, count: 3 }];
    await showSearch({ offers, unmetFilters: ['color'] });
    expect(await screen.findByRole('button', { name: '3 up to $320' })).toBeInTheDocument();
  });
});

describe('nothing found', () => {
  it('offers one tap for each filter, the stylist, and near searches with a picture', async () => {
    const nearSearches = [{ query: 'skirts', item: anItem({ id: 'skirt' }) }];
    const offers = [{ filter: 'color' as const, filters: { ...RED_IN_M, color: [] }, count: 2 }];
    const { user, searching } = await showSearch({ offers, nearSearches }, { items: [] });
    expect(await screen.findByRole('button', { name: '2 in other colors' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask the stylist for this' })).toBeInTheDocument();
    const link = within(screen.getByRole('navigation', { name: 'Similar searches' })).getByRole('link', {
      name: 'skirts',
    });
    expect(link).toHaveAttribute('href', '/?tab=search&query=skirts');
    expect(link.querySelector('img')).not.toBeNull();
    await user.click(link);
    expect(searching.newest.args[0]).toMatchObject({ query: 'skirts' });
  });
});

describe('a chip', () => {
  it('shows that no result meets its filter', async () => {
    await showSearch({ unmetFilters: ['color'] });
    const chip = screen.getByRole('button', { name: 'Remove Red, which is not met' });
    expect(chip.querySelector('s')).toHaveTextContent('Red');
    expect(screen.getByRole('button', { name: 'Remove Size M' }).querySelector('s')).toBeNull();
  });

  it('restores the filters of the previous query by one button', async () => {
    const { user, filters, session, searching, answer } = await showSearch({}, { filters: NO_FILTERS });
    act(() => filters.apply({ color: ['Blue'], size: ['M'], sort: 'Price (low/high)' }));
    await answer({ filters: filters.snapshot.filters });
    await act(async () => void session.search({ query: 'shoes' }));
    await answer({});
    await user.click(await screen.findByRole('button', { name: 'Keep M, Blue, Price (low/high)?' }));
    expect(searching.newest.args[0]).toMatchObject({ query: 'shoes', filters: { size: ['M'], color: ['Blue'] } });
    expect(screen.queryByRole('button', { name: /^Keep/u })).toBeNull();
  });
});

it('lets the shopper cancel a slow search after four seconds', async () => {
  const { session, searching } = await showSearch({}, { filters: NO_FILTERS });
  vi.useFakeTimers();
  await act(async () => void session.search({ query: 'shoes' }));
  const signal = searching.newest.args[1];
  await act(async () => vi.advanceTimersByTimeAsync(3_999));
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(signal?.aborted).toBe(true);
  expect(session.snapshot).toMatchObject({ status: 'done', query: 'dress' });
});
