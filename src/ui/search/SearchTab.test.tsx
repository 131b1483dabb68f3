import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { createAppRouter } from '../../../tests/support/appRouter.tsx';
import { aSearchResult, anItem, someItems } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchFixture } from '../../../tests/support/searchFixture.ts';
import { InMemoryWishlists } from '../../adapters/memory/InMemoryWishlists.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import SearchTabContainer from './SearchTab.tsx';
import { createDeviceWishlist } from '../../../tests/support/deviceWishlist.ts';

const offlineError = new CallError('Failed to perform search', 'unreachable');

function renderTab(address = '/?tab=search') {
  const fixture = createSearchFixture();
  const wishlist = new WishlistService(
    new InMemoryWishlists(someItems(20)),
    fixture.shopper,
    fixture.notices,
    createDeviceWishlist(),
  );
  wishlist.start();
  const openedItems: [string, string][] = [];
  const onOpenItem = (item: Item, context: string) => openedItems.push([item.id, context]);
  const { draft, connection } = fixture;
  const stylist = {
    snapshot: null,
    subscribe: () => () => {},
    loadStylist: () => Promise.reject(new Error('Not asked for here.')),
  };
  const chat = { shopper: fixture.shopper, notices: fixture.notices, stylist };
  const photo = { notices: fixture.notices, loadUpload: () => Promise.reject(new Error('Not asked for here.')) };
  const parts = {
    search: fixture.session,
    filters: fixture.filters,
    attachments: fixture.attachments,
    wishlist,
    connection,
    onOpenItem,
    draft,
    chat,
    photo,
  };
  const element = (
    <SearchTabContainer
      parts={parts}
      conversation={() => null}
      shopWindow={() => null}
      scroller={createRef()}
      dock={document.body}
      isActive
    />
  );
  const router = createAppRouter([{ path: '/', element }], [address]);
  render(router.page);
  const getField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What are you looking for?' });
  const answerSearch = (overrides: Parameters<typeof aSearchResult>[0] = {}) =>
    act(async () => {
      fixture.searching.newest.resolve(aSearchResult(overrides));
      await settlePromises();
    });
  const failSearch = (error: Error) =>
    act(async () => {
      fixture.searching.newest.reject(error);
      await settlePromises();
    });
  return {
    ...fixture,
    wishlist,
    connection,
    opened: openedItems,
    router,
    user: userEvent.setup(),
    field: getField,
    answer: answerSearch,
    fail: failSearch,
  };
}

async function renderAfterSearch(filters: Filters = NO_FILTERS, items = someItems(3)) {
  const tab = renderTab();
  await tab.user.type(tab.field(), 'navy blazer{Enter}');
  await tab.answer({ items, filters });
  return tab;
}

