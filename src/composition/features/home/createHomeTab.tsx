import type { ComponentType } from 'react';
import { BrowserPageVisibility } from '../../../adapters/browser/BrowserPageVisibility.ts';
import { HttpTrendsSource } from '../../../adapters/http/HttpTrendsSource.ts';
import { OutfitItems } from '../../../application/trends/OutfitItems.ts';
import { TrendsFeed } from '../../../application/trends/TrendsFeed.ts';
import type { TabContentProps } from '../../../ui/frame/TabContent.ts';
import { HomeTabContainer, type HomeTabDependencies } from '../../../ui/home/HomeTab.tsx';
import { HomeViewModel } from '../../../ui/home/HomeViewModel.ts';
import { lazyComponent } from '../../../ui/shared/lazyComponent.tsx';
import { BASE } from '../../base.tokens.ts';
import type { FirstContainer } from '../../FirstContainer.ts';
import { fittingRoomUseCases } from '../fitting-room/lazy.ts';
import { FITTING_ROOM } from '../fitting-room/tokens.ts';
import { itemLookups } from '../items/lazy.ts';
import { ITEMS } from '../items/tokens.ts';
import { SEARCH } from '../search/tokens.ts';
import { VIEWER } from '../viewer/tokens.ts';
import { WISHLIST } from '../wishlist/tokens.ts';

/** Composes the Home tab of a shopper from the services of the first screen. */
export async function createHomeTab(services: Pick<FirstContainer, 'get'>): Promise<ComponentType<TabContentProps>> {
  const clock = services.get(BASE.clock);
  const parts: HomeTabDependencies = {
    createView: () => createHomeView(services),
    visibility: new BrowserPageVisibility(),
    clock,
    random: Math.random,
    recentActivity: lazyComponent(async () =>
      (await import('./createRecentActivity.tsx')).createRecentActivity(services),
    ),
  };
  return function Home(tab) {
    return <HomeTabContainer {...tab} parts={parts} />;
  };
}

function createHomeView(services: Pick<FirstContainer, 'get'>): HomeViewModel {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const modules = services.get(BASE.modules);
  const shared = {
    shopper: services.get(BASE.shopper),
    connection: services.get(BASE.connection),
    pulse: services.get(BASE.pulse),
    cache: services.get(BASE.cache),
    clock: services.get(BASE.clock),
  };
  const source = new HttpTrendsSource(services.get(BASE.http));
  const filters = services.get(SEARCH.filters);
  return new HomeViewModel({
    ...shared,
    feed: new TrendsFeed({ ...shared, source, filters, timeZone }, services.get(BASE.userId)),
    outfitItems: new OutfitItems(() => modules.get(itemLookups, ITEMS), services.get(BASE.notices), shared.pulse),
    wishlist: services.get(WISHLIST.service),
    draft: services.get(SEARCH.draft),
    onOpenItem: services.get(VIEWER.openItem),
    // A failed load is reported by the fitting room's panel, so it is ignored here.
    wearItems: (items) =>
      void modules.get(fittingRoomUseCases, FITTING_ROOM.room).then(
        (room) => room.wearItems(items),
        () => undefined,
      ),
  });
}
