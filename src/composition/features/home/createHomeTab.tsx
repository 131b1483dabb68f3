import type { ComponentType } from 'react';
import { BrowserPageVisibility } from '../../../adapters/browser/BrowserPageVisibility.ts';
import type { HttpClient } from '../../../adapters/http/HttpClient.ts';
import { HttpTrendsSource } from '../../../adapters/http/HttpTrendsSource.ts';
import type { TTLCache } from '../../../application/cache/TTLCache.ts';
import type { FilterManager } from '../../../application/filters/FilterManager.ts';
import type { Notices } from '../../../application/notices/Notices.ts';
import type { Clock } from '../../../application/ports/Clock.ts';
import type { Connection } from '../../../application/ports/Connection.ts';
import type { CurrentShopper } from '../../../application/ports/CurrentShopper.ts';
import type { PulseStatus } from '../../../application/pulse/PulseStatus.ts';
import { OutfitItems } from '../../../application/trends/OutfitItems.ts';
import { TrendsFeed } from '../../../application/trends/TrendsFeed.ts';
import type { OpenItem } from '../../../application/viewer/ViewerContext.ts';
import type { WishlistService } from '../../../application/wishlist/WishlistService.ts';
import type { TabContentProps } from '../../../ui/frame/TabContent.ts';
import { OwnedHomeTab, type HomeTabParts } from '../../../ui/home/HomeTab.tsx';
import { HomeViewModel } from '../../../ui/home/HomeViewModel.ts';
import { lazyComponent } from '../../../ui/shared/lazyComponent.tsx';
import type { FeatureModules } from '../../FeatureModules.ts';
import { fittingRoomUseCases } from '../fitting-room/lazy.ts';
import { FITTING_ROOM } from '../fitting-room/tokens.ts';
import { itemLookups } from '../items/lazy.ts';
import { ITEMS } from '../items/tokens.ts';

export interface HomeServices {
  readonly http: HttpClient;
  readonly cache: TTLCache;
  readonly userId: string;
  readonly shopper: CurrentShopper;
  readonly filters: FilterManager;
  readonly connection: Connection;
  readonly notices: Notices;
  readonly pulse: PulseStatus;
  readonly clock: Clock;
  readonly wishlist: WishlistService;
  readonly onOpenItem: OpenItem;
  readonly modules: FeatureModules;
}

/** Composes the Home tab of a shopper. */
export function createHomeTab(services: HomeServices): ComponentType<TabContentProps> {
  const { http, shopper, clock } = services;
  const parts: HomeTabParts = {
    createView: () => createHomeView(services),
    visibility: new BrowserPageVisibility(),
    clock,
    random: Math.random,
    recentActivity: lazyComponent(async () =>
      (await import('./createRecentActivity.tsx')).createRecentActivity({ http, shopper, clock }),
    ),
  };
  return function Home(tab) {
    return <OwnedHomeTab {...tab} parts={parts} />;
  };
}

function createHomeView({ http, userId, modules, notices, filters, ...services }: HomeServices): HomeViewModel {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const feed = new TrendsFeed({ ...services, filters, timeZone, source: new HttpTrendsSource(http) }, userId);
  return new HomeViewModel({
    ...services,
    feed,
    outfitItems: new OutfitItems(() => modules.get(itemLookups, ITEMS), notices),
    // A failed load is ignored here, because the fitting room's panel reports it.
    wearItems: (items) =>
      void modules.get(fittingRoomUseCases, FITTING_ROOM.room).then(
        (room) => room.wearItems(items),
        () => undefined,
      ),
  });
}
