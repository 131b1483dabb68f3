import { describe, expect, it } from 'vitest';
import type { Item } from '../../domain/catalogue/Item.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import { anItem, aProfile, someItems } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createViewerFixture, type ViewerFixtureOptions } from '../../../tests/support/viewerFixture.ts';
import { CallError } from '../ports/CallError.ts';

const ids = (items: readonly Item[]) => items.map(({ id }) => id);
const [first, second, third] = someItems(3) as [Item, Item, Item];

function createViewer(options?: ViewerFixtureOptions) {
  const fixture = createViewerFixture(options);
  return { ...fixture, shown: () => fixture.viewer.snapshot.current?.item.id ?? null };
}

describe('ItemViewerSession', () => {
  it('opens an item with its context and closes again', () => {
    const { viewer, shown } = createViewer();
    viewer.open(first, 'deep_search_results');
    expect(viewer.snapshot.current).toMatchObject({ item: first, context: 'deep_search_results' });
    expect(viewer.snapshot.canGoBack).toBe(false);
    viewer.close();
    expect(shown()).toBeNull();
    expect(viewer.snapshot.history).toEqual([]);
  });

  it('keeps the current item in the history when a suggested one is opened, and goes back to it', () => {
    const { viewer, shown } = createViewer();
    viewer.open(first, 'wishlist', { items: [first, second], actionsEnabled: false });
    viewer.openSuggested(third, [third]);
    expect(shown()).toBe(third.id);
    expect(viewer.snapshot.canGoBack).toBe(true);
    expect(viewer.snapshot.current?.list.actionsEnabled).toBe(false);
    viewer.goBack();
    expect(shown()).toBe(first.id);
    expect(viewer.snapshot.nextItem?.id).toBe(second.id);
    viewer.goBack();
    expect(shown()).toBe(first.id);
  });

  it('opens an item alone, with its actions, unless a list is given', () => {
    const { viewer } = createViewer();
    viewer.open(first, 'shared_link');
    expect(viewer.snapshot.current?.list).toEqual({ items: [first], actionsEnabled: true });
    expect(viewer.snapshot).toMatchObject({ previousItem: null, nextItem: null });
    expect(viewer.moveToNeighbor(1)).toBe(false);
  });

  it('has no neighbors for an item that is not in its list', () => {
    const { viewer } = createViewer();
    viewer.open(first, 'search_results', { items: [second, third], actionsEnabled: true });
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
    viewer.openSuggested(first, [first]);
    expect(notificationCount).toBe(0);
    viewer.open(first, 'search_results');
    notificationCount = 0;
    viewer.goBack();
    expect(viewer.goBackTo(viewer.snapshot.current!.key, first.id)).toBe(true);
    viewer.openSuggested(first, [first]);
    viewer.moveToNeighbor(1);
    expect(notificationCount).toBe(0);
  });

  it('shows the rows as they arrive', async () => {
    const { viewer, items } = createViewer();
    viewer.open(first, 'search_results');
    const seenItems: number[] = [];
    viewer.subscribe(() => seenItems.push(viewer.snapshot.similar.items.length));
    items.similarTo(first.id, 'item').resolve([second, third]);
    await settlePromises();
    expect(seenItems).toEqual([2]);
  });

  it('moves between the items of the list and stops at its ends, without adding history entries', () => {
    const { viewer, shown } = createViewer();
    viewer.open(second, 'search_results', { items: [first, second, third], actionsEnabled: true });
    expect(viewer.moveToNeighbor(1)).toBe(true);
    expect(shown()).toBe(third.id);
    expect(viewer.moveToNeighbor(1)).toBe(false);
    expect(viewer.moveToNeighbor(-1) && viewer.moveToNeighbor(-1)).toBe(true);
    expect(shown()).toBe(first.id);
    expect(viewer.snapshot).toMatchObject({ previousItem: null, nextItem: second, canGoBack: false });
  });

  it('moves within the row of a suggested item', () => {
    const { viewer, shown } = createViewer();
    viewer.open(first, 'search_results', { items: [first], actionsEnabled: true });
    viewer.openSuggested(second, [second, third]);
    viewer.moveToNeighbor(1);
    expect(shown()).toBe(third.id);
    viewer.goBack();
    expect(shown()).toBe(first.id);
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
    viewer.open(third, 'shared_link');
    shopper.set(aProfile({ id: 'user-1' }));
    viewer.open(first, 'search_results');
    expect(ids(viewer.snapshot.previouslyViewed)).toEqual([third.id]);
    shopper.set(aProfile({ id: 'user-1', name: 'Ada King' }));
    viewer.open(second, 'search_results');
    expect(ids(viewer.snapshot.previouslyViewed)).toEqual([first.id, third.id]);
    shopper.set(null);
    shopper.set(aProfile({ id: 'user-2' }));
    viewer.open(second, 'search_results');
    expect(viewer.snapshot.previouslyViewed).toEqual([]);
  });

  it('fetches both rows with the semantic description and leaves out the item itself', async () => {
    const { viewer, items } = createViewer();
    viewer.open(first, 'search_results');
    expect(viewer.snapshot.similar).toEqual({ isLoading: true, items: [] });
    expect(items.similarTo(first.id, 'item').args[0]).toEqual({
      userId: 'user-1',
      itemId: first.id,
      mode: 'item',
      filters: NO_FILTERS,
      text: first.semanticSearchDescription,
    });
    items.similarTo(first.id, 'item').resolve([first, second]);
    items.similarTo(first.id, 'completeTheLook').resolve([third]);
    await settlePromises();
    expect(viewer.snapshot.similar).toEqual({ isLoading: false, items: [second] });
    expect(viewer.snapshot.completeTheLook).toEqual({ isLoading: false, items: [third] });
  });

  it('keeps gender and size for similar items and gender for the completed look, no matter what narrows the search', () => {
    const filters: Filters = {
      ...NO_FILTERS,
      ...{ gender: ['Men'], size: ['M'], color: ['Blue'], priceRangeMax: 200 },
      ...{ sale: true, brand: ['Orvelle'], sort: 'Price (low/high)' },
    };
    const { viewer, items } = createViewer({ filters });
    viewer.open(first, 'search_results');
    expect(items.similarTo(first.id, 'item').args[0].filters).toEqual({ ...NO_FILTERS, gender: ['Men'], size: ['M'] });
    expect(items.similarTo(first.id, 'completeTheLook').args[0].filters).toEqual({ ...NO_FILTERS, gender: ['Men'] });
    for (const context of ['wishlist', 'shared_link'] as const) {
      viewer.open(second, context);
      expect(items.similarTo(second.id, 'item').args[0].filters).toEqual(NO_FILTERS);
      expect(items.similarTo(second.id, 'completeTheLook').args[0].filters).toEqual(NO_FILTERS);
    }
  });

  it('aborts the rows of the previous item and drops their late answers', async () => {
    const { viewer, items, logger } = createViewer();
    viewer.open(first, 'search_results');
    viewer.openSuggested(second, [second]);
    expect(items.similarTo(first.id, 'item').signal?.aborted).toBe(true);
    items.similarTo(second.id, 'item').resolve([third]);
    items.similarTo(first.id, 'item').resolve([anItem({ id: 'late' })]);
    items.similarTo(first.id, 'completeTheLook').reject(new Error('aborted'));
    await settlePromises();
    expect(ids(viewer.snapshot.similar.items)).toEqual([third.id]);
    expect(viewer.snapshot.completeTheLook.isLoading).toBe(true);
    expect(logger.records).toEqual([]);
  });

  it('aborts the rows when it closes', () => {
    const { viewer, items } = createViewer();
    viewer.open(first, 'search_results');
    viewer.close();
    expect(items.similarTo(first.id, 'completeTheLook').signal?.aborted).toBe(true);
    expect(viewer.snapshot.similar).toEqual({ isLoading: false, items: [] });
  });

  it('logs a failed row and leaves it empty, without a popup', async () => {
    const { viewer, items, logger, notices } = createViewer();
    viewer.open(first, 'search_results');
    items.similarTo(first.id, 'item').reject(new CallError('Failed to fetch similar items', 'broken'));
    items.similarTo(first.id, 'completeTheLook').resolve([third]);
    await settlePromises();
    expect(viewer.snapshot.similar).toEqual({ isLoading: false, items: [] });
    expect(ids(viewer.snapshot.completeTheLook.items)).toEqual([third.id]);
    expect(logger.records.map(({ message }) => message)).toEqual(['Failed to fetch similar items']);
    expect(notices.snapshot.popup).toBeNull();
  });

  it('fetches no rows while nobody is signed in', () => {
    const { viewer, items } = createViewer({ profile: null });
    viewer.open(first, 'search_results');
    expect(items.similar.madeArguments).toEqual([]);
  });

  it('notifies once when the item changes, never with the rows of another item', async () => {
    const { viewer, items } = createViewer();
    viewer.open(first, 'search_results');
    items.similarTo(first.id, 'item').resolve([second]);
    await settlePromises();
    const notificationCount: [shown: string | undefined, loading: string | null, similar: number][] = [];
    viewer.subscribe(() => {
      const { current, loadingItemId, similar } = viewer.snapshot;
      notificationCount.push([current?.item.id, loadingItemId, similar.items.length]);
    });
    viewer.openSuggested(second, [second]);
    viewer.goBack();
    void viewer.openSharedItem(third.id);
    viewer.close();
    expect(notificationCount).toEqual([
      [second.id, null, 0],
      [first.id, null, 0],
      [undefined, third.id, 0],
      [undefined, null, 0],
    ]);
  });

  it('opens a shared link with its context once the item has arrived', async () => {
    const { viewer, items, pulse } = createViewer();
    void viewer.openSharedItem('piece-2');
    expect(viewer.snapshot).toMatchObject({ loadingItemId: 'piece-2', current: null });
    expect(pulse.snapshot).toBe('thinking');
    items.gets.newest.resolve(second);
    await settlePromises();
    expect(viewer.snapshot).toMatchObject({ loadingItemId: null, current: { item: second, context: 'shared_link' } });
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
    items.gets.newest.resolve(second);
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
      items.gets.newest.resolve(second);
    }
    if (rival === 'an item') viewer.open(second, 'search_results');
    if (rival === 'closing') viewer.close();
    expect(linkCall.signal?.aborted).toBe(true);
    linkCall[lateCall](lateCall === 'reject' ? (new Error('late') as never) : (first as never));
    await settlePromises();
    expect(shown()).toBe(rival === 'closing' ? null : second.id);
    expect(notices.snapshot.popup).toBeNull();
  });
});
