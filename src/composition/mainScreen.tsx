import { useEffect, useLayoutEffect, type ComponentType } from 'react';
import type { OpenItem } from '../application/viewer/ViewerContext.ts';
import type { FrameParts } from '../ui/frame/FrameParts.ts';
import { ScrollMemory } from '../ui/frame/ScrollMemory.ts';
import { lazyPart } from '../ui/shared/lazyPart.tsx';
import { tabOf, type Tab } from '../ui/shared/paths.ts';
import type { Composition } from './container.ts';
import type { Foundation } from './foundation.ts';
import type { SignedInProps } from './routes.tsx';
import { TOKENS } from './tokens.ts';

const TAB_CODE = {
  home: () => import('../ui/home/HomeTab.tsx'),
  search: () => import('../ui/search/SearchTab.tsx'),
  wishlist: () => import('../ui/wishlist/WishlistTab.tsx'),
  poses: () => import('../ui/poses/PosesTab.tsx'),
} satisfies Record<Tab, () => Promise<unknown>>;

/** The main app: the frame, and what fills it. The tab in the address comes along, not one after the other. */
export async function loadMainScreen(foundation: Foundation): Promise<ComponentType<SignedInProps>> {
  // A failure is met again, and said, where the tab is shown.
  void TAB_CODE[tabOf(new URLSearchParams(window.location.search), false)]().catch(() => undefined);
  const [{ AppFrame }, { compose }] = await Promise.all([import('../ui/frame/AppFrame.tsx'), import('./container.ts')]);
  const composition = compose(foundation);
  const { container } = composition;
  const parts = frameParts(composition);
  const scrollMemory = new ScrollMemory();
  const [notices, pulse] = [container.get(TOKENS.notices), container.get(TOKENS.pulse)];
  const { account, connection, logger } = foundation;
  return function Main({ profile }: SignedInProps) {
    // Before the effects of the tabs, which may ask at once for what the address names.
    useLayoutEffect(() => followShopper(composition), []);
    useEffect(() => foundation.clock.after(FETCH_WAY_OUT_MS, () => fetchWayOut(foundation)), []);
    return (
      <AppFrame
        parts={parts}
        shopper={profile}
        notices={notices}
        pulse={pulse}
        connection={connection}
        scrollMemory={scrollMemory}
        onLogout={() => void account.logout()}
        onError={(error) => logger.error('A part of the page failed to render', error)}
      />
    );
  };
}

/** After the first results, so that nobody waits for it. */
const FETCH_WAY_OUT_MS = 3_000;

/** Logging out works offline (section 4), so its code has to be here before the network goes. */
function fetchWayOut({ prepareSigningIn }: Foundation): void {
  const code = [import('../ui/frame/AccountPanel.tsx'), import('../ui/accounts/LoginScreen.tsx'), prepareSigningIn()];
  // Asked for again when it is opened.
  for (const part of code) part.catch(() => undefined);
}

/** What follows the shopper for as long as somebody is signed in. */
function followShopper({ container }: Composition): () => void {
  const stops = [container.get(TOKENS.filters).start(), container.get(TOKENS.search).start(), container.get(TOKENS.wishlist).start()];
  return () => {
    for (const stop of stops) stop();
  };
}

function frameParts({ container, modules }: Composition): FrameParts {
  const viewing = () => modules.load('viewer', async () => (await import('./modules/viewer.module.ts')).viewerModule);
  const viewerMounted = signal();
  // The viewer is not waited for before the first results: a press meanwhile opens it when it is there.
  const openItem: OpenItem = (...choice) => void viewerMounted.given.then(() => container.get(TOKENS.viewer).open(...choice));
  return {
    tabs: {
      home: lazyPart(async () => (await TAB_CODE.home()).HomeTab),
      search: lazyPart(async () => {
        const { default: SearchTab } = await TAB_CODE.search();
        const parts = {
          search: container.get(TOKENS.search),
          filters: container.get(TOKENS.filters),
          attachments: container.get(TOKENS.attachments),
          wishlist: container.get(TOKENS.wishlist),
          connection: container.get(TOKENS.connection),
          onOpenItem: openItem,
        };
        return (tab) => <SearchTab {...tab} parts={parts} />;
      }),
      wishlist: lazyPart(async () => {
        const { default: WishlistTab } = await TAB_CODE.wishlist();
        const parts = {
          wishlist: container.get(TOKENS.wishlist),
          attachments: container.get(TOKENS.attachments),
          onOpenItem: openItem,
        };
        return (tab) => <WishlistTab {...tab} parts={parts} />;
      }),
      poses: lazyPart(async () => (await TAB_CODE.poses()).PosesTab),
    },
    chatHistory: lazyPart(async () => (await import('../ui/frame/ChatHistoryPanel.tsx')).ChatHistoryPanel),
    account: lazyPart(async () => (await import('../ui/frame/AccountPanel.tsx')).AccountPanel),
    filterPanel: lazyPart(async () => {
      const { default: FilterPanel } = await import('../ui/filters/FilterPanel.tsx');
      const parts = { filters: container.get(TOKENS.filters), search: container.get(TOKENS.search) };
      return (panel) => <FilterPanel {...panel} parts={parts} />;
    }),
    fittingRoom: lazyPart(async () => (await import('../ui/fitting-room/FittingRoomPanel.tsx')).FittingRoomPanel),
    itemViewer: lazyPart(async () => {
      const [{ ItemViewerHost }] = await Promise.all([import('../ui/viewer/ItemViewerHost.tsx'), viewing()]);
      const useCases = {
        viewer: container.get(TOKENS.viewer),
        wishlist: container.get(TOKENS.wishlist),
        attachments: container.get(TOKENS.attachments),
        shareLink: container.get(TOKENS.shareLink),
      };
      return function Viewer() {
        useEffect(() => viewerMounted.give(), []);
        return <ItemViewerHost useCases={useCases} />;
      };
    }),
  };
}

/** A promise and the one who keeps it. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
