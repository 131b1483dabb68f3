import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { Link, type InitialEntry } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppRouter } from '../../../tests/support/appRouter.tsx';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { Notices } from '../../application/notices/Notices.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import { PulseStatus } from '../../application/pulse/PulseStatus.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import { AccountPanel } from '../accounts/AccountPanel.tsx';
import { AccountIcon, HomeIcon, MenuIcon } from '../design/icons/icons.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { PanelButton } from '../shared/PanelButton.tsx';
import { lazyComponent, LoadFailure } from '../shared/lazyComponent.tsx';
import { AppFrame } from './AppFrame.tsx';
import type { FrameContent, OpenProps, PanelProps } from './FrameContent.ts';
import type { PreloadableComponent } from './PreloadableComponent.ts';
import { ScrollMemory } from './ScrollMemory.ts';
import type { TabContent } from './TabContent.ts';

const stillClock: Clock = { now: () => 0, after: () => () => {} };

/** The error that the Poses tab throws in this test. */
let renderError: Error;
beforeEach(() => {
  renderError = new Error('torn');
});

let panels: FrameContent['panels'];
beforeEach(() => {
  ({ panels } = frameContent);
});

const onLogout = vi.fn();
beforeEach(() => void onLogout.mockClear());

const createTab = (id: string, label: string, content: TabContent) => ({ id, label, icon: HomeIcon, content });

const preloadAccount = vi.fn();
const preloadFilters = vi.fn();
const Account: PreloadableComponent<OpenProps> = Object.assign(
  ({ open, onClose }: OpenProps) => (
    <AccountPanel
      open={open}
      onClose={onClose}
      shopper={{ name: '', email: 'ada@atelier.test' }}
      onPhotos={() => {}}
      support={{ message: '', status: 'idle', write: () => {}, send: () => {} }}
      preferences={null}
      onLogout={onLogout}
    />
  ),
  { preload: preloadAccount },
);

const Filters: PreloadableComponent<PanelProps> = Object.assign(
  ({ open, address, onClose }: PanelProps) =>
    open ? <button onClick={onClose}>{address === 'sort' ? 'Sort panel' : 'Filter panel'}</button> : null,
  { preload: preloadFilters },
);

const frameContent: FrameContent = {
  tabs: [
    createTab('home', 'Home', () => <Link to="/terms">Terms page</Link>),
    createTab('search', 'Search', ({ isActive, dock }) => (
      <p>
        Results, {isActive ? 'in front' : 'behind'}
        {dock && createPortal(<p>Bar of results</p>, dock)}
      </p>
    )),
    createTab('wishlist', 'Wishlist', () => (
      <p>
        Kept things <PanelButton panel="filters">Refine</PanelButton>
      </p>
    )),
    createTab('poses', 'Poses', () => {
      throw renderError;
    }),
  ],
  panels: [
    {
      addresses: ['history'],
      opener: { label: 'Chat History', icon: MenuIcon, side: 'start' },
      content: ({ open, onClose, goToTab }) => (
        <Sheet open={open} onClose={onClose} title="Chat History">
          <button type="button" onClick={() => goToTab('search')}>
            A linen suit
          </button>
        </Sheet>
      ),
    },
    {
      addresses: ['account'],
      opener: { label: 'Account', icon: AccountIcon, side: 'end' },
      content: Account,
    },
    {
      addresses: ['filters', 'sort'],
      content: Filters,
    },
    {
      addresses: ['fitting-room'],
      content: () => {
        throw new Error('not there');
      },
    },
  ],
  overlays: [() => <p>An overlay</p>],
};

