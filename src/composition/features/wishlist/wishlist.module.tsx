import { MatchingItems } from '../../../application/wishlist/MatchingItems.ts';
import WishlistTab from '../../../ui/wishlist/WishlistTab.tsx';
import { WishlistViewModel } from '../../../ui/wishlist/WishlistViewModel.ts';
import { BASE } from '../../base.tokens.ts';
import { itemLookups } from '../items/lazy.ts';
import { ITEMS } from '../items/tokens.ts';
import { SEARCH } from '../search/tokens.ts';
import { VIEWER } from '../viewer/tokens.ts';
import { WISHLIST } from './tokens.ts';
import type { Module } from '../../Module.ts';

export const wishlistTabModule: Module = ({ bind }) => {
  bind(WISHLIST.createView).toResolvedValue(
    (wishlist, attachments, onOpenItem, modules, shopper, logger) => () => {
      const matchingItems = new MatchingItems({ loadItems: () => modules.get(itemLookups, ITEMS), shopper, logger });
      return new WishlistViewModel({ wishlist, attachments, matchingItems, onOpenItem });
    },
    [WISHLIST.service, SEARCH.attachments, VIEWER.openItem, BASE.modules, BASE.shopper, BASE.logger],
  );
  bind(WISHLIST.tab).toResolvedValue(
    (createView) => (tab) => <WishlistTab {...tab} createView={createView} />,
    [WISHLIST.createView],
  );
};
