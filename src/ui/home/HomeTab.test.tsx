import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAppRouter } from '../../../tests/support/appRouter.tsx';
import { anItem, aProfile, someTrends } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { InMemoryItems } from '../../adapters/memory/InMemoryItems.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { InMemoryWishlists } from '../../adapters/memory/InMemoryWishlists.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { TTLCache } from '../../application/cache/TTLCache.ts';
import { Notices } from '../../application/notices/Notices.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { PulseStatus } from '../../application/pulse/PulseStatus.ts';
import { QueryDraft } from '../../application/search/QueryDraft.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import { OutfitItems } from '../../application/trends/OutfitItems.ts';
import { TrendsFeed } from '../../application/trends/TrendsFeed.ts';
import { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import type { Trends } from '../../domain/trends/Trends.ts';
import { HomeTabContainer } from './HomeTab.tsx';
import { HomeViewModel } from './HomeViewModel.ts';
import { createDeviceWishlist } from '../../../tests/support/deviceWishlist.ts';

const HOUR_MS = 3_600_000;
/** 8 in the morning. */
const MORNING_MS = Date.UTC(2025, 8, 2, 8);
const KNOWN_SHOPPER = aProfile({
  preferences: { genderPreference: ['Women'], sizePreference: ['M'], stylePreference: ['Minimalist', 'Classic'] },
});

// Load the lazy parts first, so that no test waits for them.
beforeAll(() => Promise.all([import('./HomeSections.tsx'), import('./FloatingControls.tsx')]), 60_000);
afterEach(() => void vi.restoreAllMocks());

async function renderHome({ profile = KNOWN_SHOPPER, address = '/' }: { profile?: Profile; address?: string } = {}) {
  const clock = new ManualClock(MORNING_MS);
  const cache = new TTLCache(new InMemoryKeyValueStore(), clock);
  const calls = new HeldCalls<unknown[], Trends>();
  const shopper = new SnapshotHolder<Profile | null>(profile);
  const connection = new SnapshotHolder(true);
  const draft = new QueryDraft();
  const visibility = new SnapshotHolder(true);
  const pulse = new PulseStatus(clock);
  const notices = new Notices(clock);
  const catalogue = ['coat', 'knit', 'trousers'].map((id) =>
    anItem({ id, tryOnCategory: id === 'trousers' ? 'lower_body' : 'upper_body' }),
  );
  const items = new InMemoryItems(catalogue);
  const wishlist = new WishlistService(new InMemoryWishlists(catalogue), shopper, notices, createDeviceWishlist());
  wishlist.start();
  const openedItems: string[] = [];
  const wornItemIds: string[][] = [];
  const filters = new SnapshotHolder({ defaults: NO_FILTERS });
  const createView = () =>
    new HomeViewModel({
      feed: new TrendsFeed(
        { source: { getTrends: calls.call }, cache, shopper, filters, connection, pulse, clock, timeZone: 'UTC' },
        profile.id,
      ),
      outfitItems: new OutfitItems(async () => items, notices, pulse),
      wishlist,
      shopper,
      connection,
      pulse,
      cache,
      clock,
      draft,
      onOpenItem: (item, _context, list) => openedItems.push(`${item.id} of ${list?.items.length ?? 1}`),
      wearItems: (wornItems: readonly Item[]) => wornItemIds.push(wornItems.map(({ id }) => id)),
    });
  const parts = { createView, visibility, clock, random: () => 0, recentActivity: () => <p>Recent</p> };
  const dock = document.body.appendChild(document.createElement('div'));
  const element = <HomeTabContainer parts={parts} scroller={createRef()} dock={dock} isActive />;
  const router = createAppRouter([{ path: '/', element }], [address]);
  const { unmount } = render(router.page);
  const settle = () => act(settlePromises);
  const answer = async (trends = someTrends()) => {
    calls.newest.resolve(trends);
    await settle();
    await screen.findByRole('region', { name: 'Recent Activity' });
  };
  await settle();
  const advance = (ms: number) => act(() => clock.advance(ms));
  const user = userEvent.setup();
  return {
    clock,
    advance,
    calls,
    connection,
    draft,
    visibility,
    pulse,
    notices,
    wishlist,
    openedItems,
    wornItemIds,
    router,
    answer,
    settle,
    user,
    unmount,
  };
}

/** The number of timers that cause motion. One other timer checks the trends every 4 hours. */
const countMovingTimers = (clock: ManualClock) => clock.pendingCount - 1;

const getLead = () => screen.getByRole('region', { name: 'Your Daily Outfit Recommendation' });
const getShownPage = (region: HTMLElement) => region.querySelector('[aria-current="true"]')?.textContent;

describe('the sections of home', () => {
  it('show the editorial content, and what the app knows about the shopper', async () => {
    const { answer } = await renderHome();
    await answer();
    expect(within(getLead()).getByRole('heading', { level: 3 })).toHaveTextContent('Wool before the frost');
    expect(getLead()).toHaveTextContent('It is 3 degrees in Oslo.');
    expect(screen.getByRole('region', { name: 'Style Picks For You' })).toHaveTextContent('In your sizes.');
    expect(screen.getByRole('region', { name: 'What’s Glamorous Now' })).toHaveTextContent('Opera night');
    expect(screen.getByRole('region', { name: 'Recent Activity' })).toBeInTheDocument();
    expect(screen.getByText(/Women · Minimalist, Classic · size M · Oslo: winter, cold days/u)).toBeInTheDocument();
  });

  it('say that a place is unknown, with a link to correct it', async () => {
    const { answer, user, router } = await renderHome();
    await answer(someTrends({ place: { name: 'Atlantis', season: null, weather: null } }));
    expect(screen.getByText(/“Atlantis” is not on our map/u)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(router.location.search).toBe('?panel=account');
  });

  it('ask a shopper without preferences', async () => {
    const { answer } = await renderHome({ profile: aProfile() });
    await answer(someTrends({ place: null }));
    expect(screen.getByText(/Tell us your sizes and styles/u)).toBeInTheDocument();
  });

  it('link to searches', async () => {
    const { answer } = await renderHome();
    await answer();
    const ticker = screen.getByRole('navigation', { name: 'In season' });
    expect(
      within(ticker)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/?tab=search&query=wool+coat', '/?tab=search&query=velvet+dress', '/?tab=search&query=ankle+boots']);
    expect(screen.getByRole('link', { name: /Opera night/u })).toHaveAttribute(
      'href',
      '/?tab=search&query=velvet+dress',
    );
  });

  it('say that there is nothing to show', async () => {
    const { answer } = await renderHome();
    const emptyTrends = someTrends();
    await answer({
      ...emptyTrends,
      dailyOutfit: { ...emptyTrends.dailyOutfit, pieces: [] },
      outfits: [],
      glamourTrends: [],
      suggestedItems: [],
    });
    expect(screen.getByText('Nothing to show')).toBeInTheDocument();
  });

  it('show a long list of items in parts', async () => {
    const { answer, user } = await renderHome();
    await answer(
      someTrends({ suggestedItems: Array.from({ length: 40 }, (_, index) => anItem({ id: `item-${index}` })) }),
    );
    const countCards = () =>
      screen.getAllByRole('article').filter((card) => card.querySelector('a[href*="item-"]')).length;
    expect(countCards()).toBe(12);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(countCards()).toBe(36);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(countCards()).toBe(40);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('an outfit', () => {
  it('opens each piece with the others as its neighbors', async () => {
    const { answer, user, openedItems, settle } = await renderHome();
    await answer();
    await user.click(within(getLead()).getByRole('link', { name: /Piece knit/u }));
    await settle();
    expect(openedItems).toEqual(['knit of 3']);
  });

  it('is worn as a whole in the fitting room', async () => {
    const { answer, user, wornItemIds, router, settle } = await renderHome();
    await answer();
    await user.click(within(getLead()).getByRole('button', { name: 'Try on the clothes' }));
    await settle();
    expect(router.location.search).toBe('?panel=fitting-room');
    expect(wornItemIds[0]).toEqual(expect.arrayContaining(['knit', 'trousers']));
  });

  it('is saved as a whole, and removed after confirmation', async () => {
    const { answer, user, wishlist, settle } = await renderHome();
    await answer();
    const getHeart = () => within(getLead()).getByRole('button', { pressed: true });
    await user.click(within(getLead()).getByRole('button', { name: 'Save all pieces' }));
    await settle();
    expect([...wishlist.snapshot.items.keys()]).toEqual(['coat', 'knit', 'trousers']);
    await user.click(getHeart());
    const dialog = screen.getByRole('alertdialog', { name: 'Please confirm' });
    expect(dialog).toHaveTextContent('Remove these 3 pieces from your wishlist?');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await settle();
    expect(wishlist.snapshot.items.size).toBe(0);
  });
});

describe('what moves on home', () => {
  it('shows the next picture of the day every 5 s, and stays at the one that the shopper chose', async () => {
    const { answer, advance, user } = await renderHome();
    await answer();
    expect(getShownPage(getLead())).toBe('1');
    advance(5_000);
    expect(getShownPage(getLead())).toBe('2');
    await user.click(within(getLead()).getByRole('button', { name: 'Picture 1 of 3' }));
    expect(getShownPage(getLead())).toBe('1');
  });

  it('shows another look every 20 s, and only the shown one can be reached', async () => {
    const { answer, advance } = await renderHome();
    await answer();
    const getLook = (name: string) => screen.getByRole('heading', { name, hidden: true }).closest('article');
    expect(getLook('The late train')).toHaveAttribute('inert');
    advance(20_000);
    expect(getLook('The late train')).not.toHaveAttribute('inert');
    expect(getLook('The long walk')).toHaveAttribute('inert');
  });

  it('follows a swipe', async () => {
    const { answer } = await renderHome();
    await answer();
    const figure = getLead().querySelector('img')!;
    const swipe = (from: number, to: number) => {
      fireEvent.pointerDown(figure, { pointerType: 'touch', clientX: from, isPrimary: true });
      fireEvent.pointerUp(figure, { pointerType: 'touch', clientX: to });
    };
    swipe(200, 160);
    expect(getShownPage(getLead())).toBe('2');
    swipe(160, 200);
    expect(getShownPage(getLead())).toBe('1');
    swipe(200, 180);
    expect(getShownPage(getLead())).toBe('1');
  });

  it('pauses while the shopper points at it', async () => {
    const { answer, advance } = await renderHome();
    await answer();
    fireEvent.pointerEnter(getLead(), { pointerType: 'mouse' });
    advance(60_000);
    expect(getShownPage(getLead())).toBe('1');
    fireEvent.pointerLeave(getLead(), { pointerType: 'mouse' });
    advance(5_000);
    expect(getShownPage(getLead())).toBe('2');
  });

  it('pauses by one button, whose state is remembered', async () => {
    const { answer, clock, advance, user } = await renderHome();
    await answer();
    await waitFor(() => expect(countMovingTimers(clock)).toBeGreaterThan(3));
    await user.click(screen.getByRole('button', { name: 'Pause all motion' }));
    expect(countMovingTimers(clock)).toBe(0);
    advance(60_000);
    expect(getShownPage(getLead())).toBe('1');
    await user.click(screen.getByRole('button', { name: 'Resume motion' }));
    await waitFor(() => expect(countMovingTimers(clock)).toBeGreaterThan(3));
  });

  it('has no timer while the page is hidden or covered', async () => {
    const { answer, clock, visibility, router } = await renderHome();
    await answer();
    act(() => visibility.set(false));
    expect(countMovingTimers(clock)).toBe(0);
    act(() => visibility.set(true));
    await waitFor(() => expect(countMovingTimers(clock)).toBeGreaterThan(3));
    act(() => router.navigate('/?panel=fitting-room'));
    expect(countMovingTimers(clock)).toBe(0);
    expect(document.querySelector('[data-moving="true"]')).toBeNull();
  });

  it('has no timer under reduced motion, and no control is needed', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: media.includes('reduce'), media }) as MediaQueryList,
    );
    const { answer, clock } = await renderHome();
    await answer();
    expect(countMovingTimers(clock)).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause all motion' })).not.toBeInTheDocument();
  });

  it('leaves no timer behind', async () => {
    const { answer, clock, unmount } = await renderHome();
    await answer();
    unmount();
    expect(clock.pendingCount).toBe(0);
  });
});

describe('the prompt bar', () => {
  const findPrompt = () => screen.findByRole('link', { name: /^Search for: /u });

  it('offers another suggestion every 3 s, with a link to its search', async () => {
    const { answer, advance } = await renderHome();
    await answer();
    const firstPrompt = (await findPrompt()).getAttribute('aria-label')!.replace('Search for: ', '');
    expect(await findPrompt()).toHaveAttribute(
      'href',
      `/?${new URLSearchParams({ tab: 'search', query: firstPrompt }).toString()}`,
    );
    advance(3_000);
    expect(await findPrompt()).not.toHaveAccessibleName(`Search for: ${firstPrompt}`);
  });

  it('opens the search box with the words that were read, to be changed or sent', async () => {
    const { answer, advance, draft, router } = await renderHome();
    await answer();
    const firstPrompt = (await findPrompt()).getAttribute('aria-label')!.replace('Search for: ', '');
    advance(3_000);
    advance(200);
    // The next suggestion has only just appeared, so the press uses the previous one.
    fireEvent.click(screen.getByRole('button', { name: /^Write your own search/u }));
    expect(draft.snapshot).toBe(firstPrompt);
    expect(router.location.search).toBe('?tab=search');
    advance(1_000);
    fireEvent.click(screen.getByRole('button', { name: /^Write your own search/u }));
    expect(draft.snapshot).not.toBe(firstPrompt);
    expect(screen.getByRole('button', { name: /^Write your own search/u })).toHaveAccessibleName(
      `Write your own search, or begin with: ${draft.snapshot}`,
    );
  });

  it('says in words what its buttons do', async () => {
    const { answer } = await renderHome();
    await answer();
    await findPrompt();
    for (const caption of ['Search', 'Another', 'Pause']) expect(screen.getByText(caption)).toBeVisible();
  });

  it('is hidden while the app is busy', async () => {
    const { answer, pulse } = await renderHome();
    expect(screen.queryByRole('link', { name: /^Search for: /u })).not.toBeInTheDocument();
    await answer();
    await findPrompt();
    let endPulse = () => {};
    act(() => {
      endPulse = pulse.begin('thinking');
    });
    expect(screen.queryByRole('link', { name: /^Search for: /u })).not.toBeInTheDocument();
    act(() => endPulse());
    await findPrompt();
  });
});

describe('home without new trends', () => {
  it('shows a skeleton while they load the first time', async () => {
    await renderHome();
    expect(document.querySelector('[aria-busy="true"]')).toHaveTextContent('Loading...');
  });

  it('says that they failed, and the retry works', async () => {
    const { calls, answer, settle, user } = await renderHome();
    calls.newest.reject(new CallError('Error fetching trends', 'broken'));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('Error fetching trends');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await answer();
    expect(getLead()).toBeInTheDocument();
  });

  it('keeps the old page, says how old it is, and offers the retry', async () => {
    const { calls, answer, settle, advance, user } = await renderHome();
    await answer();
    advance(4 * HOUR_MS);
    calls.newest.reject(new CallError('Error fetching trends', 'unreachable'));
    await settle();
    expect(getLead()).toBeInTheDocument();
    expect(screen.getByText(/This page is from 4 hours ago/u)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await answer();
    expect(screen.queryByText(/This page is from/u)).not.toBeInTheDocument();
  });

  it('says offline how old the page is', async () => {
    const { answer, connection, advance } = await renderHome();
    await answer();
    act(() => connection.set(false));
    expect(screen.getByText('You are offline. This page is from a moment ago.')).toBeInTheDocument();
    act(() => connection.set(true));
    advance(3 * HOUR_MS);
    act(() => connection.set(false));
    expect(screen.getByText(/You are offline. This page is from 3 hours ago/u)).toBeInTheDocument();
  });
});
