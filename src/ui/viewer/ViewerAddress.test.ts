import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item } from '../../domain/catalogue/Item.ts';
import { anItem } from '../../../tests/support/builders.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';
import { viewerWorld } from '../../../tests/support/viewerWorld.ts';
import { ViewerAddressSync, type AddressBar, type ViewerAddress } from './ViewerAddress.ts';

const PAGE: ViewerAddress = { itemId: null, place: null };
const row = [...'abc'].map((id) => anItem({ id }));
const [a, b, c] = row as [Item, Item, Item];

/** A browser whose steps back come a moment later; as in React, only the newest address is told, once. */
class Browser implements AddressBar {
  entries: ViewerAddress[];
  at = 1;
  onArrival: (address: ViewerAddress, travelled: boolean) => void = () => undefined;
  #steps: number[] = [];
  #news: { readonly travelled: boolean } | null = null;

  readonly #answer: () => void;

  constructor(first: ViewerAddress, answer: () => void) {
    this.#answer = answer;
    this.entries = [{ itemId: 'somewhere-else', place: null }, first];
  }
  push(itemId: string, place: ViewerAddress['place']): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { itemId, place }];
    this.at += 1;
    this.#news = { travelled: false };
  }
  replace(itemId: string | null, place: ViewerAddress['place']): void {
    this.entries[this.at] = { itemId, place };
    this.#news = { travelled: false };
  }
  go(steps: number): void {
    this.#steps.push(steps);
  }
  /** The steps that are still to come. */
  get steps(): number {
    return this.#steps.reduce((sum, step) => sum + step, 0);
  }
  get here(): ViewerAddress {
    return this.entries[this.at]!;
  }
  /** Tells of the newest address, or else takes the next step; false where nothing is under way. */
  arrive(): boolean {
    const news = this.#news;
    this.#news = null;
    if (news) this.onArrival(this.here, news.travelled);
    else if (this.#steps.length > 0) this.#take(this.#steps.shift()!);
    else return false;
    return true;
  }
  async rest(): Promise<void> {
    do {
      this.#answer();
      await settled();
    } while (this.arrive());
  }
  forget(): void {
    this.#steps = [];
    this.#news = null;
  }
  #take(steps: number): void {
    const to = this.at + steps;
    if (to < 1 || to >= this.entries.length) throw new Error(`Left the app: ${to} of ${this.entries.length}.`);
    this.at = to;
    this.#news = { travelled: true };
  }
}

function aBrowsing(first: ViewerAddress = PAGE) {
  const { viewer, items } = viewerWorld();
  /** The server's turn: it knows every item but the one that is gone, and suggests something for each. */
  const answer = (): void => {
    for (const {
      args: [id],
      resolve,
      reject,
    } of items.gets.waiting) {
      if (id === 'gone') reject(new Error('No such item.'));
      else resolve(anItem({ id }));
    }
    for (const { resolve } of items.similar.waiting) resolve([anItem({ id: 'like' })]);
  };
  const browser = new Browser(first, answer);
  const load = (): (() => void) => {
    const sync = new ViewerAddressSync(viewer, browser);
    browser.onArrival = (address, travelled) => sync.arrived(address, travelled);
    return sync.start(browser.here);
  };
  let stop = load();
  const reload = (): void => {
    stop();
    viewer.close();
    browser.forget();
    stop = load();
  };
  const open = (item = a): void => viewer.open(item, 'search_results', { items: row, actionsEnabled: true });
  return { viewer, browser, open, reload, shown: () => viewer.snapshot.current?.item.id ?? null };
}

