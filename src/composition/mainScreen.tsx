import { useEffect, useLayoutEffect, type ComponentType } from 'react';
import type { OpenItem } from '../application/viewer/ViewerContext.ts';
import { AppFrame } from '../ui/frame/AppFrame.tsx';
import type { AccountPanelProps, FilterPanelProps, FrameParts, HistoryPanelProps } from '../ui/frame/FrameParts.ts';
import { ScrollMemory } from '../ui/frame/ScrollMemory.ts';
import type { TabContentProps } from '../ui/frame/TabContent.ts';
import SearchTab, { type ConversationProps } from '../ui/search/SearchTab.tsx';
import { lazyComponent, type LazyComponent } from '../ui/shared/lazyComponent.tsx';
import { QUERY } from '../ui/shared/paths.ts';
import { useSnapshot } from '../ui/shared/useSnapshot.ts';
import { compose, type Composition } from './container.ts';
import type { Foundation } from './foundation.ts';
import { lazyStylist, lazyUpload } from './lazyFeatures.ts';
import { lazyViewer, type LazyViewer } from './lazyViewer.ts';
import { cacheDefaults } from './prefetchableSearch.ts';
import type { SignedInProps } from './routes.tsx';
import { TOKENS } from './tokens.ts';

/**
 * The main app: the frame, and what fills it. All that a search shows is one chunk with this module
 * (vite.config.ts), so that results wait for one file and not for a chain of small ones. `login`: where a
 * logout leads.
 */
export function composeMainScreen(foundation: Foundation, login: Preloaded): ComponentType<SignedInProps> {
  const {
    account,
    cachedLogin: { userId },
    connection,
    logger,
  } = foundation;
  // Usually the cached shopper, whose login is still being checked.
  let own: Own | null = userId === null ? null : composeFor(userId, foundation);
  // The state survives an expired session of the same shopper, but not a logout.
  account.subscribe(() => {
    if (account.snapshot.signedOutBy === 'choice') own = null;
  });
  return function Main({ profile: { id, ...shopper } }: SignedInProps) {
    if (own?.userId !== id) own = composeFor(id, foundation);
    const { composition, viewer, parts, offline, scrollMemory, notices, pulse } = own;
    // Must run before the effects of the tabs, which may load what the URL names.
    useLayoutEffect(() => followShopper(foundation, composition), [composition]);
    useEffect(() => viewer.prefetch(foundation), [viewer]);
    useEffect(
      () => foundation.clock.after(FETCH_OFFLINE_MS, () => [...offline, login].forEach(({ preload }) => preload())),
      [offline],
    );
    return (
      <AppFrame
        parts={parts}
        shopper={shopper}
        notices={notices}
        pulse={pulse}
        connection={connection}
        unreachable={useSnapshot(account).unreachable}
        scrollMemory={scrollMemory}
        onLogout={() => void account.logout()}
        onError={(error) => logger.error('A part of the page failed to render', error)}
      />
    );
  };
}

type Own = ReturnType<typeof composeFor>;

/** Everything that holds state of one shopper. Each shopper gets a new instance, so that no state has to be cleared piece by piece. */
function composeFor(userId: string, foundation: Foundation) {
  const composition = compose(foundation, userId);
  const { container } = composition;
  const viewer = lazyViewer(composition);
  const [notices, pulse] = [container.get(TOKENS.notices), container.get(TOKENS.pulse)];
  return {
    userId,
    composition,
    viewer,
    ...frameParts(foundation, composition, viewer),
    scrollMemory: new ScrollMemory(),
    notices,
    pulse,
  };
}

type Preloaded = Pick<LazyComponent<never>, 'preload'>;

/** Late enough that a slow phone has shown the first results and is interactive. */
const FETCH_OFFLINE_MS = 8_000;

