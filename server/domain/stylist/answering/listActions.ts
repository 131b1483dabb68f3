import type { Action } from '../Turn.ts';
import type { Answer } from './Answer.ts';

/** Returns what the app must do for an answer, such as adding a piece to the wishlist. */
export function listActions(answer: Answer): readonly Action[] {
  return [answer, ...(answer.also ?? [])].flatMap(({ topic, itemIds }): Action[] => {
    const kind = topic === 'keep' ? 'addToWishlist' : topic === 'letGo' ? 'removeFromWishlist' : null;
    return kind !== null && itemIds.length > 0 ? [{ kind, itemIds }] : [];
  });
}