describe('the address of the viewer', () => {
  it('names the open item, and Back closes it', async () => {
    const { browser, open, shown } = aBrowsing();
    open();
    await browser.rest();
    expect(browser.here.itemId).toBe('a');
    browser.go(-1);
    await browser.rest();
    expect(shown()).toBeNull();
    expect(browser.at).toBe(1);
  });

  it('follows suggested items and goes back along them, by the button of the browser or of the viewer', async () => {
    const { viewer, browser, open, shown } = aBrowsing();
    open();
    viewer.openSuggested(b, [b]);
    viewer.openSuggested(c, [c]);
    await browser.rest();
    expect(browser.entries.slice(1).map(({ itemId }) => itemId)).toEqual([null, 'a', 'b', 'c']);
    browser.go(-1);
    await browser.rest();
    expect(shown()).toBe('b');
    viewer.back();
    await browser.rest();
    expect(shown()).toBe('a');
    expect(browser.at).toBe(2);
  });

  it('takes another item of the list without a new step', async () => {
    const { viewer, browser, open } = aBrowsing();
    open();
    viewer.move(1);
    viewer.move(1);
    await browser.rest();
    expect(browser.here.itemId).toBe('c');
    expect(browser.at).toBe(2);
  });

  it('leaves the whole way back to the page below when it is closed', async () => {
    const { viewer, browser, open } = aBrowsing();
    open();
    viewer.openSuggested(b, [b]);
    viewer.openSuggested(c, [c]);
    await browser.rest();
    viewer.close();
    await browser.rest();
    expect(browser.at).toBe(1);
    expect(browser.here).toEqual(PAGE);
  });

  it('opens a link, and closing it takes the item out of the address without leaving the app', async () => {
    const { viewer, browser, shown } = aBrowsing({ itemId: 'b', place: null });
    await browser.rest();
    expect(viewer.snapshot.current?.context).toBe('shared_link');
    expect(shown()).toBe('b');
    viewer.openSuggested(c, [c]);
    await browser.rest();
    viewer.close();
    await browser.rest();
    expect(browser.here.itemId).toBeNull();
    expect(browser.at).toBe(1);
  });

  it('takes a link that leads nowhere out of the address', async () => {
    const { browser, shown } = aBrowsing({ itemId: 'gone', place: null });
    await browser.rest();
    expect(shown()).toBeNull();
    expect(browser.here).toEqual(PAGE);
  });

  it('opens the item again after a reload, and still knows the way out', async () => {
    const { viewer, browser, open, reload, shown } = aBrowsing();
    open();
    viewer.openSuggested(b, [b]);
    await browser.rest();
    reload();
    await browser.rest();
    expect(shown()).toBe('b');
    viewer.close();
    await browser.rest();
    expect(browser.at).toBe(1);
    expect(shown()).toBeNull();
  });

  it('takes up an item that was opened before it began to follow', async () => {
    const { viewer } = viewerWorld();
    viewer.open(a, 'search_results');
    const browser = new Browser(PAGE, () => undefined);
    new ViewerAddressSync(viewer, browser).start(browser.here);
    expect(browser.here.itemId).toBe('a');
    expect(viewer.snapshot.current?.item).toBe(a);
  });

  it('closes when the shopper is taken elsewhere', async () => {
    const { browser, open, shown } = aBrowsing();
    open();
    await browser.rest();
    browser.onArrival(PAGE, false);
    expect(shown()).toBeNull();
  });

  it('agrees with the viewer in the end, however fast the shopper is', async () => {
    const gesture = fc.oneof(
      fc.constantFrom('open', 'suggest b', 'suggest c', 'next', 'previous', 'back', 'close', 'reload'),
      fc.constantFrom('arrive', 'arrive', 'rest', 'browser back', 'browser forward'),
    );
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(gesture, { maxLength: 30 }), async (linked, gestures) => {
        const { viewer, browser, open, reload, shown } = aBrowsing(linked ? { itemId: 'b', place: null } : PAGE);
        for (const step of gestures) {
          if (step === 'open' && viewer.snapshot.current === null) open();
          if (step === 'suggest b') viewer.openSuggested(b, [b, c]);
          if (step === 'suggest c') viewer.openSuggested(c, [c]);
          if (step === 'next') viewer.move(1);
          if (step === 'previous') viewer.move(-1);
          if (step === 'back') viewer.back();
          if (step === 'close') viewer.close();
          if (step === 'arrive') browser.arrive();
          if (step === 'rest' || step === 'reload' || step.startsWith('browser')) await browser.rest();
          if (step === 'reload') reload();
          if (step === 'browser back' && browser.at > 1) browser.go(-1);
          if (step === 'browser forward' && browser.at < browser.entries.length - 1) browser.go(1);
          const [before, steps] = [browser.at, browser.steps];
          if (step.startsWith('browser')) await browser.rest();
          if (step.startsWith('browser') && steps !== 0) expect(browser.at).toBe(before + steps);
        }
        await browser.rest();
        expect(browser.here.itemId).toBe(shown());
        viewer.close();
        await browser.rest();
        expect(browser.here.itemId).toBeNull();
        expect(browser.at).toBe(1);
      }),
      { numRuns: 300 },
    );
  });
});
