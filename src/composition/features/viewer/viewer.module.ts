import { RecentItems } from '../../../application/items/RecentItems.ts';
import { ItemViewerSession } from '../../../application/viewer/ItemViewerSession.ts';
import { ShareLink } from '../../../application/viewer/ShareLink.ts';
import { Suggestions } from '../../../application/viewer/Suggestions.ts';
import { BASE } from '../../base.tokens.ts';
import { ITEMS } from '../items/tokens.ts';
import { SEARCH } from '../search/tokens.ts';
import { WISHLIST } from '../wishlist/tokens.ts';
import { VIEWER } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** The item viewer and share links. */
export const viewerModule: Module = ({ bind }) => {
  bind(VIEWER.recentItems)
    .toResolvedValue(
      (cache, shopper) => {
        const recentItems = new RecentItems(cache);
        recentItems.follow(shopper);
        return recentItems;
      },
      [BASE.cache, BASE.shopper],
    )
    .inSingletonScope();
  bind(VIEWER.session)
    .toResolvedValue(
      (items, shopper, filters, logger, recentItems, notices, pulse) => {
        const suggestions = new Suggestions({ items, shopper, logger, filters: () => filters.snapshot.filters });
        return new ItemViewerSession({ items, shopper, recentItems, suggestions, notices, pulse });
      },
      [ITEMS, BASE.shopper, SEARCH.filters, BASE.logger, VIEWER.recentItems, BASE.notices, BASE.pulse],
    )
    .inSingletonScope();
  bind(VIEWER.shareLink)
    .toResolvedValue(
      (clipboard, logger) => new ShareLink({ origin: window.location.origin, clipboard, logger }),
      [BASE.clipboard, BASE.logger],
    )
    .inSingletonScope();
  bind(VIEWER.useCases).toResolvedValue(
    (viewer, wishlist, attachments, shareLink) => ({ viewer, wishlist, attachments, shareLink }),
    [VIEWER.session, WISHLIST.service, SEARCH.attachments, VIEWER.shareLink],
  );
};
