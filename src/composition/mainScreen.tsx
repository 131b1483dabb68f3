import type { Container } from 'inversify';
import { useEffect, type ComponentType } from 'react';
import type { FrameParts } from '../ui/frame/FrameParts.ts';
import { ScrollMemory } from '../ui/frame/ScrollMemory.ts';
import { lazyPart } from '../ui/shared/lazyPart.tsx';
import type { FeatureModules } from './FeatureModules.ts';
import type { SignedInProps } from './routes.tsx';
import { TOKENS } from './tokens.ts';

/** The main app: the frame, and what fills it. */
export function createMainScreen(container: Container, modules: FeatureModules): ComponentType<SignedInProps> {
  const shopping = () => modules.load('shopping', async () => (await import('./modules/shopping.module.ts')).shoppingModule);
  const parts = frameParts(container, modules, shopping);
  const scrollMemory = new ScrollMemory();
  return lazyPart(async () => {
    const [{ AppFrame }] = await Promise.all([import('../ui/frame/AppFrame.tsx'), shopping()]);
    const account = container.get(TOKENS.account);
    const logger = container.get(TOKENS.logger);
    const [notices, pulse, connection] = [container.get(TOKENS.notices), container.get(TOKENS.pulse), container.get(TOKENS.connection)];
    return function Main({ profile }: SignedInProps) {
      useEffect(() => followShopper(container), []);
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
  });
}

/** What follows the shopper for as long as somebody is signed in. */
function followShopper(container: Container): () => void {
  const stops = [TOKENS.filters, TOKENS.search, TOKENS.wishlist].map((token) => container.get<{ start(): () => void }>(token).start());
  return () => {
    for (const stop of stops) stop();
  };
}

function frameParts(container: Container, modules: FeatureModules, shopping: () => Promise<void>): FrameParts {
  const viewing = () =>
    shopping().then(() => modules.load('viewer', async () => (await import('./modules/viewer.module.ts')).viewerModule));
  return {
    tabs: {
      home: lazyPart(async () => (await import('../ui/home/HomeTab.tsx')).HomeTab),
      search: lazyPart(async () => {
        const [{ default: SearchTab }] = await Promise.all([import('../ui/search/SearchTab.tsx'), viewing()]);
        const parts = {
          search: container.get(TOKENS.search),
          filters: container.get(TOKENS.filters),
          attachments: container.get(TOKENS.attachments),
          wishlist: container.get(TOKENS.wishlist),
          connection: container.get(TOKENS.connection),
          onOpenItem: container.get(TOKENS.viewer).open,
        };
        return (tab) => <SearchTab {...tab} parts={parts} />;
      }),
      wishlist: lazyPart(async () => {
        const [{ default: WishlistTab }] = await Promise.all([import('../ui/wishlist/WishlistTab.tsx'), viewing()]);
        const parts = {
          wishlist: container.get(TOKENS.wishlist),
          attachments: container.get(TOKENS.attachments),
          onOpenItem: container.get(TOKENS.viewer).open,
        };
        return (tab) => <WishlistTab {...tab} parts={parts} />;
      }),
      poses: lazyPart(async () => (await import('../ui/poses/PosesTab.tsx')).PosesTab),
    },
    filterPanel: lazyPart(async () => {
      const [{ default: FilterPanel }] = await Promise.all([import('../ui/filters/FilterPanel.tsx'), shopping()]);
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
      return () => <ItemViewerHost useCases={useCases} />;
    }),
  };
}
