import WishlistTab from '../../../ui/wishlist/WishlistTab.tsx';
import { WishlistViewModel } from '../../../ui/wishlist/WishlistViewModel.ts';
import { SEARCH } from '../search/tokens.ts';
import { VIEWER } from '../viewer/tokens.ts';
import { WISHLIST } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** Binds the Wishlist tab. */
export const wishlistTabModule: Module = ({ bind }) => {
  bind(WISHLIST.createView).toResolvedValue(
    (wishlist, attachments, onOpenItem) => () => new WishlistViewModel({ wishlist, attachments, onOpenItem }),
    [WISHLIST.service, SEARCH.attachments, VIEWER.openItem],
  );
  bind(WISHLIST.tab).toResolvedValue(
    (createView) => (tab) => <WishlistTab {...tab} createView={createView} />,
    [WISHLIST.createView],
  );
};
