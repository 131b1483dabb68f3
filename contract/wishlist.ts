import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Empty, Id, UserId } from './fields.ts';
import { Item } from './item.ts';

const WishlistEntry = z.object({ userId: UserId, itemId: Id });

export const fetchWishlist = defineCall({
  name: 'fetchWishlist',
  summary: "The items of a shopper's wishlist, by item id, newest first",
  method: 'GET',
  path: '/api/wishlist/:userId',
  access: 'owner',
  params: z.object({ userId: UserId }),
  response: z.record(z.string(), Item),
});

export const addToWishlist = defineCall({
  name: 'addToWishlist',
  summary: 'Adds an item; idempotent',
  method: 'POST',
  path: '/api/wishlist/:userId/:itemId',
  access: 'owner',
  params: WishlistEntry,
  body: Empty,
});

export const removeFromWishlist = defineCall({
  name: 'removeFromWishlist',
  summary: 'Removes an item; succeeds when it is not on the list',
  method: 'DELETE',
  path: '/api/wishlist/:userId/:itemId',
  access: 'owner',
  params: WishlistEntry,
  body: Empty,
});
