import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Id, UserId } from './fields.ts';
import { WISHLIST } from './firstPaths.ts';
import { Item } from './item.ts';

/** Maximum age of a change in milliseconds. The server remembers removals for the same time. */
export const MAX_CHANGE_AGE_MS = 30 * 86_400_000;

const WishlistEntry = z.object({ userId: UserId, itemId: Id });
/** A change made offline includes its time or age, so that it does not override a newer change. */
const WishlistChange = z.object({
  age_ms: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_CHANGE_AGE_MS))),
  /**
   * Milliseconds since the epoch by the server's clock, as in the `Date` header of its answers. A later time than now
   * counts as now, an earlier one than the maximum age as that.
   */
  changed_at: z.optional(z.int()),
});

export const fetchWishlist = defineCall({
  name: 'fetchWishlist',
  summary: "The items of a shopper's wishlist, by item id, newest first",
  ...WISHLIST,
  access: 'owner',
  params: z.object({ userId: UserId }),
  response: z.record(z.string(), Item),
});

export const addToWishlist = defineCall({
  name: 'addToWishlist',
  summary: 'Adds an item, unless a newer change removed it; idempotent',
  method: 'POST',
  path: '/api/wishlist/:userId/:itemId',
  access: 'owner',
  params: WishlistEntry,
  body: WishlistChange,
});

export const removeFromWishlist = defineCall({
  name: 'removeFromWishlist',
  summary: 'Removes an item, unless a newer change added it; succeeds when it is not on the list',
  method: 'DELETE',
  path: '/api/wishlist/:userId/:itemId',
  access: 'owner',
  params: WishlistEntry,
  body: WishlistChange,
});
