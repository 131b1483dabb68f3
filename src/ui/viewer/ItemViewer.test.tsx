import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Item } from '../../domain/catalogue/Item.ts';
import { anItem, someItems } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createViewerFixture, type ViewerFixtureOptions } from '../../../tests/support/viewerFixture.ts';
import ItemViewerContainer from './ItemViewer.tsx';

const [firstItem, secondItem, thirdItem] = someItems(3) as [Item, Item, Item];
const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
const queryButton = (name: string | RegExp) => screen.queryByRole('button', { name });
const getTitle = () => screen.getByRole('heading', { level: 2, name: /Piece|Blazer/ }).textContent;

async function openViewer(
  item: Item,
  {
    list = [item],
    areActionsEnabled = true,
    ...options
  }: ViewerFixtureOptions & { list?: readonly Item[]; areActionsEnabled?: boolean } = {},
) {
  const fixture = createViewerFixture(options);
  const onTryOn = vi.fn();
  const onWearLook = vi.fn();
  const onAskAbout = vi.fn();
  fixture.wishlist.start();
  render(
    <StrictMode>
      <ItemViewerContainer parts={{ ...fixture, onTryOn, onWearLook, onAskAbout }} />
    </StrictMode>,
  );
  await act(async () => {
    fixture.viewer.open(item, 'search_results', { items: list, areActionsEnabled });
    await settlePromises();
  });
  return { ...fixture, onTryOn, onWearLook, onAskAbout, user: userEvent.setup() };
}

const swipeBy = (from: Element, dx: number, dy: number) => {
  const touchAt = (x: number, y: number) => ({
    touches: [{ clientX: x, clientY: y }],
    changedTouches: [{ clientX: x, clientY: y }],
  });
  fireEvent.touchStart(from, touchAt(300, 300));
  fireEvent.touchMove(from, touchAt(300 + dx / 2, 300 + dy / 2));
  fireEvent.touchEnd(from, touchAt(300 + dx, 300 + dy));
};

it('shows title, brand, price, colors, sizes and details', async () => {
  await openViewer(
    anItem({
      shortDescription: 'Blazer',
      brand: 'Skarvholm',
      price: 180,
      colors: ['Blue', 'Ecru'],
      sizes: ['M', 'L'],
      description: 'Half-lined.',
    }),
  );
  const dialog = screen.getByRole('dialog', { name: 'Blazer' });
  for (const text of ['Skarvholm', '$180', 'Blue', 'Ecru', 'M', 'L', 'Half-lined.'])
    expect(within(dialog).getByText(text)).toBeVisible();
});

it('tells the facts in one line, and nothing where there are none', async () => {
  await openViewer(anItem({ facts: ['linen', 'midi', 'pockets'], sizes: ['XS', 'S', 'M', 'L', 'XL'] }));
  expect(screen.getByText('Linen · midi · pockets')).toBeVisible();
});

it('names the browser tab after the item until it closes', async () => {
  document.title = 'linen · Atelier';
  const { viewer } = await openViewer(firstItem);
  expect(document.title).toBe(`${firstItem.shortDescription} · Atelier`);
  act(() => viewer.close());
  expect(document.title).toBe('linen · Atelier');
});

it('focuses the title when it opens', async () => {
  await openViewer(firstItem);
  expect(screen.getByRole('heading', { name: firstItem.shortDescription })).toHaveFocus();
});

it('strikes the full price through when it differs from the price', async () => {
  await openViewer(anItem({ price: 90, fullPrice: 120, discountPerc: 25 }));
  expect(screen.getByText('$120').tagName).toBe('S');
  expect(screen.getByText('$90')).toBeVisible();
  expect(screen.getByText('25% OFF')).toBeVisible();
});

it.each(['upper_body', 'lower_body', 'dresses', 'suits'] as const)(
  'offers to try on what is %s',
  async (tryOnCategory) => {
    const item = anItem({ tryOnCategory });
    const { onTryOn, user } = await openViewer(item);
    await user.click(getButton('Try it on'));
    expect(onTryOn).toHaveBeenCalledWith(item);
  },
);

it('does not offer to try on items that cannot be worn', async () => {
  await openViewer(anItem({ tryOnCategory: null }));
  expect(queryButton('Try it on')).not.toBeInTheDocument();
});

