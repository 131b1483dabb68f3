import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { Attachment } from '../../../src/domain/search/Search.ts';
import { EMPTY_CONVERSATION } from '../../domain/stylist/Conversation.ts';
import type { Conversation } from '../../domain/stylist/Conversation.ts';
import type { Exchange, Understood } from './Stylist.ts';

export type Feedback = 'up' | 'down';

/** Ids of what is on the screen of a conversation, or was found for a turn. */
export interface PickIds {
  /** Best first. */
  readonly itemIds: readonly string[];
  readonly deepPicks: readonly { readonly itemId: string; readonly reason: string }[];
}

/** What the next turn goes on from: the state that the newest answered turn left. */
export interface ChatState {
  /** Rises when the shape changes; a state of another version is restarted. */
  readonly version: 1;
  readonly conversation: Conversation;
  /** What is on the screen. */
  readonly shown: PickIds;
  /** The last few exchanges, oldest first. */
  readonly earlier: readonly Exchange[];
  /** What the shopper said their pictures are, by the picture's id. */
  readonly correctedKinds: Readonly<Record<string, string>>;
}

export const NEW_CHAT: ChatState = {
  version: 1,
  conversation: EMPTY_CONVERSATION,
  shown: { itemIds: [], deepPicks: [] },
  earlier: [],
  correctedKinds: {},
};

/** A turn that has been understood and not answered yet. */
export interface AskedTurn {
  /** Also the id of the shopper's message. */
  readonly id: string;
  /** When it arrived, milliseconds since the epoch; of two turns the later one wins. */
  readonly arrivedAt: number;
  readonly said: string;
  /** As they stood on the screen. */
  readonly filters: Filters;
  /** What was on the screen; null where it was what the conversation's state says. */
  readonly shown: PickIds | null;
  readonly attachments: readonly Attachment[];
  readonly understood: Understood;
}

/** One conversation. */
export interface Chat {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly state: ChatState;
  /** Turns answered so far. */
  readonly answers: number;
  /** The newest turn that waits for its answer; null where there is none. */
  readonly turn: AskedTurn | null;
}

/** A message as it is kept (spec section 3). Fields that do not concern its actor are empty. */
export interface StoredMessage {
  readonly id: string;
  /** The turn that it belongs to: the id of the shopper's message. */
  readonly turnId: string;
  readonly actor: 'user' | 'model';
  readonly message: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly attachments: readonly Attachment[];
  readonly picks: PickIds;
  readonly filters: Filters | null;
  readonly aiUpdatedFilters: Filters | null;
  readonly relaxations: readonly string[];
  /** The whole wish of an answer in words; '' for what the shopper said. */
  readonly refinedQuery: string;
  /** The headline of an answer; null for what the shopper said. */
  readonly title: string | null;
  /** What the turn was understood to want; null for what the shopper said. */
  readonly intent: Understood['intent'] | null;
  readonly feedback: Feedback | null;
}

export interface ChatSummary {
  readonly id: string;
  readonly title: string;
  /** When it was answered last, milliseconds since the epoch. */
  readonly at: number;
}

/** An answered turn, all of which is kept at once. */
export interface Answer {
  readonly turnId: string;
  /** The conversation's title from now on. */
  readonly title: string;
  readonly state: ChatState;
  readonly question: StoredMessage;
  readonly answer: StoredMessage;
}

/**
 * `asked`: it is now the turn that waits for an answer. `superseded`: one that arrived later waits already, or was
 * answered. `movedOn`: another turn was answered since `answers` was read, so that it has to be understood again.
 */
export type AskOutcome = 'asked' | 'superseded' | 'movedOn' | 'gone';

/** Conversations. Only answered turns become messages; until then a turn stands aside and the next may replace it. */
export interface Chats {
  byId(id: string): Promise<Chat | null>;
  open(chat: Pick<Chat, 'id' | 'userId' | 'title' | 'state'>, turn: AskedTurn): Promise<void>;
  /** Sets the turn that waits, in place of an older one. `answers` is the count that its understanding went on from. */
  ask(chatId: string, turn: AskedTurn, answers: number): Promise<AskOutcome>;
  /** False, and nothing is kept, where the turn no longer waits. */
  answer(chatId: string, answer: Answer): Promise<boolean>;
  /** Oldest first. */
  messages(chatId: string): Promise<readonly StoredMessage[]>;
  /** Null where the turn has not been answered. */
  answerTo(chatId: string, turnId: string): Promise<StoredMessage | null>;
  /** False where the conversation holds no such answer. */
  judge(chatId: string, messageId: string, feedback: Feedback | null): Promise<boolean>;
  /** Conversations with an answer, the newest answer first, at most `limit`. */
  recent(userId: string, limit: number): Promise<readonly ChatSummary[]>;
  /**
   * With its messages, and with the uploaded pictures that no other conversation and no search of the shopper's
   * attaches: their bytes are among the `DiscardedBlobs` from the same moment on. Removing what is not there succeeds.
   */
  remove(chatId: string): Promise<void>;
  /** Forgets conversations that never got an answer and were last spoken to before `time`, as `remove` does. */
  removeUnanswered(userId: string, time: number): Promise<void>;
}
