import type { ComponentType } from 'react';
import type { HttpClient } from '../../../adapters/http/HttpClient.ts';
import { HttpSearchHistories } from '../../../adapters/http/HttpSearchHistories.ts';
import { HttpTrendsSource } from '../../../adapters/http/HttpTrendsSource.ts';
import { HistoryList } from '../../../application/history/HistoryList.ts';
import { TrendsFeed, type TrendsFeedDependencies } from '../../../application/trends/TrendsFeed.ts';
import type { OpenItem } from '../../../application/viewer/ViewerContext.ts';
import type { WishlistService } from '../../../application/wishlist/WishlistService.ts';
import type { Notices } from '../../../application/notices/Notices.ts';
import { turnOffChatMode } from '../../../ui/home/turnOffChatMode.ts';
import type { LazyStylist } from '../../../ui/search/ChatSwitch.ts';
import type { ShopWindowProps } from '../../../ui/search/SearchTab.tsx';
import { ShopWindow, type ShopWindowDependencies } from '../../../ui/shop-window/ShopWindow.tsx';

/** Number of recent searches (spec section 9). */
const ENTRY_COUNT = 5;

type Shared = Omit<TrendsFeedDependencies, 'source' | 'timeZone'>;

/**
 * Services of the first screen that the shop window uses. A tuple, because property names would add bytes to the
 * first scripts.
 */
export type ShopWindowServices = readonly [
  http: HttpClient,
  userId: string,
  shopper: Shared['shopper'],
  connection: Shared['connection'],
  pulse: Shared['pulse'],
  cache: Shared['cache'],
  clock: Shared['clock'],
  notices: Pick<Notices, 'showError'>,
  filters: Shared['filters'],
  wishlist: WishlistService,
  stylist: LazyStylist,
  onOpenItem: OpenItem,
];

/** Composes the Search tab's content before the first search, whose code loads late. */
export function createShopWindow(services: ShopWindowServices): ComponentType<ShopWindowProps> {
  const [http, userId, shopper, connection, pulse, cache, clock, notices, filters, wishlist, stylist, onOpenItem] =
    services;
  const shared = { shopper, connection, pulse, cache, clock, filters };
  const histories = new HttpSearchHistories(http);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const parts: ShopWindowDependencies = {
    trends: new TrendsFeed({ ...shared, source: new HttpTrendsSource(http), timeZone }, userId),
    searches: new HistoryList({
      shopper,
      limit: ENTRY_COUNT,
      fetch: (id, limit, signal) => histories.fetchSearchHistory(id, limit, signal),
    }),
    wishlist,
    onOpenWishlistItem: (item, items) => onOpenItem(item, 'wishlist', { items, areActionsEnabled: true }),
    onOpenSearch: () => void turnOffChatMode({ stylist, shopper, notices }),
  };
  return function Window(props) {
    return <ShopWindow parts={parts} {...props} />;
  };
}