it('shows the strips in the order of the specification', async () => {
  const { items, viewer } = await openViewer(firstItem);
  await act(async () => {
    viewer.open(secondItem, 'search_results', { items: [secondItem], areActionsEnabled: true });
    await settlePromises();
  });
  await act(async () => {
    items.similarTo(secondItem.id, 'item').resolve([thirdItem]);
    items.similarTo(secondItem.id, 'completeTheLook').resolve([thirdItem]);
    await settlePromises();
  });
  const strips = ['Previously Viewed', 'You May Also Like', 'Complete The Look'];
  const regions = screen.getAllByRole('region').map((region) => region.querySelector('h3')?.textContent ?? '');
  expect(regions.filter((name) => strips.includes(name))).toEqual(strips);
});

it.each([
  ['nothing completes it', anItem({ id: 'top' }), []],
  ['all that completes it takes its place', anItem({ id: 'top' }), [anItem({ id: 'other' })]],
  ['it cannot be worn', anItem({ id: 'bag', tryOnCategory: null }), [anItem({ id: 'other' })]],
])('does not offer to wear a look where %s', async (_what, item, companions) => {
  const { items } = await openViewer(item);
  await act(async () => {
    items.similarTo(item.id, 'completeTheLook').resolve(companions);
    await settlePromises();
  });
  expect(queryButton('Wear the whole look')).not.toBeInTheDocument();
});