function renderFrame(...entries: InitialEntry[]) {
  const notices = new Notices(stillClock);
  const pulse = new PulseStatus(stillClock);
  const connection = new SnapshotHolder(true);
  const isUnreachable = false;
  const onError = vi.fn();
  const frame = (
    <AppFrame
      content={{ ...frameContent, panels }}
      notices={notices}
      pulse={pulse}
      connection={connection}
      isUnreachable={isUnreachable}
      scrollMemory={scrollMemory}
      onError={onError}
    />
  );
  const router = createAppRouter(
    [
      { path: '/', element: frame },
      { path: '/terms', element: <p>The terms</p> },
    ],
    entries,
  );
  render(router.page);
  return { router, notices, pulse, connection, onError };
}

const scrollMemory = new ScrollMemory(new InMemoryKeyValueStore());

it('names the browser tab after the words of the search, else after the tab', () => {
  const { router } = renderFrame('/?tab=search&query=linen+dress');
  expect(document.title).toBe('linen dress · Atelier');
  act(() => void router.navigate('/?tab=wishlist&query=linen+dress'));
  expect(document.title).toBe('Wishlist · Atelier');
});
const tab = (name: string) => screen.getByRole('tab', { name });
const getShownPanel = () => screen.getAllByRole('tabpanel').find((panel) => !panel.closest('[inert]'))!;

describe('tabs', () => {
  it('opens a tab, puts it into the address, and keeps the rest of the address', async () => {
    const { router } = renderFrame('/?tab=search&query=red+coat');
    expect(getShownPanel()).toHaveTextContent('Results, in front');
    await userEvent.click(tab('Wishlist'));
    expect(getShownPanel()).toHaveTextContent('Kept things');
    expect(router.location.search).toBe('?tab=wishlist&query=red+coat');
    await act(() => router.navigate(-1));
    expect(getShownPanel()).toHaveTextContent('Results, in front');
  });

  it('moves along with the arrow keys, Home and End', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    renderFrame('/');
    tab('Home').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('Wishlist')).toHaveFocus();
    expect(tab('Wishlist')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    expect(tab('Poses')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Home')).toHaveFocus();
  });

  it('moves along in the direction of the text', async () => {
    document.documentElement.dir = 'rtl';
    try {
      renderFrame('/');
      tab('Home').focus();
      await userEvent.keyboard('{ArrowLeft}');
      expect(tab('Search')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      expect(tab('Poses')).toHaveFocus();
    } finally {
      document.documentElement.dir = '';
    }
  });

  it('makes hidden tabs inert, and loads a tab when it is first shown', async () => {
    renderFrame('/');
    expect(screen.queryByText('Kept things')).toBeNull();
    await userEvent.click(tab('Search'));
    await userEvent.click(tab('Home'));
    expect(screen.getByText('Results, behind').closest('[inert]')).not.toBeNull();
    expect(screen.getByText('Bar of results').closest('[inert]')).not.toBeNull();
    expect(getShownPanel()).toHaveTextContent('Terms page');
  });

  it('gives a tab a row outside its scroller', () => {
    renderFrame('/?tab=search');
    expect(screen.getByText('Bar of results')).toBeVisible();
    expect(getShownPanel()).not.toHaveTextContent('Bar of results');
  });

  it('limits a failure to its tab', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { onError } = renderFrame('/?tab=poses');
    expect(within(getShownPanel()).getByRole('alert')).toBeVisible();
    expect(onError.mock.calls[0]?.[0]).toEqual(new Error('torn'));
    await userEvent.click(tab('Search'));
    expect(getShownPanel()).toHaveTextContent('Results');
  });
});

