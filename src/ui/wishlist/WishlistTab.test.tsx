import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aProfile, anItem, someItems } from '../../../tests/support/builders.ts';
import { ControllableItems } from '../../../tests/support/ControllableItems.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { Notices } from '../../application/notices/Notices.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { PulseStatus } from '../../application/pulse/PulseStatus.ts';
import { Attachments } from '../../application/search/Attachments.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import type { ChangeOptions } from '../../application/ports/Wishlists.ts';
import { MatchingItems } from '../../application/wishlist/MatchingItems.ts';
import { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import WishlistTabContainer from './WishlistTab.tsx';
import { WishlistViewModel } from './WishlistViewModel.ts';
import { createDeviceWishlist } from '../../../tests/support/deviceWishlist.ts';

const createList = (items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));

async function renderTab() {
  const fetchCalls = new HeldCalls<[string, AbortSignal?], ReadonlyMap<string, Item>>();
  const removeCalls = new HeldCalls<[string, string, ChangeOptions?], void>();
  const clock = new ManualClock();
  const notices = new Notices(clock);
  const shopper = new SnapshotHolder(aProfile());
  const wishlist = new WishlistService(
    { fetch: fetchCalls.call, add: async () => {}, remove: removeCalls.call },
    shopper,
    notices,
    createDeviceWishlist(),
  );
  const attachments = new Attachments(shopper, notices, new PulseStatus(clock));
  wishlist.start();
  const openedItems: [string, string, number][] = [];
  const lookups = new ControllableItems();
  const matchingItems = new MatchingItems({ loadItems: async () => lookups, shopper, logger: { warn: () => {} } });
  const parts = {
    wishlist,
    attachments,
    matchingItems,
    onOpenItem: (item: Item, context: string, list?: { readonly items: readonly Item[] }) =>
      openedItems.push([item.id, context, list?.items.length ?? 0]),
  };
  render(
    <MemoryRouter>
      <WishlistTabContainer
        createView={() => new WishlistViewModel(parts)}
        scroller={createRef()}
        dock={null}
        isActive
      />
    </MemoryRouter>,
  );
  const answerFetch = (items: readonly Item[]) =>
    act(async () => {
      fetchCalls.newest.resolve(createList(items));
      await settlePromises();
    });
  const listLinkAddresses = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  return {
    fetching: fetchCalls,
    removing: removeCalls,
    wishlist,
    lookups,
    notices,
    attachments,
    opened: openedItems,
    answer: answerFetch,
    names: listLinkAddresses,
    user: userEvent.setup(),
  };
}

async function removeFromWishlist(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('button', { name: `Remove ${name} from wishlist` }));
  await user.click(
    within(screen.getByRole('alertdialog', { name: 'Please confirm' })).getByRole('button', { name: 'Remove' }),
  );
}

