import { RecentItems } from '../../../application/items/RecentItems.ts';
import { ItemViewerSession } from '../../../application/viewer/ItemViewerSession.ts';
import { BrowserLinkSharing } from '../../../adapters/browser/BrowserLinkSharing.ts';
import { ShareLink } from '../../../application/viewer/ShareLink.ts';
import { Suggestions } from '../../../application/viewer/Suggestions.ts';
import { BASE } from '../../base.tokens.ts';
import type { FittingRoom } from '../../../application/tryon/FittingRoom.ts';
import type { ItemViewerUseCases } from '../../../ui/viewer/ItemViewerHost.tsx';
import type { Item } from '../../../domain/catalogue/Item.ts';
import { CHAT } from '../chat/tokens.ts';
import { fittingRoomUseCases } from '../fitting-room/lazy.ts';
import { FITTING_ROOM } from '../fitting-room/tokens.ts';
import { ITEMS } from '../items/tokens.ts';
import { SEARCH } from '../search/tokens.ts';
import { WISHLIST } from '../wishlist/tokens.ts';
import { VIEWER } from './tokens.ts';
import type { Module } from '../../Module.ts';

export const viewerModule: Module = ({ bind }) => {
  bind(VIEWER.recentItems)
    .toResolvedValue(
      (cache, shopper) => {
        const recentItems = new RecentItems(cache);
        recentItems.clearWhenShopperChanges(shopper);
        return recentItems;
      },
      [BASE.cache, BASE.shopper],
    )
    .inSingletonScope();
  bind(VIEWER.session)
    .toResolvedValue(
      (items, shopper, filters, logger, recentItems, notices, pulse) => {
        const suggestions = new Suggestions({ items, shopper, logger, getFilters: () => filters.snapshot.filters });
        return new ItemViewerSession({ items, shopper, recentItems, suggestions, notices, pulse });
      },
      [ITEMS, BASE.shopper, SEARCH.filters, BASE.logger, VIEWER.recentItems, BASE.notices, BASE.pulse],
    )
    .inSingletonScope();
  bind(VIEWER.shareLink)
    .toResolvedValue(
      (clipboard, logger) =>
        new ShareLink({ origin: window.location.origin, clipboard, sharing: new BrowserLinkSharing(), logger }),
      [BASE.clipboard, BASE.logger],
    )
    .inSingletonScope();
  bind(VIEWER.useCases).toResolvedValue(
    (viewer, wishlist, attachments, shareLink, modules, stylist, draft, notices) => {
      // A failed load is reported by the fitting room's panel, so it is ignored here.
      const runInFittingRoom = (action: (room: FittingRoom) => void) =>
        void modules.get(fittingRoomUseCases, FITTING_ROOM.room).then(action, () => undefined);
      const fittingRoom: ItemViewerUseCases['fittingRoom'] = {
        tryOnItem: (item) => runInFittingRoom((room) => room.tryOnItem(item)),
        wearItems: (items) => runInFittingRoom((room) => room.wearItems(items)),
      };
      const askAboutItem = (item: Item) => {
        attachments.addItem(item);
        draft.requestFocus();
        void stylist.loadStylist().then(
          ({ session }) => session.enterChatMode(),
          () => notices.showError('part-not-loaded'),
        );
      };
      return { viewer, wishlist, attachments, shareLink, fittingRoom, askAboutItem };
    },
    [
      VIEWER.session,
      WISHLIST.service,
      SEARCH.attachments,
      VIEWER.shareLink,
      BASE.modules,
      CHAT.lazyStylist,
      SEARCH.draft,
      BASE.notices,
    ],
  );
};
