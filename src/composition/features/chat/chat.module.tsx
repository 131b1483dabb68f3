import { LocalStorageKeyValueStore } from '../../../adapters/browser/LocalStorageKeyValueStore.ts';
import { HttpChats } from '../../../adapters/http/HttpChats.ts';
import { TTLCache } from '../../../application/cache/TTLCache.ts';
import { ChatMode } from '../../../application/chat/ChatMode.ts';
import { ChatSession } from '../../../application/chat/ChatSession.ts';
import type { Item } from '../../../domain/catalogue/Item.ts';
import { lazyComponent } from '../../../ui/shared/lazyComponent.tsx';
import { BASE } from '../../base.tokens.ts';
import { fittingRoomUseCases } from '../fitting-room/lazy.ts';
import { FITTING_ROOM } from '../fitting-room/tokens.ts';
import { ITEMS } from '../items/tokens.ts';
import { SEARCH } from '../search/tokens.ts';
import { VIEWER } from '../viewer/tokens.ts';
import { WISHLIST } from '../wishlist/tokens.ts';
import { CHAT } from './tokens.ts';
import type { Module } from '../../Module.ts';

export const chatModule: Module = ({ bind }) => {
  bind(CHAT.chats)
    .toResolvedValue((http) => new HttpChats(http), [BASE.http])
    .inSingletonScope();
  bind(CHAT.mode)
    .toResolvedValue(
      (chats, shopper, clock) => new ChatMode({ chats, shopper, clock }),
      [CHAT.chats, BASE.shopper, BASE.clock],
    )
    .inSingletonScope();
  bind(CHAT.session)
    .toResolvedValue(
      (chats, items, mode, draft, search, filters, attachments, shopper, notices, pulse, clock, connection, wishlist) =>
        new ChatSession({
          chats,
          items,
          mode,
          draft,
          search,
          filters,
          attachments,
          shopper,
          notices,
          pulse,
          clock,
          connection,
          // Stored per tab, so that a tab does not take the message of another tab.
          tabCache: new TTLCache(new LocalStorageKeyValueStore(() => sessionStorage), clock),
          wishlist,
        }),
      [
        CHAT.chats,
        ITEMS,
        CHAT.mode,
        SEARCH.draft,
        SEARCH.session,
        SEARCH.filters,
        SEARCH.attachments,
        BASE.shopper,
        BASE.notices,
        BASE.pulse,
        BASE.clock,
        BASE.connection,
        WISHLIST.service,
      ],
    )
    .inSingletonScope();
  bind(CHAT.stylist)
    .toResolvedValue(
      (loadedStylist, mode, session, search, wishlist, onOpenItem, modules) => {
        // A failed load is reported by the fitting room's panel, so it is ignored here.
        const wearItems = (items: readonly Item[]) =>
          void modules.get(fittingRoomUseCases, FITTING_ROOM.room).then(
            (room) => room.wearItems(items),
            () => undefined,
          );
        const OutfitRow = lazyComponent(async () => {
          const { OutfitRowContainer } = await import('../../../ui/outfit/OutfitRow.tsx');
          const parts = { session, search, wishlist, onOpenItem, wearItems };
          return () => <OutfitRowContainer parts={parts} />;
        });
        const stylist = { mode, session, OutfitRow };
        mode.start();
        session.start();
        loadedStylist.set(stylist);
        return stylist;
      },
      [CHAT.loadedStylist, CHAT.mode, CHAT.session, SEARCH.session, WISHLIST.service, VIEWER.openItem, BASE.modules],
    )
    .inSingletonScope();
};