/** Services that run while a shopper is signed in. */
function followShopper({ cache, account }: Foundation, { container }: Composition): () => void {
  const filters = container.get(TOKENS.filters);
  const stops = [
    filters.start(),
    cacheDefaults(cache, filters, account.shopper),
    container.get(TOKENS.search).start(),
    container.get(TOKENS.wishlist).start(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

interface FrameContent {
  readonly parts: FrameParts;
  /** Parts that work offline (section 4, logout), so their code must be loaded in advance. */
  readonly offline: readonly Preloaded[];
}

function frameParts(foundation: Foundation, composition: Composition, viewer: LazyViewer): FrameContent {
  const { container, modules } = composition;
  if (new URLSearchParams(window.location.search).has(QUERY.item)) viewer.whenLoaded(() => {});
  // The first results do not wait for the viewer: a press meanwhile opens it once it has loaded.
  const openItem: OpenItem = (...choice) =>
    viewer.whenLoaded(() => container.get(TOKENS.viewer).open(...choice), choice[0].id);
  const stylist = lazyStylist(composition);
  const searching = {
    search: container.get(TOKENS.search),
    filters: container.get(TOKENS.filters),
    attachments: container.get(TOKENS.attachments),
    wishlist: container.get(TOKENS.wishlist),
    connection: container.get(TOKENS.connection),
    onOpenItem: openItem,
    draft: container.get(TOKENS.draft),
    chat: { shopper: container.get(TOKENS.shopper), notices: container.get(TOKENS.notices), stylist },
    photo: { notices: container.get(TOKENS.notices), loadUpload: lazyUpload(composition) },
  };
  const Conversation = lazyComponent<ConversationProps>(async () => {
    const [{ OwnedChatDock }, { session }] = await Promise.all([import('../ui/chat/ChatDock.tsx'), stylist.load()]);
    const parts = { session, draft: container.get(TOKENS.draft), filters: container.get(TOKENS.filters) };
    return (props) => <OwnedChatDock {...props} parts={parts} />;
  });
  const wishlist = lazyComponent<TabContentProps>(async () => {
    const { default: WishlistTab } = await import('../ui/wishlist/WishlistTab.tsx');
    const parts = {
      wishlist: container.get(TOKENS.wishlist),
      attachments: container.get(TOKENS.attachments),
      onOpenItem: openItem,
    };
    return (tab) => <WishlistTab {...tab} parts={parts} />;
  });
  const filterPanel = lazyComponent<FilterPanelProps>(async () => {
    const { default: FilterPanel } = await import('../ui/filters/FilterPanel.tsx');
    const parts = { filters: container.get(TOKENS.filters), search: container.get(TOKENS.search) };
    return (panel) => <FilterPanel {...panel} parts={parts} />;
  });
  const account = lazyComponent<AccountPanelProps>(async () => {
    const [{ AccountPanel }, { logoutEverywhere }] = await Promise.all([
      import('../ui/frame/AccountPanel.tsx'),
      import('./logoutEverywhere.ts'),
    ]);
    return (panel) => (
      <AccountPanel
        {...panel}
        onLogoutEverywhere={() => void logoutEverywhere(foundation, container.get(TOKENS.notices))}
      />
    );
  });
  const parts: FrameParts = {
    tabs: {
      home: lazyComponent(async () => (await import('../ui/home/HomeTab.tsx')).HomeTab),
      search: (tab) => <SearchTab {...tab} parts={searching} conversation={Conversation} />,
      wishlist,
      poses: lazyComponent(async () => (await import('../ui/poses/PosesTab.tsx')).PosesTab),
    },
    chatHistory: lazyComponent<HistoryPanelProps>(async () => {
      const bound = modules.load('history', async () => (await import('./modules/history.module.ts')).historyModule);
      const [{ ChatHistoryPanel }] = await Promise.all([
        import('../ui/history/ChatHistoryPanel.tsx'),
        bound,
        stylist.load(),
      ]);
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const parts = {
        chats: container.get(TOKENS.chatHistory),
        searches: container.get(TOKENS.searchHistory),
        clock: container.get(TOKENS.clock),
        timeZone,
      };
      return (panel) => <ChatHistoryPanel {...panel} parts={parts} />;
    }),
    account,
    filterPanel,
    fittingRoom: lazyComponent(async () => (await import('../ui/fitting-room/FittingRoomPanel.tsx')).FittingRoomPanel),
    itemViewer: lazyComponent(async () => {
      const { ItemViewerHost } = await viewer.host;
      const useCases = {
        viewer: container.get(TOKENS.viewer),
        wishlist: container.get(TOKENS.wishlist),
        attachments: container.get(TOKENS.attachments),
        shareLink: container.get(TOKENS.shareLink),
      };
      return function Viewer() {
        useEffect(() => viewer.onHostMounted(), []);
        return <ItemViewerHost useCases={useCases} code={viewer} />;
      };
    }),
  };
  return { parts, offline: [wishlist, filterPanel, account] };
}
