import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryAddressStore } from '../../adapters/memory/InMemoryAddressStore.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { anItem } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createViewerFixture } from '../../../tests/support/viewerFixture.ts';
import { ViewerAddressSync } from './ViewerAddressSync.ts';

const listItems = [...'abc'].map((id) => anItem({ id }));
const [a, b, c] = listItems as [Item, Item, Item];

/** Creates a viewer in a browser with asynchronous history navigation. */
function createBrowsing(query = '') {
  const { viewer, items } = createViewerFixture();
  /** Resolves all pending calls. Every item except 'gone' exists and has one similar item. */
  const answerItem = (): void => {
    for (const {
      args: [id],
      resolve,
      reject,
    } of items.gets.waitingCalls) {
      if (id === 'gone') reject(new Error('No such item.'));
      else resolve(anItem({ id }));
    }
    for (const { resolve } of items.similar.waitingCalls) resolve([anItem({ id: 'like' })]);
  };
  const address = new InMemoryAddressStore(query);
  address.areStepsHeld = true;
  let stop = new ViewerAddressSync(viewer, address).start();
  const reloadPage = (): void => {
    stop();
    viewer.close();
    address.dropHeldSteps();
    stop = new ViewerAddressSync(viewer, address).start();
  };
  const settle = async (): Promise<void> => {
    do {
      answerItem();
      await settlePromises();
    } while (address.takeNextStep());
  };
  const openItem = (item = a): void =>
    viewer.open(item, 'search_results', { items: listItems, areActionsEnabled: true });
  const readItemId = (text: string) => new URLSearchParams(text).get('item');
  return {
    viewer,
    address,
    open: openItem,
    reload: reloadPage,
    rest: settle,
    /** The item id in the URL; null if there is none. */
    named: () => readItemId(address.snapshot.query),
    entries: () => address.entries.map((entry) => readItemId(entry.query)),
    shown: () => viewer.snapshot.current?.item.id ?? null,
  };
}

describe('the address of the viewer', () => {
  it('names the open item, and Back closes it', async () => {
    const { address, open, rest, named, shown } = createBrowsing();
    open();
    await rest();
    expect(named()).toBe('a');
    address.go(-1);
    await rest();
    expect(shown()).toBeNull();
    expect(address.index).toBe(0);
  });

  it('opens suggested items and goes back through them, by the Back button of the browser or of the viewer', async () => {
    const { viewer, address, open, rest, entries, shown } = createBrowsing();
    open();
    viewer.openSuggested(b, [b]);
    viewer.openSuggested(c, [c]);
    await rest();
    expect(entries()).toEqual([null, 'a', 'b', 'c']);
    address.go(-1);
    await rest();
    expect(shown()).toBe('b');
    viewer.goBack();
    await rest();
    expect(shown()).toBe('a');
    expect(address.index).toBe(1);
  });

  it('moves to another item of the list without a new history entry', async () => {
    const { viewer, address, open, rest, named } = createBrowsing();
    open();
    viewer.moveToNeighbor(1);
    viewer.moveToNeighbor(1);
    await rest();
    expect(named()).toBe('c');
    expect(address.index).toBe(1);
  });

  it('returns to the page below the viewer when it is closed', async () => {
    const { viewer, address, open, rest, named } = createBrowsing();
    open();
    viewer.openSuggested(b, [b]);
    viewer.openSuggested(c, [c]);
    await rest();
    viewer.close();
    await rest();
    expect(address.index).toBe(0);
    expect(named()).toBeNull();
  });

  it('opens a link, and closing it removes the item from the address without leaving the app', async () => {
    const { viewer, address, rest, named, shown } = createBrowsing('item=b');
    await rest();
    expect(viewer.snapshot.current?.context).toBe('shared_link');
    expect(shown()).toBe('b');
    viewer.openSuggested(c, [c]);
    await rest();
    viewer.close();
    await rest();
    expect(named()).toBeNull();
    expect(address.index).toBe(0);
  });

  it('removes an unknown item from the address', async () => {
    const { rest, named, shown } = createBrowsing('item=gone');
    await rest();
    expect(shown()).toBeNull();
    expect(named()).toBeNull();
  });

  it('reopens the item after a reload, and can still close the viewer in one step', async () => {
    const { viewer, address, open, reload, rest, shown } = createBrowsing();
    open();
    viewer.openSuggested(b, [b]);
    await rest();
    reload();
    await rest();
    expect(shown()).toBe('b');
    viewer.close();
    await rest();
    expect(address.index).toBe(0);
    expect(shown()).toBeNull();
  });

  it('adds an item to the address that was opened before it started', async () => {
    const { viewer } = createViewerFixture();
    viewer.open(a, 'search_results');
    const address = new InMemoryAddressStore('');
    new ViewerAddressSync(viewer, address).start();
    expect(address.snapshot.query).toBe('item=a');
    expect(viewer.snapshot.current?.item).toBe(a);
  });

  it('closes when the shopper navigates elsewhere', async () => {
    const { address, open, rest, shown } = createBrowsing();
    open();
    await rest();
    address.push(new URLSearchParams('tab=wishlist'));
    expect(shown()).toBeNull();
  });

  it('ends in sync with the viewer after rapid input', async () => {
    const gestureArbitrary = fc.oneof(
      fc.constantFrom('open', 'suggest b', 'suggest c', 'next', 'previous', 'back', 'close', 'reload'),
      fc.constantFrom('arrive', 'arrive', 'rest', 'browser back', 'browser forward'),
    );
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(gestureArbitrary, { maxLength: 30 }), async (isLinked, gestures) => {
        const { viewer, address, open, reload, rest, named, shown } = createBrowsing(isLinked ? 'item=b' : '');
        for (const performGesture of gestures) {
          if (performGesture === 'open' && viewer.snapshot.current === null) open();
          if (performGesture === 'suggest b') viewer.openSuggested(b, [b, c]);
          if (performGesture === 'suggest c') viewer.openSuggested(c, [c]);
          if (performGesture === 'next') viewer.moveToNeighbor(1);
          if (performGesture === 'previous') viewer.moveToNeighbor(-1);
          if (performGesture === 'back') viewer.goBack();
          if (performGesture === 'close') viewer.close();
          if (performGesture === 'arrive') address.takeNextStep();
          if (performGesture === 'rest' || performGesture === 'reload' || performGesture.startsWith('browser'))
            await rest();
          if (performGesture === 'reload') reload();
          if (performGesture === 'browser back' && address.index > 0) address.go(-1);
          if (performGesture === 'browser forward' && address.index < address.entries.length - 1) address.go(1);
          const [indexBefore, steps] = [address.index, address.heldStepSum];
          if (performGesture.startsWith('browser')) await rest();
          if (performGesture.startsWith('browser') && steps !== 0) expect(address.index).toBe(indexBefore + steps);
        }
        await rest();
        expect(named()).toBe(shown());
        viewer.close();
        await rest();
        expect(named()).toBeNull();
        expect(address.index).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});