describe('the query bar', () => {
  it('submits with Enter alone, and only words that are not blank', async () => {
    const { user, field, searching } = renderTab();
    await user.type(field(), '   {Enter}');
    expect(searching.madeArguments).toHaveLength(0);
    await user.clear(field());
    await user.type(field(), 'coat{Shift>}{Enter}{/Shift}{Control>}{Enter}{/Control}');
    expect(searching.madeArguments).toHaveLength(0);
    await user.type(field(), 'boots{Enter}');
    expect(searching.madeArguments.map(([{ query }]) => query)).toEqual(['coat\nboots']);
  });

  it('keeps the words of an open composition, which its Enter confirms', () => {
    const { field, searching } = renderTab();
    fireEvent.change(field(), { target: { value: '麻のドレス' } });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    // Safari ends the composition before the key press that confirms it.
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(searching.madeArguments).toHaveLength(0);
    expect(field()).toHaveValue('麻のドレス');
  });

  it('selects the words of the last search when it gets the focus, and clears them by a button', async () => {
    const { user, field } = await renderAfterSearch();
    field().blur();
    await user.click(field());
    expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('navy blazer');
    await user.click(screen.getByRole('button', { name: 'Clear the words' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear the words' })).toBeNull();
  });

  it('says when the query is at its maximum length', () => {
    const { field } = renderTab();
    fireEvent.change(field(), { target: { value: 'x'.repeat(1_999) } });
    expect(screen.queryByText(/as much as is read/u)).toBeNull();
    fireEvent.change(field(), { target: { value: 'x'.repeat(2_000) } });
    expect(screen.getByText('That is the limit: 2,000 characters.')).toBeVisible();
  });

  it('keeps the words when the search fails, and the retry works', async () => {
    const { user, field, fail, answer } = renderTab();
    await user.type(field(), 'navy blazer{Enter}');
    await fail(offlineError);
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing to show yet');
    expect(screen.queryByText('Error Searching Items')).toBeNull();
    expect(field()).toHaveValue('navy blazer');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await answer();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('retries by itself once the network is back', async () => {
    const { user, field, fail, connection, searching } = renderTab();
    await user.type(field(), 'navy blazer{Enter}');
    await fail(offlineError);
    act(() => connection.set(false));
    expect(searching.waitingCalls).toHaveLength(0);
    act(() => connection.set(true));
    expect(searching.newest.args[0].query).toBe('navy blazer');
  });

  it('offline keeps the results, says what waits, and searches for it once the network is back', async () => {
    const { user, field, connection, searching } = await renderAfterSearch();
    act(() => connection.set(false));
    await user.clear(field());
    await user.type(field(), 'wool coat{Enter}');
    expect(screen.getByText(/“wool coat” is searched once you are connected/u)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    act(() => connection.set(true));
    expect(screen.queryByText(/once you are connected/u)).toBeNull();
    expect(searching.newest.args[0].query).toBe('wool coat');
  });

  it('sends the attachment, and then submits without words', async () => {
    const { user, field, searching, attachments } = await renderAfterSearch();
    await user.click(screen.getByRole('button', { name: 'More like Piece piece-2' }));
    expect(attachments.snapshot.map(({ id }) => id)).toEqual(['piece-2']);
    await user.clear(field());
    await user.type(field(), '{Enter}');
    expect(searching.newest.args[0]).toMatchObject({ query: '', attachments: [{ id: 'piece-2' }] });
  });

  it('stands beside the results that were searched with it, not beside earlier ones', async () => {
    const { user, field } = await renderAfterSearch();
    const findHeaderPicture = () => screen.getByRole('heading', { level: 2 }).parentElement?.querySelector('img');
    await user.click(screen.getByRole('button', { name: 'More like Piece piece-2' }));
    expect(findHeaderPicture()).toBeNull();
    await user.type(field(), ' in blue{Enter}');
    expect(findHeaderPicture()).not.toBeNull();
  });
});

describe('results', () => {
  it('are announced, counted and shown with the relaxed filters', async () => {
    const { user, field, answer } = renderTab();
    await user.type(field(), 'navvy blazer{Enter}');
    await answer({ relaxations: ['Nothing was under $90, so the price was let go.'], correctedQuery: 'navy blazer' });
    expect(screen.getByText('3 pieces found')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'navvy blazer' })).toBeInTheDocument();
    expect(screen.getByText('Read as “navy blazer”.')).toBeInTheDocument();
    expect(screen.getByText('Nothing was under $90, so the price was let go.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Quick Finds' })).not.toBeInTheDocument();
  });

  it("are 'Quick Finds' below 'Deep Search Results', whose cards say why", async () => {
    const { user, field, answer, opened } = renderTab();
    await user.type(field(), 'navy blazer{Enter}');
    await answer({
      deepSearchItems: ['Deep one', 'Deep two', 'Deep three'].map((shortDescription) =>
        anItem({ id: shortDescription, shortDescription, reason: `${shortDescription}, as you asked.` }),
      ),
    });
    expect(screen.getByRole('heading', { name: 'Quick Finds' })).toBeInTheDocument();
    const deepResults = screen.getByRole('region', { name: 'Deep Search Results' });
    expect(within(deepResults).getByText('Deep one, as you asked.')).toBeInTheDocument();
    await user.click(within(deepResults).getByRole('link', { name: /Deep one/ }));
    await user.click(screen.getByRole('link', { name: /piece-2/ }));
    expect(opened).toEqual([
      ['Deep one', 'deep_search_results'],
      ['piece-2', 'search_results'],
    ]);
  });

  it('are two labeled lists if some lack what was asked for', async () => {
    const tab = renderTab();
    await tab.user.type(tab.field(), 'linen dress{Enter}');
    const divider = { exactCount: 1, exact: '1 linen dress', rest: 'Other dresses, not linen' };
    await tab.answer({ items: someItems(3), divider });
    expect(screen.getByText('3 pieces, of which 1 linen dress')).toBeVisible();
    const [exactList, otherList] = ['Results', 'Other dresses, not linen'].map((name) =>
      screen.getByRole('list', { name }),
    );
    expect(within(exactList!).getAllByRole('article')).toHaveLength(1);
    expect(within(otherList!).getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Other dresses, not linen' })).toBeVisible();
  });

  it('count once if they are in both lists', async () => {
    const { user, field, answer } = renderTab();
    await user.type(field(), 'navy blazer{Enter}');
    await answer({
      items: someItems(3),
      deepSearchItems: [someItems(1)[0]!, anItem({ id: 'belt', shortDescription: 'A belt' })],
    });
    expect(screen.getByText('4 pieces')).toBeInTheDocument();
    expect(screen.getByText('4 pieces found')).toBeInTheDocument();
  });

  it('show a discount with the full price struck through', async () => {
    await renderAfterSearch(NO_FILTERS, [anItem({ price: 80, fullPrice: 100, discountPerc: 20 })]);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('$100').tagName).toBe('S');
    expect(card.getByText('20% OFF')).toBeInTheDocument();
  });

  it('can be added to the wishlist at once, and removed after confirmation', async () => {
    const { user, wishlist } = await renderAfterSearch();
    await user.click(screen.getByRole('button', { name: 'Add Piece piece-1 to wishlist' }));
    expect(wishlist.has('piece-1')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Remove Piece piece-1 from wishlist' }));
    expect(wishlist.has('piece-1')).toBe(true);
    const dialog = screen.getByRole('alertdialog', { name: 'Please confirm' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(wishlist.has('piece-1')).toBe(false);
  });

  it('suggest what to do next when there are none', async () => {
    const { user, searching } = await renderAfterSearch({ ...NO_FILTERS, color: ['Blue'] }, []);
    await user.click(await screen.findByRole('button', { name: 'Clear all filters' }, { timeout: 20_000 }));
    expect(searching.newest.args[0]).toMatchObject({
      query: 'navy blazer',
      filters: NO_FILTERS,
      filtersAreFinal: true,
    });
  });

  it('stay on screen while an edited filter is searched for, and are removed when that fails', async () => {
    const { user, fail, answer } = await renderAfterSearch({ ...NO_FILTERS, color: ['Blue'] });
    await user.click(screen.getByRole('button', { name: 'Remove Blue' }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await fail(offlineError);
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing to show yet');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await answer();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });
});

describe('the chips', () => {
  const filters: Filters = {
    ...NO_FILTERS,
    gender: ['Men'],
    size: ['M'],
    sale: true,
    priceRangeMin: 50,
    priceRangeMax: 1200,
  };

  it('show each active filter; a price range has one chip', async () => {
    const { user, filters: manager } = await renderAfterSearch(filters);
    const chips = within(screen.getByRole('group', { name: 'Sort and filters' }));
    expect(
      chips.getAllByRole('button').map((chip) => chip.getAttribute('aria-label') ?? chip.textContent?.trim()),
    ).toEqual([
      'Sort: Relevance',
      'Filters, 4 active',
      'Remove Men',
      'Remove Size M',
      'Remove Sale',
      'Remove $50 – $1,200',
    ]);
    await user.click(chips.getByRole('button', { name: 'Remove $50 – $1,200' }));
    expect(manager.snapshot.filters).toMatchObject({ priceRangeMin: null, priceRangeMax: null, sale: true });
  });

  it('move the focus to the next chip when they are removed', async () => {
    const { user } = await renderAfterSearch(filters);
    await user.click(screen.getByRole('button', { name: 'Remove Size M' }));
    expect(screen.getByRole('button', { name: 'Remove Sale' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove $50 – $1,200' }));
    expect(screen.getByRole('button', { name: 'Remove Sale' })).toHaveFocus();
  });

  it('open the filter panel, with sort focus from the sort', async () => {
    const { user, router } = await renderAfterSearch();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(new URLSearchParams(router.location.search).get('panel')).toBe('filters');
    await user.click(screen.getByRole('button', { name: 'Sort: Relevance' }));
    expect(new URLSearchParams(router.location.search).get('panel')).toBe('sort');
  });
});

describe('the address', () => {
  it('holds the search, and a link opens it', async () => {
    const { router } = await renderAfterSearch({ ...NO_FILTERS, color: ['Blue'] });
    expect(router.location.search).toBe('?tab=search&query=navy+blazer&color=Blue&search=search-1');
  });

  it('puts the words of a link into the field', async () => {
    const { field, searching, answer } = renderTab('/?tab=search&query=red+dress');
    expect(field()).toHaveValue('red dress');
    expect(searching.newest.args[0].query).toBe('red dress');
    await answer();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('reports an unknown search, and shows no query for it', async () => {
    const { storing, notices } = renderTab('/?tab=search&search=unknown');
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    await act(async () => {
      storing.newest.reject(new CallError('Failed to perform search', 'not-found'));
      await settlePromises();
    });
    expect(notices.snapshot).toMatchObject({ popup: 'search-not-loaded', retry: null });
    expect(screen.getByText('This search does not exist, or it was deleted.')).toBeVisible();
    expect(screen.queryByText('Like the attached piece')).toBeNull();
  });
});
