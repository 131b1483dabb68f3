import { HttpWishlists } from '../../../adapters/http/HttpWishlists.ts';
import { DeviceWishlist } from '../../../application/wishlist/DeviceWishlist.ts';
import { WishlistService } from '../../../application/wishlist/WishlistService.ts';
import { BASE } from '../../base.tokens.ts';
import { WISHLIST } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** Binds the wishlist early, because the cards of the first results show which items are on it. */
export const wishlistModule: Module = ({ bind }) => {
  bind(WISHLIST.wishlists)
    .toResolvedValue((http) => new HttpWishlists(http), [BASE.http])
    .inSingletonScope();
  bind(WISHLIST.service)
    .toResolvedValue(
      (wishlists, shopper, notices, cache, clock, connection, http) =>
        new WishlistService(wishlists, shopper, notices, new DeviceWishlist(cache, clock, connection, http)),
      [WISHLIST.wishlists, BASE.shopper, BASE.notices, BASE.cache, BASE.clock, BASE.connection, BASE.http],
    )
    .inSingletonScope();
};
