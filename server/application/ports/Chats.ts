import type { FilterName, Filters } from '../../../src/domain/filters/Filters.ts';
import type { QueryReading } from '../../../src/domain/search/QueryReading.ts';
import type { Attachment } from '../../../src/domain/search/Search.ts';
import type { OutfitSlot } from '../../domain/outfits/OutfitSlot.ts';
import { EMPTY_CONVERSATION } from '../../domain/stylist/Conversation.ts';
import type { Conversation } from '../../domain/stylist/Conversation.ts';
import type { NamedItem } from '../../domain/stylist/namedItems.ts';
import type { FilledSlot } from '../../domain/stylist/outfit/listOutfitSlots.ts';
import type { Exchange, Understood } from './Stylist.ts';

export type Feedback = 'up' | 'down';

/** Ids of the items on the screen, or of the results of a turn. */
export interface PickIds {
  /** Best first. */
  readonly itemIds: readonly string[];
  readonly deepPicks: readonly { readonly itemId: string; readonly reason: string }[];
}

/** The state after the newest answered turn, which the next turn starts from. */
export interface ChatState {
  /** Incremented when the shape changes. A state of another version is reset. */
  readonly version: 1;
  readonly conversation: Conversation;
  /** The items on the screen. */
  readonly shown: PickIds;
  /** The last few exchanges, oldest first. */
  readonly earlier: readonly Exchange[];
  /** The shopper's corrections of recognized kinds, by picture id. */
  readonly correctedKinds: Readonly<Record<string, string>>;
}

export const NEW_CHAT: ChatState = {
  version: 1,
  conversation: EMPTY_CONVERSATION,
  shown: { itemIds: [], deepPicks: [] },
  earlier: [],
  correctedKinds: {},
};

/** A turn that is understood but not answered. */
export interface AskedTurn {
  /** The id of the turn and of the shopper's message. */
  readonly id: string;
  /** The time of its arrival, in milliseconds since the epoch. A later turn replaces an earlier one. */
  readonly arrivedAt: number;
  readonly said: string;
  /** The filters as shown on the screen. */
  readonly filters: Filters;
  /** The items on the screen; null for the items in the conversation's state. */
  readonly shown: PickIds | null;
  readonly attachments: readonly Attachment[];
  readonly understood: Understood;
  /** Set if this turn replaces an earlier turn and all turns after it. */
  readonly replaced?: ReplacedTurn;
}

/** The earlier turn that an edited message replaces. */
export interface ReplacedTurn {
  readonly turnId: string;
  /** The state before the replaced turn. The conversation continues from it. */
  readonly stateBefore: ChatState;
}

export interface Chat {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly state: ChatState;
  /** Number of turns answered so far. */
  readonly answers: number;
  /** The newest turn without an answer; null if there is none. */
  readonly turn: AskedTurn | null;
}

/** An outfit as an answer showed it. Plain JSON. */
export interface StoredOutfit {
  /** For example 'Outfit for a summer wedding'. */
  readonly title: string;
  /** The pieces in display order. `priceCents` is the price when the answer was given. */
  readonly pieces: readonly { readonly slot: OutfitSlot; readonly itemId: string; readonly priceCents: number }[];
  /** Descriptions of the shopper's own garments in the outfit. */
  readonly owned: readonly string[];
  /** The slots in the order of dressing; absent in older stored answers. */
  readonly slots?: readonly FilledSlot[];
  readonly totalCents: number;
  /** The maximum total price; null if there is none. */
  readonly budgetCents: number | null;
  /** Why the pieces go together, in one sentence; may be ''. */
  readonly reason: string;
  /** For a trip: its days, and the number of possible outfits. Null for a single outfit. */
  readonly days: number | null;
  readonly outfitCount: number | null;
}