describe('a swipe', () => {
  beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400));
  afterEach(() => void vi.restoreAllMocks());

  const getPager = () => getShownPanel().parentElement!.parentElement!;
  const scrollTo = (left: number) => {
    getPager().scrollLeft = left;
    fireEvent.scroll(getPager());
  };
  const swipeTo = (left: number) => {
    fireEvent.pointerDown(getPager(), { pointerType: 'touch' });
    fireEvent.pointerCancel(getPager(), { pointerType: 'touch' });
    scrollTo(left);
  };

  it('opens the tab where it ends', () => {
    const { router } = renderFrame('/');
    swipeTo(170);
    expect(tab('Home')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Results, behind')).toBeInTheDocument();
    swipeTo(400);
    expect(tab('Search')).toHaveAttribute('aria-selected', 'true');
    expect(router.location.search).toBe('?tab=search');
  });

  it('works with a horizontal wheel too', () => {
    renderFrame('/');
    fireEvent.wheel(getPager(), { deltaX: 40 });
    scrollTo(400);
    expect(tab('Search')).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['from nowhere', () => {}],
    [
      'after a tap',
      () => {
        fireEvent.pointerDown(getPager(), { pointerType: 'touch' });
        fireEvent.pointerUp(getPager(), { pointerType: 'touch' });
      },
    ],
    ['after a wheel that goes down', () => fireEvent.wheel(getPager(), { deltaY: 40 })],
    [
      'after a swipe has ended',
      () => {
        swipeTo(100);
        fireEvent(getPager(), new Event('scrollend'));
      },
    ],
  ])('by the browser alone changes no tab and is reverted: %s', (_, before) => {
    renderFrame('/');
    const scrollToSpy = vi.spyOn(getPager(), 'scrollTo');
    before();
    scrollTo(400);
    expect(tab('Home')).toHaveAttribute('aria-selected', 'true');
    expect(scrollToSpy).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' });
  });
});

