import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aProfile, someItems } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { Notices } from '../../application/notices/Notices.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { PulseStatus } from '../../application/pulse/PulseStatus.ts';
import { Attachments } from '../../application/search/Attachments.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import type { ChangeOptions } from '../../application/ports/Wishlists.ts';
import { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import OwnedWishlistTab from './WishlistTab.tsx';
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
  const parts = {
    wishlist,
    attachments,
    onOpenItem: (item: Item, context: string, list?: { readonly items: readonly Item[] }) =>
      openedItems.push([item.id, context, list?.items.length ?? 0]),
  };
  render(
    <MemoryRouter>
      <OwnedWishlistTab createView={() => new WishlistViewModel(parts)} scroller={createRef()} dock={null} isActive />
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
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to retrieve wishlist');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await answer(someItems(2));
    expect(names()).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('attaches an item to the next search', async () => {
    const { answer, user, attachments, notices } = await renderTab();
    await answer(someItems(2));
    await user.click(screen.getByRole('button', { name: 'Attach Piece piece-2 to search' }));
    expect(attachments.snapshot.map(({ id }) => id)).toEqual(['piece-2']);
    expect(notices.snapshot.toast?.message).toBe('added-to-search');
    await user.click(screen.getByRole('button', { name: 'Remove Piece piece-2 from search' }));
    expect(attachments.snapshot).toEqual([]);
  });
});
