import { describe, expect, it } from 'vitest';
import type { Item } from '../../domain/catalogue/Item.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import { anItem, aProfile, someItems } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createViewerFixture, type ViewerFixtureOptions } from '../../../tests/support/viewerFixture.ts';
import { CallError } from '../ports/CallError.ts';

const ids = (items: readonly Item[]) => items.map(({ id }) => id);
const [firstItem, secondItem, thirdItem] = someItems(3) as [Item, Item, Item];

function createViewer(options?: ViewerFixtureOptions) {
  const fixture = createViewerFixture(options);
  return { ...fixture, shown: () => fixture.viewer.snapshot.current?.item.id ?? null };
}

describe('ItemViewerSession', () => {
  it('opens an item with its context and closes again', () => {
    const { viewer, shown } = createViewer();
    viewer.open(firstItem, 'deep_search_results');
    expect(viewer.snapshot.current).toMatchObject({ item: firstItem, context: 'deep_search_results' });
    expect(viewer.snapshot.canGoBack).toBe(false);
    viewer.close();
    expect(shown()).toBeNull();
    expect(viewer.snapshot.history).toEqual([]);
  });

  it('keeps the current item in the history when a suggested one is opened, and goes back to it', () => {
    const { viewer, shown } = createViewer();
    viewer.open(firstItem, 'wishlist', { items: [firstItem, secondItem], areActionsEnabled: false });
    viewer.openSuggested(thirdItem, [thirdItem]);
    expect(shown()).toBe(thirdItem.id);
    expect(viewer.snapshot.canGoBack).toBe(true);
    expect(viewer.snapshot.current?.list.areActionsEnabled).toBe(false);
    viewer.goBack();
    expect(shown()).toBe(firstItem.id);
    expect(viewer.snapshot.nextItem?.id).toBe(secondItem.id);
    viewer.goBack();
    expect(shown()).toBe(firstItem.id);
  });

  it('opens an item alone, with its actions, unless a list is given', () => {
    const { viewer } = createViewer();
    viewer.open(firstItem, 'shared_link');
    expect(viewer.snapshot.current?.list).toEqual({ items: [firstItem], areActionsEnabled: true });
    expect(viewer.snapshot).toMatchObject({ previousItem: null, nextItem: null });
    expect(viewer.moveToNeighbor(1)).toBe(false);
  });

  it('has no neighbors for an item that is not in its list', () => {
    const { viewer } = createViewer();
    viewer.open(firstItem, 'search_results', { items: [secondItem, thirdItem], areActionsEnabled: true });
    expect(viewer.snapshot).toMatchObject({ previousItem: null, nextItem: null });
  });

  it('does not notify of a step that leads nowhere', () => {
    const { viewer } = createViewer();
    let notificationCount = 0;
    viewer.subscribe(() => {
      notificationCount += 1;
    });
    viewer.close();
    viewer.goBack();
    viewer.openSuggested(firstItem, [firstItem]);
    expect(notificationCount).toBe(0);
    viewer.open(firstItem, 'search_results');
    notificationCount = 0;
    viewer.goBack();
    expect(viewer.goBackTo(viewer.snapshot.current!.key, firstItem.id)).toBe(true);
    viewer.openSuggested(firstItem, [firstItem]);
    viewer.moveToNeighbor(1);
    expect(notificationCount).toBe(0);
  });

  it('shows the rows as they arrive', async () => {
    const { viewer, items } = createViewer();
    viewer.open(firstItem, 'search_results');
    const seenItems: number[] = [];
    viewer.subscribe(() => seenItems.push(viewer.snapshot.similar.items.length));
    items.similarTo(firstItem.id, 'item').resolve([secondItem, thirdItem]);
    await settlePromises();
    expect(seenItems).toEqual([2]);
  });

  it('moves between the items of the list and stops at its ends, without adding history entries', () => {
    const { viewer, shown } = createViewer();
    viewer.open(secondItem, 'search_results', { items: [firstItem, secondItem, thirdItem], areActionsEnabled: true });
    expect(viewer.moveToNeighbor(1)).toBe(true);
    expect(shown()).toBe(thirdItem.id);
    expect(viewer.moveToNeighbor(1)).toBe(false);
    expect(viewer.moveToNeighbor(-1) && viewer.moveToNeighbor(-1)).toBe(true);
    expect(shown()).toBe(firstItem.id);
    expect(viewer.snapshot).toMatchObject({ previousItem: null, nextItem: secondItem, canGoBack: false });
  });

  it('moves within the row of a suggested item', () => {
    const { viewer, shown } = createViewer();
    viewer.open(firstItem, 'search_results', { items: [firstItem], areActionsEnabled: true });
    viewer.openSuggested(secondItem, [secondItem, thirdItem]);
    viewer.moveToNeighbor(1);
    expect(shown()).toBe(thirdItem.id);
    viewer.goBack();
    expect(shown()).toBe(firstItem.id);
  });

  it('keeps the ten items seen last, newest first, and leaves out the one on screen', () => {
    const { viewer } = createViewer();
    const seenItems = someItems(12);
    for (const item of seenItems) viewer.open(item, 'search_results');
    expect(ids(viewer.snapshot.previouslyViewed)).toEqual(ids(seenItems).slice(2, 11).reverse());
    viewer.open(anItem({ id: 'piece-5' }), 'search_results');
    expect(ids(viewer.snapshot.previouslyViewed)[0]).toBe('piece-12');
    expect(ids(viewer.snapshot.previouslyViewed)).not.toContain('piece-5');
  });

  it('never shows one shopper the items viewed by another', () => {
    const { viewer, shopper } = createViewer({ profile: null });
    viewer.open(thirdItem, 'shared_link');
    shopper.set(aProfile({ id: 'user-1' }));
    viewer.open(firstItem, 'search_results');
    expect(ids(viewer.snapshot.previouslyViewed)).toEqual([thirdItem.id]);
    shopper.set(aProfile({ id: 'user-1', name: 'Ada King' }));
    viewer.open(secondItem, 'search_results');
    expect(ids(viewer.snapshot.previouslyViewed)).toEqual([firstItem.id, thirdItem.id]);
    shopper.set(null);
    shopper.set(aProfile({ id: 'user-2' }));
    viewer.open(secondItem, 'search_results');
    expect(viewer.snapshot.previouslyViewed).toEqual([]);
  });

  it('fetches both rows with the semantic description and leaves out the item itself', async () => {
    const { viewer, items } = createViewer();
    viewer.open(firstItem, 'search_results');
    expect(viewer.snapshot.similar).toEqual({ isLoading: true, items: [] });
    expect(items.similarTo(firstItem.id, 'item').args[0]).toEqual({
      userId: 'user-1',
      itemId: firstItem.id,
      mode: 'item',
      filters: NO_FILTERS,
      text: firstItem.semanticSearchDescription,
    });
    items.similarTo(firstItem.id, 'item').resolve([firstItem, secondItem]);
    items.similarTo(firstItem.id, 'completeTheLook').resolve([thirdItem]);
    await settlePromises();
    expect(viewer.snapshot.similar).toEqual({ isLoading: false, items: [secondItem] });
    expect(viewer.snapshot.completeTheLook).toEqual({ isLoading: false, items: [thirdItem] });
  });

  it('keeps gender and size for similar items and gender for the completed look, no matter what narrows the search', () => {
    const filters: Filters = {
      ...NO_FILTERS,
      ...{ gender: ['Men'], size: ['M'], color: ['Blue'], priceRangeMax: 200 },
      ...{ sale: true, brand: ['Orvelle'], sort: 'Price (low/high)' },
    };
    const { viewer, items } = createViewer({ filters });
    viewer.open(firstItem, 'search_results');
    expect(items.similarTo(firstItem.id, 'item').args[0].filters).toEqual({
      ...NO_FILTERS,
      gender: ['Men'],
      size: ['M'],
    });
    expect(items.similarTo(firstItem.id, 'completeTheLook').args[0].filters).toEqual({
      ...NO_FILTERS,
      gender: ['Men'],
    });
    for (const context of ['wishlist', 'shared_link'] as const) {
      viewer.open(secondItem, context);
      expect(items.similarTo(secondItem.id, 'item').args[0].filters).toEqual(NO_FILTERS);
      expect(items.similarTo(secondItem.id, 'completeTheLook').args[0].filters).toEqual(NO_FILTERS);
    }
  });

  it('aborts the rows of the previous item and drops their late answers', async () => {
    const { viewer, items, logger } = createViewer();
    viewer.open(firstItem, 'search_results');
    viewer.openSuggested(secondItem, [secondItem]);
    expect(items.similarTo(firstItem.id, 'item').signal?.aborted).toBe(true);
    items.similarTo(secondItem.id, 'item').resolve([thirdItem]);
    items.similarTo(firstItem.id, 'item').resolve([anItem({ id: 'late' })]);
    items.similarTo(firstItem.id, 'completeTheLook').reject(new Error('aborted'));
    await settlePromises();
    expect(ids(viewer.snapshot.similar.items)).toEqual([thirdItem.id]);
    expect(viewer.snapshot.completeTheLook.isLoading).toBe(true);
    expect(logger.records).toEqual([]);
  });

  it('aborts the rows when it closes', () => {
    const { viewer, items } = createViewer();
    viewer.open(firstItem, 'search_results');
    viewer.close();
    expect(items.similarTo(firstItem.id, 'completeTheLook').signal?.aborted).toBe(true);
    expect(viewer.snapshot.similar).toEqual({ isLoading: false, items: [] });
  });

  it('logs a failed row and leaves it empty, without a popup', async () => {
    const { viewer, items, logger, notices } = createViewer();
    viewer.open(firstItem, 'search_results');
    items.similarTo(firstItem.id, 'item').reject(new CallError('Failed to fetch similar items', 'broken'));
    items.similarTo(firstItem.id, 'completeTheLook').resolve([thirdItem]);
    await settlePromises();
    expect(viewer.snapshot.similar).toEqual({ isLoading: false, items: [] });
    expect(ids(viewer.snapshot.completeTheLook.items)).toEqual([thirdItem.id]);
    expect(logger.records.map(({ message }) => message)).toEqual(['Failed to fetch similar items']);
    expect(notices.snapshot.popup).toBeNull();
  });

  it('fetches no rows while nobody is signed in', () => {
    const { viewer, items } = createViewer({ profile: null });
    viewer.open(firstItem, 'search_results');
    expect(items.similar.madeArguments).toEqual([]);
  });

  it('notifies once when the item changes, never with the rows of another item', async () => {
    const { viewer, items } = createViewer();
    viewer.open(firstItem, 'search_results');
    items.similarTo(firstItem.id, 'item').resolve([secondItem]);
    await settlePromises();
    const notifications: [shown: string | undefined, loading: string | null, similar: number][] = [];
    viewer.subscribe(() => {
      const { current, loadingItemId, similar } = viewer.snapshot;
      notifications.push([current?.item.id, loadingItemId, similar.items.length]);
    });
    viewer.openSuggested(secondItem, [secondItem]);
    viewer.goBack();
    void viewer.openSharedItem(thirdItem.id);
    viewer.close();
    expect(notifications).toEqual([
      [secondItem.id, null, 0],
      [firstItem.id, null, 0],
      [undefined, thirdItem.id, 0],
      [undefined, null, 0],
    ]);
  });

  it('opens a shared link with its context once the item has arrived', async () => {
    const { viewer, items, pulse } = createViewer();
    void viewer.openSharedItem('piece-2');
    expect(viewer.snapshot).toMatchObject({ loadingItemId: 'piece-2', current: null });
    expect(pulse.snapshot).toBe('thinking');
    items.gets.newest.resolve(secondItem);
    await settlePromises();
    expect(viewer.snapshot).toMatchObject({
      loadingItemId: null,
      current: { item: secondItem, context: 'shared_link' },
    });
    expect(pulse.snapshot).toBe('idle');
  });

  it("shows 'Error fetching item' for an unknown shared link, and closes", async () => {
    const { viewer, items, notices } = createViewer();
    void viewer.openSharedItem('gone');
    items.gets.newest.reject(new CallError('Failed to fetch item', 'not-found'));
    await settlePromises();
    expect(notices.snapshot.popup).toBe('item-not-fetched');
    expect(viewer.snapshot).toMatchObject({ loadingItemId: null, current: null });
    void viewer.openSharedItem('piece-2');
    items.gets.newest.resolve(secondItem);
    await settlePromises();
    expect(notices.snapshot.popup).toBeNull();
  });

  it('keeps a link for after the login when the session has ended', async () => {
    const { viewer, items, notices } = createViewer();
    void viewer.openSharedItem('piece-1');
    items.gets.newest.reject(new CallError('Failed to fetch item', 'unauthorized'));
    await settlePromises();
    expect(viewer.snapshot.loadingItemId).toBe('piece-1');
    expect(notices.snapshot.popup).toBeNull();
  });

  it.each([
    ['another link', 'resolve'],
    ['an item', 'resolve'],
    ['closing', 'resolve'],
    ['another link', 'reject'],
    ['an item', 'reject'],
    ['closing', 'reject'],
  ] as const)('lets %s win over a pending link that later calls %s', async (rival, lateCall) => {
    const { viewer, items, notices, shown } = createViewer();
    void viewer.openSharedItem('piece-1');
    const linkCall = items.gets.newest;
    if (rival === 'another link') {
      void viewer.openSharedItem('piece-2');
      items.gets.newest.resolve(secondItem);
    }
    if (rival === 'an item') viewer.open(secondItem, 'search_results');
    if (rival === 'closing') viewer.close();
    expect(linkCall.signal?.aborted).toBe(true);
    linkCall[lateCall](lateCall === 'reject' ? (new Error('late') as never) : (firstItem as never));
    await settlePromises();
    expect(shown()).toBe(rival === 'closing' ? null : secondItem.id);
    expect(notices.snapshot.popup).toBeNull();
  });
});
