import * as z from 'zod/mini';
import { Attachment, Attachments } from './attachment.ts';
import { defineCall } from './Call.ts';
import { Divider } from './divider.ts';
import { HistoryLimit, Id, Query, Timestamp, UserId } from './fields.ts';
import { Facets } from './facets.ts';
import { Filters, UnmetFilters } from './filters.ts';
import { Item } from './item.ts';
import { Problem } from './problem.ts';
import { QueryReading, RemovedWords } from './queryReading.ts';

const Ids = z.array(Id).check(z.maxLength(200));

const ChatRequest = z.object({
  user_id: UserId,
  chat_id: z._default(z.nullable(Id), null),
  query: Query,
  filters: z.optional(Filters),
  attachments: Attachments,
  /**
   * Ids of the items on the screen, in display order. Sent if they differ from the last answer's items, e.g. after a
   * filter edit. Ignored in a new conversation.
   */
  shown_item_ids: z.optional(Ids),
  /**
   * The earlier message that this one replaces. The conversation continues from the state before it. Once this
   * message is answered, the server removes the earlier message and everything after it.
   */
  edited_message_id: z.optional(Id),
  /**
   * The piece of the shown outfit to replace. `query` says the same in words. Ignored if the outfit does not have the
   * piece.
   */
  swapped_item_id: z.optional(Id),
  /** The understood words that the shopper has removed since the last answer. */
  removed_words: RemovedWords,
});

/** The turn's id from `translateChat`; the newest turn by default. */
const TurnId = z.optional(Id);

/**
 * What a turn does: `search` finds garments, `answer` talks about the shown items, `ask` asks the shopper a question.
 * `answer` and `ask` keep the shown items.
 */
const Intent = z._default(z.enum(['search', 'answer', 'ask']), 'search');

export const Feedback = z.nullable(z.enum(['up', 'down']));

export const TranslateResponse = z.object({
  chat_id: z.string(),
  title: z.string(),
  intent: Intent,
  /**
   * The complete query. May be '' if `intent` is not `search`, or if the conversation's state determines the search.
   */
  refined_query: z.string(),
  updated_filters: z._default(z.nullable(Filters), null),
  user_message_id: z.string(),
});

export const RetrieveResponse = z.object({
  ai_message: z.string(),
  /** Ids of all candidates, best first. The next call chooses from them. */
  candidates: z._default(z.array(z.string()), []),
  quick_picks: z.array(Item),
  top_picks: z.array(Item),
  /** One sentence for each requirement that was relaxed. */
  relaxations: z._default(z.array(z.string()), []),
  divider: Divider,
  facets: Facets,
});

/** An item that a reply names; `name` is its text in the reply. */
const NamedItem = z.object({ item_id: z.string(), name: z.string() });

/** An action that the shopper asked for and the client performs. */
const Action = z.object({
  kind: z.enum(['add_to_wishlist', 'remove_from_wishlist']),
  item_ids: z.array(z.string()),
});

/** An outfit, or a capsule for a trip. Prices are US dollars. */
const Outfit = z.object({
  title: z.string(),
  /** The pieces of the outfit, the most important first. A capsule has several pieces of one slot. */
  pieces: z.array(z.object({ slot: z.string(), item_id: z.string(), price: z.number() })),
  /** Descriptions of the shopper's own garments in the outfit. */
  owned: z._default(z.array(z.string()), []),
  /**
   * The slots of the outfit, in the order of dressing. `item_id` is null if the shopper owns the garment or nothing
   * was found. Missing in older stored answers.
   */
  slots: z.optional(
    z.array(
      z.object({
        slot: z.string(),
        item_id: z.nullable(z.string()),
        is_owned: z.boolean(),
        /** Describes the shopper's own garment, or the garment that was not found; '' if there is an item. */
        words: z.string(),
        /** Why the piece is in the outfit; '' if there is no piece. */
        reason: z.string(),
      }),
    ),
  ),
  total: z.number(),
  /** The maximum total price. */
  budget: z._default(z.nullable(z.number()), null),
  /** Why these pieces go together, in one sentence. */
  reason: z._default(z.string(), ''),
  /** For a capsule, the number of days of the trip; null otherwise. */
  days: z._default(z.nullable(z.number()), null),
  outfit_count: z._default(z.nullable(z.number()), null),
});

