import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aProfile, anItem, someTrends } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { HistoryList } from '../../application/history/HistoryList.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import type { TrendsSnapshot } from '../../application/trends/TrendsFeed.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { SearchHistoryEntry } from '../../domain/search/Search.ts';
import { ShopWindow } from './ShopWindow.tsx';

const LOADING: TrendsSnapshot = { status: 'loading', trends: null, fetchedAt: null, failure: null };

function renderWindow(wishlistItems: readonly Item[] = []) {
  const trends = new SnapshotHolder<TrendsSnapshot>(LOADING);
  const historyCalls = new HeldCalls<[string, number, AbortSignal], readonly SearchHistoryEntry[]>();
  const searches = new HistoryList({
    shopper: new SnapshotHolder(aProfile()),
    limit: 5,
    fetch: historyCalls.call,
  });
  const chosenQueries: string[] = [];
  const openedItems: [string, number][] = [];
  let openedSearches = 0;
  const startable = {
    get snapshot() {
      return trends.snapshot;
    },
    subscribe: (listener: () => void) => trends.subscribe(listener),
    start: () => () => {},
  };
  render(
    <MemoryRouter>
      <ShopWindow
        parts={{
          trends: startable,
          searches,
          wishlist: new SnapshotHolder({ items: new Map(wishlistItems.map((item) => [item.id, item])) }),
          onOpenWishlistItem: (item, neighbors) => openedItems.push([item.id, neighbors.length]),
          onOpenSearch: () => (openedSearches += 1),
        }}
        onChooseQuery={(query) => chosenQueries.push(query)}
      />
    </MemoryRouter>,
  );
  const answerHistory = (entries: readonly SearchHistoryEntry[]) =>
    act(async () => {
      historyCalls.newest.resolve(entries);
      await settlePromises();
    });
  return {
    showTrends: (snapshot: Partial<TrendsSnapshot>) => act(() => trends.set({ ...LOADING, ...snapshot })),
    answerHistory,
    chosenQueries,
    openedItems,
    countOpenedSearches: () => openedSearches,
    user: userEvent.setup(),
  };
}

const getList = (name: string) => within(screen.getByRole('list', { name }));

describe('before the first search', () => {
  it('ideas are pictures that start their searches', async () => {
    const { showTrends, chosenQueries, user } = renderWindow();
    showTrends({ status: 'ready', trends: someTrends() });
    await user.click(getList('Ideas for today').getByRole('button', { name: 'velvet dress' }));
    expect(chosenQueries).toEqual(['velvet dress']);
  });

  it('the ideas have placeholders while they load, which disappear when the load fails', () => {
    const { showTrends } = renderWindow();
    expect(screen.getByRole('region', { name: 'Ideas for today' })).toHaveAttribute('aria-busy', 'true');
    showTrends({ status: 'failed', failure: 'unreachable' });
    expect(screen.queryByRole('region', { name: 'Ideas for today' })).not.toBeInTheDocument();
  });

  it('examples can be searched', async () => {
    const { chosenQueries, user } = renderWindow();
    const [example] = getList('Or begin with one of these').getAllByRole('button');
    await user.click(example!);
    expect(chosenQueries).toEqual([expect.stringMatching(/^Navy linen blazer/u)]);
  });

  it('recent searches link to their results', async () => {
    const { answerHistory, countOpenedSearches, user } = renderWindow();
    expect(screen.queryByRole('list', { name: 'Your recent searches' })).not.toBeInTheDocument();
    const timestamp = '2026-11-23T08:00:00Z';
    await answerHistory([
      { id: 's1', query: 'wool coat', timestamp },
      { id: 's2', query: '', timestamp },
    ]);
    const links = getList('Your recent searches').getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['wool coat', 'Like the attached piece']);
    expect(links[0]).toHaveAttribute('href', expect.stringContaining('s1'));
    await user.click(links[0]!);
    expect(countOpenedSearches()).toBe(1);
  });

  it('six pieces of the wishlist open with each other as neighbors', async () => {
    const { openedItems, user } = renderWindow(
      Array.from({ length: 8 }, (_, index) => anItem({ id: `heart-${index}`, shortDescription: `Heart ${index}` })),
    );
    expect(getList('On your wishlist').getAllByRole('link')).toHaveLength(6);
    await user.click(screen.getByRole('link', { name: 'Heart 2' }));
    expect(openedItems).toEqual([['heart-2', 6]]);
    expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/?tab=wishlist');
  });
});
