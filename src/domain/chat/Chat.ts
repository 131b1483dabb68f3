import type { Item } from '../catalogue/Item.ts';
import type { FilterName, Filters } from '../filters/Filters.ts';
import type { Divider } from '../search/Divider.ts';
import type { Facets } from '../search/Facets.ts';
import type { QueryReading } from '../search/QueryReading.ts';
import type { Attachment } from '../search/Search.ts';

/**
 * `search` finds garments; `answer` talks about the shown items; `ask` asks the shopper a question. `answer` and
 * `ask` keep the shown items.
 */
export type Intent = 'search' | 'answer' | 'ask';

/** The shopper's rating of an answer; null if there is none. */
export type Feedback = 'up' | 'down' | null;

/** An item that a reply names; `name` is its text in the reply. */
export interface NamedItem {
  readonly itemId: string;
  readonly name: string;
}

/** A wishlist change that the shopper asked the stylist for. */
export interface WishlistAction {
  readonly kind: 'addToWishlist' | 'removeFromWishlist';
  readonly itemIds: readonly string[];
}

/** One slot of an outfit, such as its top or its shoes. */
export interface OutfitSlot {
  /** The slot's name: 'top', 'shoes'. */
  readonly slot: string;
  /** The item in the slot; null if the shopper owns the garment or nothing was found. */
  readonly itemId: string | null;
  readonly isOwned: boolean;
  /** Describes the shopper's own garment, or the garment that was not found; '' if the slot has an item. */
  readonly words: string;
  /** Why the item is in the outfit; '' if the slot has no item. */
  readonly reason: string;
}

/** An outfit, or a capsule for a trip. Prices are US dollars. */
export interface ChatOutfit {
  readonly title: string;
  /** The slots in the order of dressing. A capsule may have several slots of one name. */
  readonly slots: readonly OutfitSlot[];
  readonly total: number;
  /** The shopper's budget for the whole outfit; null if there is none. */
  readonly budget: number | null;
  /** For a capsule: the number of days of the trip, and the number of possible outfits. Null for a single outfit. */
  readonly days: number | null;
  readonly outfitCount: number | null;
}

/** One message of a conversation (spec section 3). `timestamp` is ISO 8601 in UTC. */
export interface ChatMessage {
  readonly id: string;
  readonly actor: 'user' | 'model';
  readonly message: string;
  readonly timestamp: string;
  readonly attachments: readonly Attachment[];
  readonly itemIds: readonly string[];
  readonly deepSearchItemIds: readonly string[];
  /** A reason for each item of `deepSearchItemIds`, in the same order. */
  readonly reasons: readonly string[];
  /** The items that an answer names, in the order of its text. */
  readonly namedItems: readonly NamedItem[];
  /** Absent if the answer shows no outfit. */
  readonly outfit?: ChatOutfit;
  /** How the words of the answer's search were interpreted. */
  readonly reading?: QueryReading | undefined;
  /** The filters that no result of the answer meets. */
  readonly unmetFilters?: readonly FilterName[] | undefined;
  /** The filters of the request; null if unknown. */
  readonly filters: Filters | null;
  /** The filters after the stylist's changes; null if it changed none. */
  readonly aiUpdatedFilters: Filters | null;
  /** Requirements that were relaxed to find results, one sentence each. */
  readonly relaxations: readonly string[];
  /** The complete query of an answer; '' for the shopper's messages. */
  readonly refinedQuery: string;
  /** The headline of an answer; null for the shopper's messages. */
  readonly title: string | null;
  readonly feedback: Feedback;
}

/** An entry of the chat history. `timestamp` is ISO 8601 in UTC. */
export interface ChatHistoryEntry {
  readonly id: string;
  readonly title: string;
  readonly timestamp: string;
}

/** A message from the shopper; `chatId` is null for the first message of a conversation. */
export interface ChatRequest {
  readonly userId: string;
  readonly chatId: string | null;
  readonly query: string;
  readonly filters: Filters;
  readonly attachments: readonly Attachment[];
  /** The ids of the items on the screen, in display order; null if they are the last answer's results. */
  readonly shownItemIds: readonly string[] | null;
  /** The earlier message that this one replaces. The server removes it and all later messages. */
  readonly editedMessageId?: string;
  /** The piece of the shown outfit to replace. */
  readonly swappedItemId?: string;
  /** Whether a button wrote the message, so that it is never put into the box. */
  readonly isOfButton?: boolean;
  /** The understood words that the shopper removed since the last answer. */
  readonly removedWords?: readonly string[];
}

/** The answer of the first stage: how the message was interpreted. */
export interface Translation {
  readonly chatId: string;
  readonly title: string;
  readonly intent: Intent;
  /** The complete query in words; may be ''. */
  readonly refinedQuery: string;
  /** The changed filters; null when they do not change. */
  readonly updatedFilters: Filters | null;
  readonly userMessageId: string;
}

export interface RetrieveRequest {
  readonly userId: string;
  readonly chatId: string;
  readonly userMessageId: string;
  readonly refinedQuery: string;
  readonly filters: Filters;
}

/** The answer of the second stage: the candidates. `aiMessage` is shown until the reply arrives; may be ''. */
export interface Retrieval {
  readonly aiMessage: string;
  /** Ids of all candidates, best first. */
  readonly candidateIds: readonly string[];
  readonly quickPicks: readonly Item[];
  readonly topPicks: readonly Item[];
  readonly relaxations: readonly string[];
  readonly divider?: Divider | undefined;
  readonly facets?: Facets | undefined;
}

export interface RankRequest extends RetrieveRequest {
  readonly query: string;
  readonly quickPickIds: readonly string[];
  readonly topPickIds: readonly string[];
  readonly title: string;
}

/** The answer of the third stage: the chosen items and the reply in plain text. */
export interface Ranking {
  readonly intent: Intent;
  /** The chosen items, best first; empty if the shown items stay. */
  readonly quickPickItems: readonly Item[];
  /** The items of the deep search. Each has a `reason`. */
  readonly deepSearchItems: readonly Item[];
  readonly aiMessageId: string;
  readonly reply: string;
  readonly namedItems: readonly NamedItem[];
  /** Absent if the answer shows no outfit. */
  readonly outfit?: ChatOutfit;
  readonly actions: readonly WishlistAction[];
  /** How the words of the search were interpreted; absent if nothing was searched. */
  readonly reading?: QueryReading | undefined;
  /** The filters that no result meets. */
  readonly unmetFilters?: readonly FilterName[] | undefined;
  /** Present if only some of the chosen items match all words of the query. */
  readonly divider?: Divider | undefined;
  /** Number of results per filter value; absent if they were not counted. */
  readonly facets?: Facets | undefined;
}

/** Whether an answer has results that can be shown again. */
export function hasItems(message: Pick<ChatMessage, 'itemIds' | 'deepSearchItemIds'>): boolean {
  return message.itemIds.length + message.deepSearchItemIds.length > 0;
}
