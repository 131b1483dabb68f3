import { QueryDraft } from '../../../application/search/QueryDraft.ts';
import { FilterManager } from '../../../application/filters/FilterManager.ts';
import { Attachments } from '../../../application/search/Attachments.ts';
import { SearchSession } from '../../../application/search/SearchSession.ts';
import { lazyComponent } from '../../../ui/shared/lazyComponent.tsx';
import type { TabContentProps } from '../../../ui/frame/TabContent.ts';
import { latePart } from '../../../ui/shared/latePart.tsx';
import { preloadResults } from '../../../ui/search/SearchResults.tsx';
import SearchTab from '../../../ui/search/SearchTab.tsx';
import { BASE } from '../../base.tokens.ts';
import { cacheDefaults } from '../../prefetchableSearch.ts';
import { CHAT } from '../chat/tokens.ts';
import { UPLOAD } from '../upload/tokens.ts';
import { VIEWER } from '../viewer/tokens.ts';
import { WISHLIST } from '../wishlist/tokens.ts';
import { SEARCH } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** Binds search and filters, which the first screen needs. */
export const searchModule: Module = ({ bind }) => {
  bind(SEARCH.filters)
    .toResolvedValue((shopper, logger) => new FilterManager(shopper, logger), [BASE.shopper, BASE.logger])
    .inSingletonScope();
  bind(SEARCH.attachments)
    .toResolvedValue(
      (shopper, notices, pulse) => new Attachments(shopper, notices, pulse),
      [BASE.shopper, BASE.notices, BASE.pulse],
    )
    .inSingletonScope();
  bind(SEARCH.draft)
    .toResolvedValue(() => new QueryDraft())
    .inSingletonScope();
  bind(SEARCH.session)
    .toResolvedValue(
      (searches, filters, attachments, draft, shopper, connection, notices, pulse) =>
        new SearchSession({ searches, filters, attachments, draft, shopper, connection, notices, pulse }),
      [
        BASE.searches,
        SEARCH.filters,
        SEARCH.attachments,
        SEARCH.draft,
        BASE.shopper,
        BASE.connection,
        BASE.notices,
        BASE.pulse,
      ],
    )
    .inSingletonScope();
  bind(SEARCH.cachedDefaults).toResolvedValue(
    (cache, filters, account) => ({ start: () => cacheDefaults(cache, filters, account.shopper) }),
    [BASE.cache, SEARCH.filters, BASE.account],
  );
  bind(SEARCH.parts).toResolvedValue(
    (search, filters, attachments, draft, wishlist, connection, onOpenItem, shopper, notices, stylist, loadUpload) => ({
      search,
      filters,
      attachments,
      draft,
      wishlist,
      connection,
      onOpenItem,
      chat: { shopper, notices, stylist },
      photo: { notices, loadUpload },
    }),
    [
      SEARCH.session,
      SEARCH.filters,
      SEARCH.attachments,
      SEARCH.draft,
      WISHLIST.service,
      BASE.connection,
      VIEWER.openItem,
      BASE.shopper,
      BASE.notices,
      CHAT.lazyStylist,
      UPLOAD.load,
    ],
  );
  bind(SEARCH.shopWindow).toResolvedValue(
    (...services) => lazyComponent(async () => (await import('./createShopWindow.tsx')).createShopWindow(services)),
    [
      BASE.http,
      BASE.userId,
      BASE.shopper,
      BASE.connection,
      BASE.pulse,
      BASE.cache,
      BASE.clock,
      BASE.notices,
      SEARCH.filters,
      WISHLIST.service,
      CHAT.lazyStylist,
      VIEWER.openItem,
    ],
  );
  bind(SEARCH.shortcuts).toResolvedValue(
    (draft, search) =>
      latePart(async () => {
        const { SearchShortcuts } = await import('../../../ui/search/SearchShortcuts.tsx');
        return () => <SearchShortcuts draft={draft} search={search} />;
      }),
    [SEARCH.draft, SEARCH.session],
  );
  bind(SEARCH.tab).toResolvedValue(
    (parts, conversation, shopWindow) =>
      Object.assign(
        (tab: TabContentProps) => (
          <SearchTab {...tab} parts={parts} conversation={conversation} shopWindow={shopWindow} />
        ),
        { preload: preloadResults },
      ),
    [SEARCH.parts, CHAT.conversation, SEARCH.shopWindow],
  );
};
