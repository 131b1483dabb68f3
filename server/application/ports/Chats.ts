import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { QueryReading } from '../../../src/domain/search/QueryReading.ts';
import type { Attachment } from '../../../src/domain/search/Search.ts';
import type { OutfitSlot } from '../../domain/outfits/OutfitSlot.ts';
import { EMPTY_CONVERSATION } from '../../domain/stylist/Conversation.ts';
import type { Conversation } from '../../domain/stylist/Conversation.ts';
import type { NamedItem } from '../../domain/stylist/namedItems.ts';
import type { FilledSlot } from '../../domain/stylist/outfit/listOutfitSlots.ts';
import type { Exchange, Understood } from './Stylist.ts';

export type Feedback = 'up' | 'down';

/** Ids of the items on the screen of a conversation, or of the results of a turn. */
export interface PickIds {
  /** Best first. */
  readonly itemIds: readonly string[];
  readonly deepPicks: readonly { readonly itemId: string; readonly reason: string }[];
}

/** The input of the next turn: the state after the newest answered turn. */
export interface ChatState {
  /** Incremented when the shape changes; a state of another version is reset. */
  readonly version: 1;
  readonly conversation: Conversation;
  /** The items on the screen. */
  readonly shown: PickIds;
  /** The last few exchanges, oldest first. */
  readonly earlier: readonly Exchange[];
  /** The shopper's corrections of recognized kinds, by the picture's id. */
  readonly correctedKinds: Readonly<Record<string, string>>;
}

export const NEW_CHAT: ChatState = {
  version: 1,
  conversation: EMPTY_CONVERSATION,
  shown: { itemIds: [], deepPicks: [] },
  earlier: [],
  correctedKinds: {},
};

/** A turn that was understood but not answered yet. */
export interface AskedTurn {
  /** Also the id of the shopper's message. */
  readonly id: string;
  /** When it arrived, milliseconds since the epoch; of two turns the later one wins. */
  readonly arrivedAt: number;
  readonly said: string;
  /** The filters as shown on the screen. */
  readonly filters: Filters;
  /** The items on the screen; null if they are those of the conversation's state. */
  readonly shown: PickIds | null;
  readonly attachments: readonly Attachment[];
  readonly understood: Understood;
  /** Set if this turn replaces an earlier one and all after it. */
  readonly replaced?: ReplacedTurn;
}

