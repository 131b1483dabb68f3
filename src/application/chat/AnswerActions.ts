import type { WishlistAction } from '../../domain/chat/Chat.ts';
import type { Notices } from '../notices/Notices.ts';
import type { Items } from '../ports/Items.ts';
import type { WishlistService } from '../wishlist/WishlistService.ts';
import type { Conversation } from './Conversation.ts';
import { NO_WISHLIST_CHANGE, type WishlistChange } from './WishlistChange.ts';

export interface AnswerActionsDependencies {
  readonly items: Items;
  readonly wishlist: Pick<WishlistService, 'has' | 'add' | 'remove'>;
  readonly notices: Notices;
  readonly conversation: Pick<Conversation, 'findMessage' | 'setWishlistChange'>;
}

/** Applies the wishlist changes that the shopper asked the stylist for, and undoes them on request. */
export class AnswerActions {
  readonly #dependencies: AnswerActionsDependencies;

  constructor(dependencies: AnswerActionsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Performs the actions of the answer with `key`. A failure shows 'Error Fetching Items'. Never rejects. */
  async run(key: string, actions: readonly WishlistAction[]): Promise<void> {
    if (actions.length === 0) return;
    const { items, notices } = this.#dependencies;
    try {
      const itemsById = await items.getItemsByIds([...new Set(actions.flatMap(({ itemIds }) => itemIds))]);
      const listItems = (kind: WishlistAction['kind']) =>
        actions
          .filter((action) => action.kind === kind)
          .flatMap(({ itemIds }) => itemIds.flatMap((id) => itemsById.get(id) ?? []));
      this.#apply(key, { addedItems: listItems('addToWishlist'), removedItems: listItems('removeFromWishlist') });
    } catch (error) {
      notices.showFailure('items-not-fetched', error);
    }
  }

  /** Undoes the wishlist changes of the answer with `key`. */
  undo(key: string): void {
    const { wishlist, conversation } = this.#dependencies;
    const { addedItems, removedItems } = conversation.findMessage(key)?.wishlistChange ?? NO_WISHLIST_CHANGE;
    for (const { id } of addedItems) void wishlist.remove(id);
    for (const item of removedItems) void wishlist.add(item);
    conversation.setWishlistChange(key, NO_WISHLIST_CHANGE);
  }

  #apply(key: string, change: WishlistChange): void {
    const { wishlist, conversation } = this.#dependencies;
    const addedItems = change.addedItems.filter(({ id }) => !wishlist.has(id));
    const removedItems = change.removedItems.filter(({ id }) => wishlist.has(id));
    for (const item of addedItems) void wishlist.add(item);
    for (const { id } of removedItems) void wishlist.remove(id);
    conversation.setWishlistChange(key, { addedItems, removedItems });
  }
}
