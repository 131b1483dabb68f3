import { addToWishlist, fetchWishlist, removeFromWishlist } from '../../../contract/wishlist.ts';
import { NotFoundError } from '../../application/AccessError.ts';
import type { Catalogue } from '../../application/ports/Catalogue.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import type { Wishlists } from '../../application/ports/Wishlists.ts';
import type { CallServer } from '../CallServer.ts';
import { writeItemsById } from '../wire/writeItemsById.ts';

export function serveWishlist(calls: CallServer, wishlists: Wishlists, catalogue: Catalogue, clock: Clock): void {
  calls.serve(fetchWishlist, async ({ params }) => {
    const items = await catalogue.byIds(await wishlists.listItemIds(params.userId));
    return writeItemsById(items.values());
  });

  calls.serve(addToWishlist, async ({ params, body }) => {
    if ((await catalogue.byId(params.itemId)) === null) throw new NotFoundError('There is no such item.');
    const now = clock.now();
    await wishlists.add(params.userId, params.itemId, now - (body.age_ms ?? 0), now);
    return undefined;
  });

  calls.serve(removeFromWishlist, async ({ params, body }) => {
    const now = clock.now();
    await wishlists.remove(params.userId, params.itemId, now - (body.age_ms ?? 0), now);
    return undefined;
  });
}