/** The earlier turn that an edited message replaces. */
export interface ReplacedTurn {
  readonly turnId: string;
  /** The state before that turn, from which the conversation continues. */
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

/** An outfit as an answer showed it, in plain JSON. */
export interface StoredOutfit {
  /** For example 'Outfit for a summer wedding'. */
  readonly title: string;
  /** In the order shown. `priceCents` is the price at that time. */
  readonly pieces: readonly { readonly slot: OutfitSlot; readonly itemId: string; readonly priceCents: number }[];
  /** Descriptions of the shopper's own garments that are worn with the outfit. */
  readonly owned: readonly string[];
  /** In the order in which they are put on; absent in answers that were stored before this field existed. */
  readonly slots?: readonly FilledSlot[];
  readonly totalCents: number;
  /** For all pieces together; null for none. */
  readonly budgetCents: number | null;
  /** One sentence; '' for none. */
  readonly reason: string;
  /** For a trip: its days, and how many outfits the pieces make. Null for a single outfit. */
  readonly days: number | null;
  readonly outfitCount: number | null;
}

/** A stored message (spec section 3). Fields that do not apply to its actor are empty. */
export interface StoredMessage {
  readonly id: string;
  /** The id of its turn, which is the id of the shopper's message. */
  readonly turnId: string;
  readonly actor: 'user' | 'model';
  readonly message: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly attachments: readonly Attachment[];
  readonly picks: PickIds;
  /** The items that the reply names; absent in a shopper's message and in answers stored before this field existed. */
  readonly namedItems?: readonly NamedItem[];
  readonly filters: Filters | null;
  readonly aiUpdatedFilters: Filters | null;
  readonly relaxations: readonly string[];
  /** The refined query of an answer; '' for a shopper's message. */
  readonly refinedQuery: string;
  /** The headline of an answer; null for a shopper's message. */
  readonly title: string | null;
  /** What the turn asked for, as understood; null for a shopper's message. */
  readonly intent: Understood['intent'] | null;
  readonly feedback: Feedback | null;
  /** The outfit of an answer. */
  readonly outfit?: StoredOutfit | null;
  /** How the words of the answer's search were understood. */
  readonly reading?: QueryReading;
}

export interface ChatSummary {
  readonly id: string;
  readonly title: string;
  /** When it was last answered, milliseconds since the epoch. */
  readonly at: number;
}

/** An answered turn, stored atomically. */
export interface Answer {
  readonly turnId: string;
  /**
   * The id of the answered turn that this one replaces. The messages of that turn and of all later ones are removed.
   */
  readonly replacedTurnId: string | null;
  /** The state before the turn, kept so that the turn can be edited. */
  readonly stateBefore: ChatState;
  /** The conversation's new title. */
  readonly title: string;
  readonly state: ChatState;
  readonly question: StoredMessage;
  readonly answer: StoredMessage;
}

/**
 * A pending turn whose time is further ahead of a new turn than this was stored while the clock was ahead, since
 * understanding a turn takes less. It may be replaced; otherwise the conversation would be blocked until that time.
 */
export const MAX_TURN_LEAD_MS = 120_000;

/**
 * `asked`: the turn is now pending. `superseded`: a later turn is pending or was answered. `movedOn`: another turn was
 * answered since the caller read `answers`, so this one must be understood again.
 */
export type AskOutcome = 'asked' | 'superseded' | 'movedOn' | 'gone';

/** Conversations. Only answered turns become messages; until then a turn is pending and the next one replaces it. */
export interface Chats {
  byId(id: string): Promise<Chat | null>;
  open(chat: Pick<Chat, 'id' | 'userId' | 'title' | 'state'>, turn: AskedTurn): Promise<void>;
  /**
   * Makes the turn the pending one, in place of an older one. `answers`: the number of answered turns when the turn was
   * understood.
   */
  ask(chatId: string, turn: AskedTurn, answers: number): Promise<AskOutcome>;
  /** Stores an answered turn. False, and nothing is stored, if the turn is no longer pending. */
  answer(chatId: string, answer: Answer): Promise<boolean>;
  /** Oldest first. */
  listMessages(chatId: string): Promise<readonly StoredMessage[]>;
  /** The newest messages, at most `limit`, oldest first. */
  listNewestMessages(chatId: string, limit: number): Promise<readonly StoredMessage[]>;
  /**
   * The state before an answered turn; null if the conversation has no such turn. For a turn that was answered before
   * states were stored, the state of a new conversation.
   */
  findStateBefore(chatId: string, turnId: string): Promise<ChatState | null>;
  /** Null if the turn has not been answered. */
  findAnswer(chatId: string, turnId: string): Promise<StoredMessage | null>;
  /** False if the conversation has no such answer. */
  saveFeedback(chatId: string, messageId: string, feedback: Feedback | null): Promise<boolean>;
  /** Conversations with an answer, the newest answer first, at most `limit`. */
  listRecent(userId: string, limit: number): Promise<readonly ChatSummary[]>;
  /**
   * Removes the conversation with its messages, and the uploaded pictures that no other conversation or search of the
   * shopper attaches. Their blobs are recorded as discarded in the same transaction. Succeeds for a missing
   * conversation.
   */
  remove(chatId: string): Promise<void>;
  /** Removes conversations without an answer whose newest turn arrived before `time`, like `remove`. */
  removeUnanswered(userId: string, time: number): Promise<void>;
}
