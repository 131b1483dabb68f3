import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Item } from '../../domain/catalogue/Item.ts';
import { createAppRouter } from '../../../tests/support/appRouter.tsx';
import { someItems } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createViewerFixture } from '../../../tests/support/viewerFixture.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import ItemViewer from './ItemViewer.tsx';
import { ItemViewerHost, type ViewerCode } from './ItemViewerHost.tsx';

const [firstItem, secondItem, thirdItem] = someItems(3) as [Item, Item, Item];

const Search = () => <output>{useLocation().search}</output>;

const loadedCode: ViewerCode = { component: new SnapshotHolder(ItemViewer), load: () => {} };

async function renderAt(address: string, code = loadedCode) {
  const fittingRoom = { tryOnItem: vi.fn(), wearItems: vi.fn() };
  const fixture = { ...createViewerFixture(), fittingRoom, askAboutItem: vi.fn() };
  const router = createAppRouter(
    [
      {
        path: '/',
        element: (
          <>
            <Search />
            <ItemViewerHost useCases={fixture} code={code} />
          </>
        ),
      },
      { path: '/privacy', element: <p>Privacy</p> },
    ],
    ['/?tab=home', address],
  );
  render(<StrictMode>{router.page}</StrictMode>);
  return { ...fixture, router, user: userEvent.setup() };
}

const getQuery = () => document.querySelector('output')?.textContent;
const findHeading = (item: Item) =>
  screen.findByRole('heading', { level: 2, name: item.shortDescription }, { timeout: 5_000 });

it('adds the open item to the address, keeps the rest, and removes it on closing', async () => {
  const { viewer, user, router } = await renderAt('/?tab=search&query=linen');
  act(() => viewer.open(firstItem, 'search_results'));
  await findHeading(firstItem);
  expect(getQuery()).toBe('?tab=search&query=linen&item=piece-1');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await act(settlePromises);
  expect(getQuery()).toBe('?tab=search&query=linen');
  expect(router.historyAction).toBe('POP');
});

it('brings the item to the fitting room, or the whole look, and opens it', async () => {
  const { viewer, fittingRoom, items, user, router } = await renderAt('/?tab=search');
  act(() => viewer.open(firstItem, 'search_results'));
  await findHeading(firstItem);
  await act(async () => {
    items
      .similarTo(firstItem.id, 'completeTheLook')
      .resolve([secondItem, { ...thirdItem, tryOnCategory: 'lower_body' }]);
    await settlePromises();
  });
  await user.click(screen.getByRole('button', { name: 'Try it on' }));
  expect([fittingRoom.tryOnItem.mock.calls, getQuery()]).toEqual([
    [[firstItem]],
    '?tab=search&item=piece-1&panel=fitting-room',
  ]);
  act(() => router.navigate(-1));
  await user.click(screen.getByRole('button', { name: 'Wear the whole look' }));
  expect(fittingRoom.wearItems.mock.calls).toMatchObject([[[{ id: 'piece-1' }, { id: 'piece-3' }]]]);
  expect(getQuery()).toBe('?tab=search&item=piece-1&panel=fitting-room');
});

it('goes back through the view history by the browser Back, then closes', async () => {
  const { viewer, router } = await renderAt('/?tab=wishlist');
  act(() => viewer.open(firstItem, 'wishlist', { items: [firstItem, thirdItem], areActionsEnabled: true }));
  act(() => viewer.openSuggested(secondItem, [secondItem]));
  await findHeading(secondItem);
  expect(getQuery()).toBe('?tab=wishlist&item=piece-2');
  await act(() => router.navigate(-1));
  await act(settlePromises);
  await findHeading(firstItem);
  expect(viewer.snapshot.nextItem).toBe(thirdItem);
  await act(() => router.navigate(-1));
  await act(settlePromises);
  expect(viewer.snapshot.current).toBeNull();
  expect(getQuery()).toBe('?tab=wishlist');
});

it('opens a shared link with context shared_link, and stays in the app when it is closed', async () => {
  const { viewer, items, user, router } = await renderAt('/?item=piece-2');
  expect(viewer.snapshot.loadingItemId).toBe('piece-2');
  await act(async () => {
    items.gets.newest.resolve(secondItem);
    await settlePromises();
  });
  await findHeading(secondItem);
  expect(viewer.snapshot.current?.context).toBe('shared_link');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await act(settlePromises);
  expect(getQuery()).toBe('');
  expect(router.location.pathname).toBe('/');
});

it("says 'Error fetching item' for a link to an unknown item, and removes it from the address", async () => {
  const { items, notices } = await renderAt('/?item=gone');
  await act(async () => {
    items.gets.newest.reject(new Error('no such item'));
    await settlePromises();
  });
  expect(notices.snapshot.popup).toBe('item-not-fetched');
  expect(getQuery()).toBe('');
});

it('opens the fitting room over the item', async () => {
  const { viewer, user } = await renderAt('/?tab=search');
  act(() => viewer.open(firstItem, 'search_results'));
  await findHeading(firstItem);
  await user.click(screen.getByRole('button', { name: 'Try it on' }));
  expect(getQuery()).toBe('?tab=search&item=piece-1&panel=fitting-room');
  expect(viewer.snapshot.current?.item).toBe(firstItem);
});

it('leaves nothing open behind when the shopper leaves the app', async () => {
  const { viewer, router } = await renderAt('/?tab=search');
  act(() => viewer.open(firstItem, 'search_results'));
  await findHeading(firstItem);
  await act(() => router.navigate('/privacy'));
  expect(viewer.snapshot.current).toBeNull();
});

it('loads the viewer when the address names an item, and then shows the item opened last', async () => {
  const component = new SnapshotHolder<typeof ItemViewer | null>(null);
  const load = vi.fn();
  const { viewer, router } = await renderAt('/?tab=search', { component, load });
  expect(load).not.toHaveBeenCalled();
  await act(() => router.navigate('/?tab=search&item=piece-2'));
  expect(load).toHaveBeenCalled();
  await act(() => router.navigate(-1));
  act(() => viewer.open(firstItem, 'search_results'));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  act(() => component.set(ItemViewer));
  await findHeading(firstItem);
});

it('closes the viewer and opens the Search tab to ask about the item', async () => {
  const { viewer, askAboutItem, user } = await renderAt('/?tab=wishlist');
  act(() => viewer.open(firstItem, 'wishlist'));
  await findHeading(firstItem);
  await user.click(screen.getByRole('button', { name: 'Ask about this piece' }));
  expect(askAboutItem.mock.calls).toEqual([[firstItem]]);
  expect(getQuery()).toBe('?tab=search');
  expect(viewer.snapshot.current).toBeNull();
});