describe('a shared link', () => {
  it('opens Search, which stays open when the item is closed', async () => {
    const { router } = renderFrame('/?tab=wishlist&item=a1');
    expect(tab('Search')).toHaveAttribute('aria-selected', 'true');
    expect(router.location.search).toBe('?tab=search&item=a1');
    await act(() => router.navigate('/?tab=search'));
    expect(tab('Search')).toHaveAttribute('aria-selected', 'true');
  });

  it('opens Search for a conversation, too', () => {
    const { router } = renderFrame('/?chat=c1');
    expect(getShownPanel()).toHaveTextContent('Results, in front');
    expect(router.location.search).toBe('?chat=c1&tab=search');
  });

  it('keeps the tab when the item was opened inside the app', () => {
    renderFrame({ pathname: '/', search: '?tab=wishlist&item=a1', state: { viewer: { key: 1, index: 0, depth: 1 } } });
    expect(tab('Wishlist')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('panels', () => {
  it('opens Search when an entry of the history is chosen', async () => {
    const { router } = renderFrame('/?tab=wishlist&panel=history');
    await userEvent.click(screen.getByRole('button', { name: 'A linen suit' }));
    expect(getShownPanel()).toHaveTextContent('Results, in front');
    expect(router.location.search).toBe('?tab=search');
  });

  it('opens Chat History from the menu, and returns the focus when it closes', async () => {
    const { router } = renderFrame('/');
    const menu = screen.getByRole('button', { name: 'Chat History' });
    await userEvent.click(menu);
    expect(
      within(screen.getByRole('dialog', { name: 'Chat History' })).getByRole('button', { name: 'A linen suit' }),
    ).toBeVisible();
    expect(router.location.search).toBe('?panel=history');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(menu).toHaveFocus();
    expect(router.location.search).toBe('');
    expect(router.historyAction).toBe('POP');
  });

  it('asks before it logs out', async () => {
    renderFrame('/?panel=account');
    const account = screen.getByRole('dialog', { name: 'Account' });
    expect(account).toHaveTextContent('ada@atelier.test');
    expect(within(account).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
    await userEvent.click(within(account).getByRole('button', { name: 'Logout' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Please confirm logout' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(onLogout).not.toHaveBeenCalled();
    await userEvent.click(within(account).getByRole('button', { name: 'Logout' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('keeps what changed in the address while a panel was open', async () => {
    const { router } = renderFrame('/?tab=search');
    await act(() => router.navigate('/?tab=search&panel=filters', { state: { panelFrom: 'tab=search' } }));
    await act(() =>
      router.navigate('/?tab=search&color=Navy&panel=filters', { state: router.location.state as object }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filter panel' }));
    expect(router.location.search).toBe('?tab=search&color=Navy');
  });

  it('reports a panel that does not load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    renderFrame('/?panel=fitting-room');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('This part could not be loaded.');
    expect(getShownPanel()).toHaveTextContent('Terms page');
  });

  it('lets the shopper retry a panel that did not load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isReachable = false;
    const load = async () => {
      if (!isReachable) throw new Error('no answer');
      return () => 'The cellar';
    };
    const cellar = { addresses: ['cellar'], opener: { label: 'Cellar', icon: MenuIcon, side: 'end' } } as const;
    panels = [{ ...cellar, content: lazyComponent(load) }];
    renderFrame('/');
    await userEvent.click(screen.getByRole('button', { name: 'Cellar' }));
    const popup = await screen.findByRole('alertdialog');
    expect(popup).toHaveTextContent('This part could not be loaded. Check your connection and try again.');
    await userEvent.click(within(popup).getByText('Close'));
    isReachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Cellar' }));
    expect(await screen.findByText('The cellar')).toBeVisible();
  });

  it('says what to do when a tab does not load', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    renderError = new LoadFailure(new Error('offline'), () => {});
    renderFrame('/?tab=poses');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This part could not be loaded. Check your connection and try again.',
    );
  });

  it('shows no panel for an unknown panel address', () => {
    renderFrame('/?panel=cellar');
    expect(getShownPanel()).toHaveTextContent('Terms page');
    expect(screen.queryByRole('button', { name: 'Filter panel' })).toBeNull();
  });

  it('prefetches the code of a panel when the shopper points at its button', async () => {
    renderFrame('/');
    expect(preloadAccount).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button', { name: 'Account' }));
    expect(preloadAccount).toHaveBeenCalled();
  });

  it('prefetches the code of a panel when the shopper points at a button in a tab that opens it', async () => {
    renderFrame('/?tab=wishlist');
    expect(preloadFilters).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button', { name: 'Refine' }));
    expect(preloadFilters).toHaveBeenCalled();
  });

  it('always renders overlays, which open by themselves', () => {
    renderFrame('/');
    expect(screen.getByText('An overlay')).toBeInTheDocument();
  });

  it('opens the filters with sort focus', () => {
    renderFrame('/?tab=search&panel=sort');
    expect(screen.getByRole('button', { name: 'Sort panel' })).toBeVisible();
  });
});

describe('the notices of the frame', () => {
  it('shows an error until it is closed', async () => {
    const { notices } = renderFrame('/');
    act(() => notices.showError('search-failed'));
    const popup = await screen.findByRole('alertdialog');
    expect(popup).toHaveTextContent('Error Searching Items');
    await userEvent.click(within(popup).getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('retries what failed, and closes the error', async () => {
    const { notices } = renderFrame('/');
    const retry = vi.fn();
    act(() => notices.showError('search-failed', retry));
    const popup = await screen.findByRole('alertdialog');
    await userEvent.click(within(popup).getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    act(() => notices.showError('feedback-not-saved'));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows that work is in progress', () => {
    const { pulse } = renderFrame('/');
    expect(screen.getByRole('img', { name: 'Ready' })).toBeVisible();
    act(() => void pulse.begin('thinking'));
    expect(screen.getByRole('img', { name: 'Thinking' })).toBeVisible();
  });

  it('says that it is offline, until it is online again', async () => {
    const { connection } = renderFrame('/');
    act(() => connection.set(false));
    expect(await screen.findByText(/You are offline/u)).toBeVisible();
    act(() => connection.set(true));
    expect(screen.queryByText(/You are offline/u)).toBeNull();
  });

  it('restores the scroll position of a tab', async () => {
    const { router } = renderFrame('/');
    getShownPanel().scrollTop = 640;
    fireEvent.scroll(getShownPanel());
    await userEvent.click(screen.getByRole('link', { name: 'Terms page' }));
    expect(screen.getByText('The terms')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(getShownPanel().scrollTop).toBe(640);
  });
});