/** A stored message (spec section 3). Fields that do not apply to its actor are empty. */
export interface StoredMessage {
  readonly id: string;
  /** The id of the turn, which is the id of the shopper's message. */
  readonly turnId: string;
  readonly actor: 'user' | 'model';
  readonly message: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly attachments: readonly Attachment[];
  readonly picks: PickIds;
  /** The items that the reply names; absent in a shopper's message and in older stored answers. */
  readonly namedItems?: readonly NamedItem[];
  readonly filters: Filters | null;
  readonly aiUpdatedFilters: Filters | null;
  readonly relaxations: readonly string[];
  /** The refined query of an answer; '' for a shopper's message. */
  readonly refinedQuery: string;
  /** The headline of an answer; null for a shopper's message. */
  readonly title: string | null;
  /** The interpreted intent of the turn; null for a shopper's message. */
  readonly intent: Understood['intent'] | null;
  readonly feedback: Feedback | null;
  /** The outfit of an answer. */
  readonly outfit?: StoredOutfit | null;
  /** How the words of the answer's query were interpreted. */
  readonly reading?: QueryReading;
  /** The filters that no result of an answer meets. */
  readonly unmetFilters?: readonly FilterName[];
}

export interface ChatSummary {
  readonly id: string;
  readonly title: string;
  /** The time of the last answer, in milliseconds since the epoch. */
  readonly at: number;
}

/** An answered turn, stored atomically. */
export interface Answer {
  readonly turnId: string;
  /**
   * The id of the earlier turn that this turn replaces. The messages of the earlier turn and all later ones are
   * removed.
   */
  readonly replacedTurnId: string | null;
  /** The state before the turn, stored so that the turn can be edited. */
  readonly stateBefore: ChatState;
  /** The conversation's new title. */
  readonly title: string;
  readonly state: ChatState;
  readonly question: StoredMessage;
  readonly answer: StoredMessage;
}

/** What a shopper has stored. Answers that an edited message has replaced do not count. */
export interface ChatCounts {
  readonly chatCount: number;
  readonly answerCount: number;
}

/**
 * A pending turn that is further ahead of a new turn than this was stored while a clock was ahead. It may be
 * replaced, because it would otherwise block the conversation.
 */
export const MAX_TURN_LEAD_MS = 120_000;

/**
 * `asked`: the turn is pending. `superseded`: a later turn is pending or answered. `movedOn`: another turn was
 * answered since the caller read `answers`, so this turn must be interpreted again.
 */
export type AskOutcome = 'asked' | 'superseded' | 'movedOn' | 'gone';

/**
 * Conversations. A turn is pending until it is answered, and a new turn replaces it. Only answered turns become
 * messages.
 */
export interface Chats {
  byId(id: string): Promise<Chat | null>;
  open(chat: Pick<Chat, 'id' | 'userId' | 'title' | 'state'>, turn: AskedTurn): Promise<void>;
  /**
   * Makes the turn the pending one, in place of an older one. `answers` is the number of answered turns when the turn
   * was interpreted.
   */
  ask(chatId: string, turn: AskedTurn, answers: number): Promise<AskOutcome>;
  /** Stores an answered turn. Resolves to false and stores nothing if the turn is no longer pending. */
  answer(chatId: string, answer: Answer): Promise<boolean>;
  /** Oldest first. */
  listMessages(chatId: string): Promise<readonly StoredMessage[]>;
  /** The newest messages, at most `limit`, oldest first. */
  listNewestMessages(chatId: string, limit: number): Promise<readonly StoredMessage[]>;
  /**
   * The state before an answered turn; null for an unknown turn. For a turn without a stored state, the state of a
   * new conversation.
   */
  findStateBefore(chatId: string, turnId: string): Promise<ChatState | null>;
  /** The answer; null if the turn is not answered. */
  findAnswer(chatId: string, turnId: string): Promise<StoredMessage | null>;
  /** Stores a rating. Resolves to false if the conversation has no such answer. */
  saveFeedback(chatId: string, messageId: string, feedback: Feedback | null): Promise<boolean>;
  /** Counts all conversations of a shopper, also those without an answer. */
  countOf(userId: string): Promise<ChatCounts>;
  /** At most `limit` conversations with an answer, the newest answer first. */
  listRecent(userId: string, limit: number): Promise<readonly ChatSummary[]>;
  /**
   * Removes a conversation with its messages, and with pictures that no other conversation or search of the shopper
   * attaches. Discards their blobs in the same transaction. Succeeds for a missing conversation.
   */
  remove(chatId: string): Promise<void>;
  /**
   * Removes conversations without an answer whose newest turn arrived before `time`, with everything that `remove`
   * removes.
   */
  removeUnanswered(userId: string, time: number): Promise<void>;
}
