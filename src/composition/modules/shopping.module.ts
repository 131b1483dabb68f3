import { ContainerModule } from 'inversify';
import { HttpWishlists } from '../../adapters/http/HttpWishlists.ts';
import { ChatDraft } from '../../application/chat/ChatDraft.ts';
import { FilterManager } from '../../application/filters/FilterManager.ts';
import { RecentItems } from '../../application/items/RecentItems.ts';
import { Attachments } from '../../application/search/Attachments.ts';
import { SearchSession } from '../../application/search/SearchSession.ts';
import { WishlistService } from '../../application/wishlist/WishlistService.ts';
import { TOKENS } from '../tokens.ts';

/** Searching, narrowing and keeping. */
export const shoppingModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.wishlists)
    .toResolvedValue((http) => new HttpWishlists(http), [TOKENS.http])
    .inSingletonScope();
  bind(TOKENS.recentItems)
    .toResolvedValue(
      (cache, shopper) => {
        const recentItems = new RecentItems(cache);
        recentItems.follow(shopper);
        return recentItems;
      },
      [TOKENS.cache, TOKENS.shopper],
    )
    .inSingletonScope();
  bind(TOKENS.filters)
    .toResolvedValue((shopper, logger) => new FilterManager(shopper, logger), [TOKENS.shopper, TOKENS.logger])
    .inSingletonScope();
  bind(TOKENS.attachments)
    .toResolvedValue(
      (shopper, notices, pulse) => new Attachments(shopper, notices, pulse),
      [TOKENS.shopper, TOKENS.notices, TOKENS.pulse],
    )
    .inSingletonScope();
  bind(TOKENS.draft)
    .toResolvedValue(() => new ChatDraft())
    .inSingletonScope();
  bind(TOKENS.search)
    .toResolvedValue(
      (searches, filters, attachments, shopper, notices, pulse) =>
        new SearchSession({ searches, filters, attachments, shopper, notices, pulse }),
      [TOKENS.searches, TOKENS.filters, TOKENS.attachments, TOKENS.shopper, TOKENS.notices, TOKENS.pulse],
    )
    .inSingletonScope();
  bind(TOKENS.wishlist)
    .toResolvedValue(
      (wishlists, shopper, notices) => new WishlistService(wishlists, shopper, notices),
      [TOKENS.wishlists, TOKENS.shopper, TOKENS.notices],
    )
    .inSingletonScope();
});