it("opens the shop in a new tab by 'View on {website}'", async () => {
  await openViewer(anItem({ website: 'skarvholm.example', itemUrl: 'https://skarvholm.example/pieces/1' }));
  const link = screen.getByRole('link', { name: /^View on skarvholm\.example/ });
  expect(link).toHaveAttribute('href', 'https://skarvholm.example/pieces/1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'pieces/1', ''])(
  'never follows an address such as "%s"',
  async (itemUrl) => {
    await openViewer(anItem({ itemUrl }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

it('shows a wishlist change at once, and reverts it when the server refuses', async () => {
  const { user, wishlistCalls, notices } = await openViewer(firstItem);
  await user.click(getButton('Add to wishlist'));
  expect(getButton('Remove from wishlist')).toBeVisible();
  await act(async () => {
    wishlistCalls.newest.reject(new Error('refused'));
    await settlePromises();
  });
  expect(getButton('Add to wishlist')).toBeVisible();
  expect(notices.snapshot.popup).toBe('wishlist-not-updated');
});

it("asks 'Please confirm' before an item leaves the wishlist", async () => {
  const { user, wishlistCalls } = await openViewer(firstItem, { wishlistItems: [firstItem] });
  await user.click(getButton('Remove from wishlist'));
  const question = screen.getByRole('alertdialog', { name: 'Please confirm' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(wishlistCalls.madeArguments).toEqual([]);
  await user.click(getButton('Remove from wishlist'));
  await user.click(getButton('Remove'));
  expect(wishlistCalls.madeArguments).toEqual([['remove', firstItem.id]]);
  expect(getButton('Add to wishlist')).toBeVisible();
});

it('attaches the item to the search and detaches it, each with a toast', async () => {
  const { user, attachments, notices } = await openViewer(firstItem);
  await user.click(getButton('Attach to search'));
  expect(attachments.has(firstItem.id)).toBe(true);
  expect(getButton('Attached. Remove from search')).toHaveTextContent('Attached');
  expect(notices.snapshot.toast?.message).toBe('added-to-search');
  expect(screen.getByText('Added to Search', { selector: '[role=status]' })).toBeInTheDocument();
  await user.click(getButton('Attached. Remove from search'));
  expect(attachments.has(firstItem.id)).toBe(false);
  expect(notices.snapshot.toast?.message).toBe('removed-from-search');
});

it('offers neither if the list does not allow it, but still shares', async () => {
  await openViewer(firstItem, { areActionsEnabled: false });
  expect(queryButton('Add to wishlist')).not.toBeInTheDocument();
  expect(queryButton('Attach to search')).not.toBeInTheDocument();
  expect(getButton('Share')).toBeVisible();
});

it('shares in the sheet of a phone, without a dialog', async () => {
  const { user, sharing, shareCalls } = await openViewer(firstItem);
  sharing.isAvailable = true;
  await user.click(getButton('Share'));
  expect(shareCalls.madeArguments).toEqual([['https://shop.example?item=piece-1', firstItem.shortDescription]]);
  await act(async () => shareCalls.newest.resolve());
  expect(screen.queryByRole('dialog', { name: 'Share this link' })).not.toBeInTheDocument();
});

it("shares in a dialog 'Share this link' whose Copy button says how it went", async () => {
  const { user, clipboard } = await openViewer(firstItem);
  await user.click(getButton('Share'));
  const dialog = screen.getByRole('dialog', { name: 'Share this link' });
  expect(within(dialog).getByRole('textbox')).toHaveValue('https://shop.example?item=piece-1');
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  await act(async () => {
    clipboard.newest.reject(new Error('denied'));
    await settlePromises();
  });
  await user.click(within(dialog).getByRole('button', { name: 'Failed. Try again.' }));
  expect(clipboard.madeArguments).toEqual([
    ['https://shop.example?item=piece-1'],
    ['https://shop.example?item=piece-1'],
  ]);
  await act(async () => {
    clipboard.newest.resolve();
    await settlePromises();
  });
  expect(within(dialog).getByRole('button', { name: 'Copied!' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(getButton('Share')).toHaveFocus();
  await user.click(getButton('Share'));
  expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeVisible();
});

it('copies the link without a dialog, and says so', async () => {
  const { user, clipboard } = await openViewer(firstItem);
  await user.click(getButton('Copy link'));
  await act(async () => {
    clipboard.newest.resolve();
    await settlePromises();
  });
  expect(getButton('Copied!')).toBeVisible();
  expect(screen.getByText('Copied!', { selector: '[role=status]' })).toBeInTheDocument();
});

it('shows each row when it has loaded, and omits an empty one', async () => {
  const { items } = await openViewer(firstItem);
  expect(screen.getByRole('region', { name: 'You May Also Like' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('region', { name: 'Previously Viewed' })).not.toBeInTheDocument();
  await act(async () => {
    items.similarTo(firstItem.id, 'item').resolve([secondItem]);
    items.similarTo(firstItem.id, 'completeTheLook').resolve([]);
    await settlePromises();
  });
  const row = screen.getByRole('region', { name: 'You May Also Like' });
  expect(within(row).getByRole('button', { name: new RegExp(secondItem.shortDescription) })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Complete The Look' })).not.toBeInTheDocument();
});

it('opens a suggested item and goes back, and lists recently viewed items', async () => {
  const { items, user } = await openViewer(firstItem);
  expect(queryButton('Back')).not.toBeInTheDocument();
  await act(async () => {
    items.similarTo(firstItem.id, 'completeTheLook').resolve([secondItem]);
    await settlePromises();
  });
  await user.click(getButton(new RegExp(secondItem.shortDescription)));
  expect(getTitle()).toBe(secondItem.shortDescription);
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(
    screen.getByText(`${secondItem.shortDescription}, ${secondItem.brand}`, { selector: '[role=status]' }),
  ).toBeInTheDocument();
  const previouslyViewed = screen.getByRole('region', { name: 'Previously Viewed' });
  expect(within(previouslyViewed).getByRole('button', { name: new RegExp(firstItem.shortDescription) })).toBeVisible();
  await user.click(getButton('Back'));
  expect(getTitle()).toBe(firstItem.shortDescription);
  expect(queryButton('Back')).not.toBeInTheDocument();
});

it('moves between the items of its list by buttons and keys', async () => {
  const { user } = await openViewer(secondItem, { list: [firstItem, secondItem, thirdItem] });
  expect(screen.getByText('Item 2 of 3')).toBeInTheDocument();
  await user.click(getButton('Next item'));
  expect(getTitle()).toBe(thirdItem.shortDescription);
  expect(getButton('Next item')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  expect(getTitle()).toBe(firstItem.shortDescription);
  expect(getButton('Previous item')).toHaveAttribute('aria-disabled', 'true');
});

it('moves between items by a horizontal swipe of at least 100 px', async () => {
  await openViewer(firstItem, { list: [firstItem, secondItem] });
  const page = screen.getByRole('article');
  swipeBy(page, -99, 0);
  expect(getTitle()).toBe(firstItem.shortDescription);
  swipeBy(screen.getByRole('article'), -100, 20);
  expect(getTitle()).toBe(secondItem.shortDescription);
  swipeBy(screen.getByRole('article'), 140, -20);
  expect(getTitle()).toBe(firstItem.shortDescription);
});

it('does not change the item by a swipe over the pictures', async () => {
  await openViewer(firstItem, { list: [firstItem, secondItem] });
  const getPictures = screen.getByRole('list', { name: `Pictures of ${firstItem.shortDescription}` });
  Object.defineProperties(getPictures, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
  getPictures.style.overflowX = 'auto';
  swipeBy(getPictures, -200, 0);
  expect(getTitle()).toBe(firstItem.shortDescription);
});

it('goes back, or closes, by a swipe downwards at the top of the page', async () => {
  const { viewer } = await openViewer(firstItem);
  act(() => viewer.openSuggested(secondItem, [secondItem]));
  swipeBy(screen.getByRole('article'), 10, 120);
  expect(getTitle()).toBe(firstItem.shortDescription);
  screen.getByRole('article').parentElement!.scrollTop = 40;
  swipeBy(screen.getByRole('article'), 0, 200);
  expect(viewer.snapshot.current).not.toBeNull();
  screen.getByRole('article').parentElement!.scrollTop = 0;
  swipeBy(screen.getByRole('article'), 0, 120);
  expect(viewer.snapshot.current).toBeNull();
});

it('scrolls back to where an item was left, but not when the viewer opens again', async () => {
  const { viewer } = await openViewer(firstItem);
  const getScroller = () => screen.getByRole('article').parentElement!;
  getScroller().scrollTop = 500;
  fireEvent.scroll(getScroller());
  act(() => viewer.openSuggested(secondItem, [secondItem]));
  expect(getScroller().scrollTop).toBe(0);
  act(() => viewer.goBack());
  expect(getScroller().scrollTop).toBe(500);
  act(() => viewer.close());
  act(() => viewer.open(firstItem, 'search_results'));
  expect(getScroller().scrollTop).toBe(0);
});

it.each([
  ['the close button', (user: ReturnType<typeof userEvent.setup>) => user.click(getButton('Close'))],
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
])('closes by %s', async (_way, close) => {
  const { viewer, user } = await openViewer(firstItem);
  act(() => viewer.openSuggested(secondItem, [secondItem]));
  await close(user);
  expect(viewer.snapshot.current).toBeNull();
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
});

const threePictures = {
  images: ['a', 'b', 'c'].map((name) => ({
    url: `/media/${name}.webp`,
    width: 800,
    height: 1_000,
    thumbhash: null,
    alt: null,
  })),
};

it('moves between pictures, and starts at the first one of another item', async () => {
  const { viewer, user } = await openViewer(anItem({ id: 'many', ...threePictures }));
  const getPictures = () => screen.getByRole('list', { name: /^Pictures of/ });
  expect(within(getPictures()).getAllByRole('img', { name: /picture \d/ })).toHaveLength(3);
  const shownIndexes: number[] = [];
  for (const element of [getPictures()]) {
    [...element.children].forEach((slide, place) => Object.defineProperty(slide, 'offsetLeft', { value: place * 300 }));
    element.scrollTo = ((options: ScrollToOptions) => {
      element.scrollLeft = options.left ?? 0;
      shownIndexes.push(element.scrollLeft / 300);
      fireEvent.scroll(element);
    }) as typeof element.scrollTo;
  }
  await user.keyboard('{ArrowRight}');
  await user.click(getButton('Show picture 3'));
  expect(getButton('Show picture 3')).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{ArrowLeft}');
  expect(shownIndexes).toEqual([1, 2, 1]);
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
  act(() => viewer.openSuggested(anItem({ id: 'other', ...threePictures }), []));
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
  expect(getPictures().scrollLeft).toBe(0);
});

it('shows a placeholder for a missing or broken picture', async () => {
  await openViewer(anItem({ images: [] }));
  expect(screen.getByRole('img', { name: /picture 1/ })).toBeInTheDocument();
});

it('shows a placeholder while a shared item loads, then the item', async () => {
  const fixture = createViewerFixture();
  render(<ItemViewerContainer parts={{ ...fixture, onTryOn: vi.fn(), onWearLook: vi.fn(), onAskAbout: vi.fn() }} />);
  act(() => void fixture.viewer.openSharedItem('piece-2'));
  expect(screen.getByRole('dialog', { name: 'Loading the item' })).toHaveAttribute('open');
  await act(async () => {
    fixture.items.gets.newest.resolve(secondItem);
    await settlePromises();
  });
  expect(getTitle()).toBe(secondItem.shortDescription);
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

it('shows an item that is no longer sold, without the way to the shop and into the fitting room', async () => {
  await openViewer(
    anItem({
      isWithdrawn: true,
      tryOnCategory: 'upper_body',
      website: 'shop.example',
      itemUrl: 'https://shop.example/1',
    }),
  );
  expect(screen.getByText('No longer sold')).toBeVisible();
  expect(screen.getByText('This piece is no longer sold. Similar ones are below.')).toBeVisible();
  expect(queryButton('Try it on')).toBeNull();
  expect(screen.queryByRole('link', { name: /^View on/u })).toBeNull();
  expect(getButton('Add to wishlist')).toBeVisible();
});

it('opens a conversation about the item', async () => {
  const { user, onAskAbout } = await openViewer(anItem({ id: 'linen' }));
  await user.click(screen.getByRole('button', { name: 'Ask about this piece' }));
  expect(onAskAbout.mock.calls).toEqual([[expect.objectContaining({ id: 'linen' })]]);
});
