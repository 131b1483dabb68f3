import { HttpWishlists } from '../../../adapters/http/HttpWishlists.ts';
import { WishlistService } from '../../../application/wishlist/WishlistService.ts';
import { BASE } from '../../base.tokens.ts';
import { WISHLIST } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** Binds the wishlist, because the cards of the first results show whether their item is on it. */
export const wishlistModule: Module = ({ bind }) => {
  bind(WISHLIST.wishlists)
    .toResolvedValue((http) => new HttpWishlists(http), [BASE.http])
    .inSingletonScope();
  bind(WISHLIST.service)
    .toResolvedValue(
      (wishlists, shopper, notices) => new WishlistService(wishlists, shopper, notices),
      [WISHLIST.wishlists, BASE.shopper, BASE.notices],
    )
    .inSingletonScope();
};
