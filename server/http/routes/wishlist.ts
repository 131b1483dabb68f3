import { addToWishlist, fetchWishlist, MAX_CHANGE_AGE_MS, removeFromWishlist } from '../../../contract/wishlist.ts';
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
    await wishlists.add(params.userId, params.itemId, findTime(body, now), now);
    return undefined;
  });

  calls.serve(removeFromWishlist, async ({ params, body }) => {
    const now = clock.now();
    await wishlists.remove(params.userId, params.itemId, findTime(body, now), now);
    return undefined;
  });
}

interface Change {
  readonly age_ms?: number | undefined;
  readonly changed_at?: number | undefined;
}

/** The time of a change, in milliseconds since the epoch. */
function findTime({ age_ms: ageMs = 0, changed_at: changedAt }: Change, now: number): number {
  return changedAt === undefined ? now - ageMs : Math.min(now, Math.max(now - MAX_CHANGE_AGE_MS, changedAt));
}