export const RankResponse = z.object({
  intent: Intent,
  quick_pick_items: z.array(Item),
  deep_search_items: z.array(Item),
  ai_message_id: z.string(),
  reply: z.string(),
  /** The items that the reply names, in the order of the text. */
  named_items: z._default(z.array(NamedItem), []),
  /** The actions for the client to perform; empty when the answer is sent again. */
  actions: z._default(z.array(Action), []),
  /** The outfit that the turn composed, changed or was asked about. */
  outfit: z._default(z.nullable(Outfit), null),
  divider: Divider,
  reading: QueryReading,
  /** The filters that no result meets. `relaxations` of `retrieveChat` has a sentence for each. */
  unmet_filters: UnmetFilters,
  /** Counts of filter values. Left out if the turn did not search, and when the answer is sent again. */
  facets: Facets,
  /** The fields from here on belong to the response of `translateChat`. `chat` returns them too. */
  chat_id: z.optional(z.string()),
  title: z.optional(z.string()),
  updated_filters: z.optional(z.nullable(Filters)),
});

/** The streamed reply: text fragments in order, then the complete answer; `error` ends the stream early. */
export const RANK_EVENTS = {
  reply: z.object({ text: z.string() }),
  done: RankResponse,
  error: Problem,
};

/** One message of a conversation (spec section 3). */
export const ChatMessage = z.object({
  id: z.string(),
  actor: z.enum(['user', 'model']),
  message: z.string(),
  timestamp: Timestamp,
  attachments: z._default(z.array(Attachment), []),
  item_ids: z._default(z.array(z.string()), []),
  deep_search_item_ids: z._default(z.array(z.string()), []),
  reasons: z._default(z.array(z.string()), []),
  named_items: z._default(z.array(NamedItem), []),
  outfit: z._default(z.nullable(Outfit), null),
  reading: QueryReading,
  /** The filters that no result of an answer meets. `relaxations` has a sentence for each. */
  unmet_filters: UnmetFilters,
  filters: z._default(z.nullable(Filters), null),
  ai_updated_filters: z._default(z.nullable(Filters), null),
  relaxations: z._default(z.array(z.string()), []),
  /** The complete query of an answer, searched again after a filter edit; '' for the shopper's messages. */
  refined_query: z._default(z.string(), ''),
  /** The headline of an answer; null for the shopper's messages. */
  title: z._default(z.nullable(z.string()), null),
  /** The shopper's rating of an answer. */
  feedback: z._default(Feedback, null),
});

export const chat = defineCall({
  name: 'chat',
  summary: 'Translate, retrieve and rank in one step',
  method: 'POST',
  path: '/api/chat',
  access: 'owner',
  body: ChatRequest,
  response: RankResponse,
});

export const translateChat = defineCall({
  name: 'translateChat',
  summary: "Interprets the shopper's message",
  method: 'POST',
  path: '/api/chat/translate',
  access: 'owner',
  body: ChatRequest,
  response: TranslateResponse,
});

export const retrieveChat = defineCall({
  name: 'retrieveChat',
  summary: 'Finds candidates for the interpreted message',
  method: 'POST',
  path: '/api/chat/retrieve',
  access: 'owner',
  body: z.object({
    user_id: UserId,
    chat_id: Id,
    refined_query: Query,
    filters: z.optional(Filters),
    user_message_id: TurnId,
  }),
  response: RetrieveResponse,
});

export const rankChat = defineCall({
  name: 'rankChat',
  summary: 'Selects items with reasons and replies',
  method: 'POST',
  path: '/api/chat/rank',
  access: 'owner',
  body: z.object({
    user_id: UserId,
    chat_id: Id,
    query: Query,
    refined_query: Query,
    quick_picks_ids: Ids,
    top_picks_ids: Ids,
    filters: z.optional(Filters),
    title: z.string().check(z.maxLength(200)),
    user_message_id: TurnId,
  }),
  response: RankResponse,
  events: RANK_EVENTS,
});

export const fetchChatHistory = defineCall({
  name: 'fetchChatHistory',
  summary: 'Conversations, newest first',
  method: 'POST',
  path: '/api/chat/history',
  access: 'owner',
  body: z.object({ user_id: UserId, limit: HistoryLimit }),
  response: z.object({ chats: z.array(z.object({ id: z.string(), title: z.string(), timestamp: Timestamp })) }),
});

export const getChatMessages = defineCall({
  name: 'getChatMessages',
  summary: 'The messages of a conversation, oldest first',
  method: 'POST',
  path: '/api/chat/history/chat/:id',
  access: 'ownedThing',
  params: z.object({ id: Id }),
  body: z.object({ user_id: UserId }),
  response: z.object({ messages: z.array(ChatMessage) }),
});

export const deleteChat = defineCall({
  name: 'deleteChat',
  summary: 'Deletes a conversation',
  method: 'POST',
  path: '/api/chat/history/delete',
  access: 'ownedThing',
  body: z.object({ user_id: UserId, chat_id: Id }),
});

export const giveFeedback = defineCall({
  name: 'giveFeedback',
  summary: "Saves the shopper's rating of an answer; null removes it",
  method: 'POST',
  path: '/api/chat/feedback',
  access: 'ownedThing',
  body: z.object({ user_id: UserId, chat_id: Id, message_id: Id, feedback: Feedback }),
});
