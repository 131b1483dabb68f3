import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { EMPTY_CONVERSATION } from '../../domain/stylist/Conversation.ts';
import { findKeptByName } from '../../domain/stylist/findKeptByName.ts';
import { listRecalledIds } from '../../domain/stylist/recall.ts';
import { withoutLabels } from '../../domain/stylist/wish/withoutLabels.ts';
import { NotFoundError, RefusedFieldError } from '../AccessError.ts';
import type { LoadedAttachment, AttachmentLoader } from '../attachments/AttachmentLoader.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import type { AskedTurn, Chat, ChatState, PickIds } from '../ports/Chats.ts';
import type { Clock } from '../ports/Clock.ts';
import type { DeepPick } from '../ports/SearchEngine.ts';
import type { Turn } from '../ports/Stylist.ts';
import type { Users } from '../ports/Users.ts';
import type { Wishlists } from '../ports/Wishlists.ts';

/** Maximum number of wishlist items, newest first, that a message may name. */
const MAX_NAMEABLE_WISHLIST_ITEMS = 200;
const NO_ITEMS: ReadonlyMap<string, CatalogueItem> = new Map();

/** A turn without the conversation before it. */
export interface TurnFacts {
  readonly said: string;
  readonly filters: Filters;
  /** The items on the screen; null for the items in the conversation's state. */
  readonly shown: PickIds | null;
  readonly loadedAttachments: readonly LoadedAttachment[];
  readonly swappedItemId?: string | null;
  readonly removedWords?: readonly string[];
}

export interface TurnsDependencies {
  readonly catalogue: Catalogue;
  readonly users: Users;
  readonly wishlists: Wishlists;
  readonly attachmentLoader: AttachmentLoader;
  readonly clock: Clock;
}

/** Creates turns for the stylist: loads items, attachments and the profile. */
export class Turns {
  readonly #catalogue: Catalogue;
  readonly #users: Users;
  readonly #wishlists: Wishlists;
  readonly #attachmentLoader: AttachmentLoader;
  readonly #clock: Clock;

  constructor({ catalogue, users, wishlists, attachmentLoader, clock }: TurnsDependencies) {
    this.#catalogue = catalogue;
    this.#users = users;
    this.#wishlists = wishlists;
    this.#attachmentLoader = attachmentLoader;
    this.#clock = clock;
  }

  /**
   * Creates a turn. `knownPicks` has the items of `shown` if they are already loaded. Rejects with a `NotFoundError` if
   * the shopper no longer exists.
   */
  async composeTurn(
    userId: string,
    { conversation, earlier, shown: lastShownIds }: ChatState,
    { said, filters, shown, loadedAttachments, swappedItemId = null, removedWords = [] }: TurnFacts,
    knownPicks: Picks | null = null,
  ): Promise<Turn> {
    const storedConversation = { ...EMPTY_CONVERSATION, ...conversation };
    const state = { ...storedConversation, wish: withoutLabels(storedConversation.wish, removedWords) };
    const recalledIds = listRecalledIds(state, said);
    const [profile, picks, earlierItems, keptItems] = await Promise.all([
      this.#users.byId(userId),
      knownPicks ?? loadPicks(this.#catalogue, shown ?? lastShownIds),
      recalledIds.length > 0 ? this.#catalogue.byIds(recalledIds) : NO_ITEMS,
      this.#findKeptByName(userId, said),
    ]);
    if (profile === null) throw new NotFoundError('There is no such shopper.');
    const { name, preferences } = profile;
    return {
      said,
      filters,
      attachment: loadedAttachments[0] ?? null,
      conversation: state,
      earlier,
      recalled: [
        ...new Map(
          [...recalledIds.flatMap((id) => earlierItems.get(id) ?? []), ...keptItems].map((item) => [item.id, item]),
        ).values(),
      ],
      ...(keptItems.length > 0 && { kept: keptItems }),
      shown: { quick: picks.items, deep: picks.deepPicks },
      profile: { name, preferences },
      now: new Date(this.#clock.now()),
      ...(swappedItemId !== null && { swappedItemId }),
    };
  }

  async #findKeptByName(userId: string, message: string): Promise<readonly CatalogueItem[]> {
    const ids = (await this.#wishlists.listItemIds(userId)).slice(0, MAX_NAMEABLE_WISHLIST_ITEMS);
    return ids.length === 0 ? [] : findKeptByName(message, [...(await this.#catalogue.byIds(ids)).values()]);
  }

  /** Creates the pending turn again. Leaves out deleted attachments. */
  async recomposeTurn({ userId, state }: Pick<Chat, 'userId' | 'state'>, turn: AskedTurn): Promise<Turn> {
    const loadedAttachments = await this.#attachmentLoader.find(userId, turn.attachments).catch((cause: unknown) => {
      if (cause instanceof RefusedFieldError) return [];
      throw cause;
    });
    return this.composeTurn(userId, state, { ...turn, loadedAttachments });
  }
}

export interface Picks {
  readonly items: readonly CatalogueItem[];
  readonly deepPicks: readonly DeepPick[];
}

/** The items with these ids, in the same order. Leaves out unknown ids. */
export async function loadPicks(catalogue: Catalogue, { itemIds, deepPicks }: PickIds): Promise<Picks> {
  const itemsById = await catalogue.byIds([...new Set([...itemIds, ...deepPicks.map(({ itemId }) => itemId)])]);
  return {
    items: itemIds.flatMap((id) => itemsById.get(id) ?? []),
    deepPicks: deepPicks.flatMap(({ itemId, reason }) => {
      const item = itemsById.get(itemId);
      return item === undefined ? [] : [{ item, reason }];
    }),
  };
}

export function toPickIds({ items, deepPicks }: Picks): PickIds {
  return {
    itemIds: items.map(({ id }) => id),
    deepPicks: deepPicks.map(({ item, reason }) => ({ itemId: item.id, reason })),
  };
}