describe('the Wishlist tab', () => {
  it('shows the wishlist, newest first, and opens an item with the others as its neighbors', async () => {
    const { answer, names, user, opened } = await renderTab();
    await answer(someItems(3));
    expect(names()).toEqual(['/?item=piece-1', '/?item=piece-2', '/?item=piece-3']);
    await user.click(screen.getByRole('link', { name: /piece-2/ }));
    expect(opened).toEqual([['piece-2', 'wishlist', 3]]);
  });

  it('removes an item after confirmation, and moves the focus to the next one', async () => {
    const { answer, names, user, removing } = await renderTab();
    await answer(someItems(3));
    await removeFromWishlist(user, 'Piece piece-2');
    expect(names()).toEqual(['/?item=piece-1', '/?item=piece-3']);
    expect(removing.madeArguments.map(([, id]) => id)).toEqual(['piece-2']);
    expect(screen.getByRole('link', { name: /piece-3/ })).toHaveFocus();
  });

  it('moves the focus to the next card when an item that a dialog removed is gone and the dialog closes', async () => {
    const { answer, wishlist } = await renderTab();
    await answer(someItems(3));
    screen.getByRole('link', { name: /piece-2/ }).focus();
    const viewer = document.body.appendChild(document.createElement('dialog'));
    viewer.append(document.createElement('button'));
    viewer.showModal();
    await act(async () => void wishlist.remove('piece-2'));
    expect(viewer.querySelector('button')).toHaveFocus();
    await act(async () => viewer.close());
    expect(screen.getByRole('link', { name: /piece-3/ })).toHaveFocus();
    viewer.remove();
  });

  it('keeps the item if the removal is canceled', async () => {
    const { answer, names, user, removing } = await renderTab();
    await answer(someItems(1));
    await user.click(screen.getByRole('button', { name: 'Remove Piece piece-1 from wishlist' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(names()).toHaveLength(1);
    expect(removing.madeArguments).toEqual([]);
    expect(screen.getByRole('button', { name: 'Remove Piece piece-1 from wishlist' })).toHaveFocus();
  });

  it('restores an item in its position if its removal fails', async () => {
    const { answer, names, user, removing, notices } = await renderTab();
    await answer(someItems(3));
    await removeFromWishlist(user, 'Piece piece-2');
    await act(async () => {
      removing.newest.reject(new CallError('Failed to update wishlist', 'broken'));
      await settlePromises();
    });
    expect(names()).toEqual(['/?item=piece-1', '/?item=piece-2', '/?item=piece-3']);
    expect(notices.snapshot.popup).toBe('wishlist-not-updated');
  });

  it('shows what to do while it is empty', async () => {
    const { answer, user } = await renderTab();
    await answer(someItems(1));
    await removeFromWishlist(user, 'Piece piece-1');
    expect(screen.getByRole('heading', { name: 'Nothing kept yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find something to keep' })).toHaveAttribute('href', '/?tab=search');
  });

  it('reports a failed load, and the retry works', async () => {
    const { fetching, answer, user, names } = await renderTab();
    await act(async () => {
      fetching.newest.reject(new CallError('Failed to retrieve wishlist', 'unreachable'));
      await settlePromises();
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Your wishlist is not here yet');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await answer(someItems(2));
    expect(names()).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('attaches an item to the next search', async () => {
    const { answer, user, attachments, notices } = await renderTab();
    await answer(someItems(2));
    await user.click(screen.getByRole('button', { name: 'More like Piece piece-2' }));
    expect(attachments.snapshot.map(({ id }) => id)).toEqual(['piece-2']);
    expect(notices.snapshot.toast?.message).toBe('added-to-search');
    await user.click(screen.getByRole('button', { name: 'Remove Piece piece-2 from search' }));
    expect(attachments.snapshot).toEqual([]);
  });

  it('sorts by price, and shows the sum of what is still sold', async () => {
    const { answer, names, user } = await renderTab();
    const prices = [120.5, 80, 200, 40];
    await answer(prices.map((price, index) => anItem({ id: `p${index}`, price, isWithdrawn: index === 3 })));
    expect(screen.getByText('4 pieces, $400.50 together')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Price (low/high)' }));
    expect(names()).toEqual(['/?item=p3', '/?item=p1', '/?item=p0', '/?item=p2']);
    await user.click(screen.getByRole('button', { name: 'Price (high/low)' }));
    expect(names()).toEqual(['/?item=p2', '/?item=p0', '/?item=p1', '/?item=p3']);
    await user.click(screen.getByRole('button', { name: 'Newest' }));
    expect(names()).toEqual(['/?item=p0', '/?item=p1', '/?item=p2', '/?item=p3']);
  });

  it('compares two to four pieces side by side', async () => {
    const { answer, user } = await renderTab();
    await answer(someItems(5, { facts: ['linen'], occasions: ['wedding'], sizes: ['S', 'M', 'L'] }));
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(screen.getByRole('button', { name: 'Stop comparing' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Newest' })).not.toBeInTheDocument();
    const queryButton = () => screen.queryByRole('button', { name: 'Side by side' });
    const choose = (number: number) =>
      user.click(screen.getByRole('checkbox', { name: `Compare Piece piece-${number}` }));
    await choose(1);
    expect(queryButton()).not.toBeInTheDocument();
    for (const number of [2, 3, 4]) await choose(number);
    expect(screen.getByRole('checkbox', { name: 'Compare Piece piece-5' })).toBeDisabled();
    await choose(3);
    await user.click(queryButton()!);
    const table = within(screen.getByRole('dialog', { name: 'Side by side' })).getByRole('table');
    const columns = within(table).getAllByRole('columnheader');
    expect(columns.map(({ textContent }) => textContent)).toEqual(
      [1, 2, 4].map((number) => `SkarvholmPiece piece-${number}`),
    );
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(cells.slice(1)).toEqual([
      'Price$180$180$180',
      'Cloth and cutlinenlinenlinen',
      'SizesS to LS to LS to L',
      'ColorsBlueBlueBlue',
      'Made fora weddinga weddinga wedding',
    ]);
  });

  it('shows what goes with a few pieces', async () => {
    const { answer, lookups, opened, user } = await renderTab();
    await answer(someItems(1));
    await act(async () => {
      lookups.similarTo('piece-1', 'completeTheLook').resolve([anItem({ id: 'boots' }), anItem({ id: 'bag' })]);
      await settlePromises();
    });
    const row = within(screen.getByRole('region', { name: 'What goes with it' }));
    await user.click(row.getByRole('link', { name: /boots/u }));
    expect(opened).toEqual([['boots', 'search_results', 2]]);
    await user.click(row.getByRole('button', { name: 'Add Piece bag to wishlist' }));
    expect(row.queryByRole('link', { name: /bag/u })).not.toBeInTheDocument();
  });

  it('says them of two pieces', async () => {
    const { answer, lookups } = await renderTab();
    await answer(someItems(2));
    await act(async () => {
      lookups.similarTo('piece-1', 'completeTheLook').resolve([anItem({ id: 'boots' })]);
      lookups.similarTo('piece-2', 'completeTheLook').resolve([anItem({ id: 'bag' })]);
      await settlePromises();
    });
    expect(screen.getByRole('region', { name: 'What goes with them' })).toBeInTheDocument();
  });

  it('asks for nothing beside many pieces', async () => {
    const { answer, lookups } = await renderTab();
    await answer(someItems(4));
    expect(lookups.similar.madeArguments).toEqual([]);
    expect(screen.queryByRole('region', { name: /What goes with/u })).not.toBeInTheDocument();
  });
});
