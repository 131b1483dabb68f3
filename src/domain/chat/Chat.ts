import type { Item } from '../catalogue/Item.ts';
import type { Filters } from '../filters/Filters.ts';
import type { Attachment } from '../search/Search.ts';

/** `search` looks for garments, `answer` is about those shown, `ask` asks back: for these two the shown items stay. */
export type Intent = 'search' | 'answer' | 'ask';

/** The shopper's judgement of an answer; null for none. */
export type Feedback = 'up' | 'down' | null;

/** One message of a conversation (spec section 3). `timestamp` is ISO 8601 in UTC. */
export interface ChatMessage {
  readonly id: string;
  readonly actor: 'user' | 'model';
  readonly message: string;
  readonly timestamp: string;
  readonly attachments: readonly Attachment[];
  readonly itemIds: readonly string[];
  readonly deepSearchItemIds: readonly string[];
  /** One for each of `deepSearchItemIds`. */
  readonly reasons: readonly string[];
  /** Those the turn was asked with; null where none are known. */
  readonly filters: Filters | null;
  /** Those the stylist made of them; null where it left them alone. */
  readonly aiUpdatedFilters: Filters | null;
  /** What was given up to find something, one sentence each. */
  readonly relaxations: readonly string[];
  /** The whole wish of an answer in words; '' for what the shopper said. */
  readonly refinedQuery: string;
  /** The headline of an answer; null for what the shopper said. */
  readonly title: string | null;
  readonly feedback: Feedback;
}

/** One line of the chat history. `timestamp` is ISO 8601 in UTC. */
export interface ChatHistoryEntry {
  readonly id: string;
  readonly title: string;
  readonly timestamp: string;
}

/** What a shopper says; `chatId` is null for the first words of a conversation. */
export interface ChatRequest {
  readonly userId: string;
  readonly chatId: string | null;
  readonly query: string;
  readonly filters: Filters;
  readonly attachments: readonly Attachment[];
  /** What is on the screen, in the order shown there, where that is not what the last answer found; null where it is. */
  readonly shownItemIds: readonly string[] | null;
}

/** First stage: what was understood. */
export interface Translation {
  readonly chatId: string;
  readonly title: string;
  readonly intent: Intent;
  /** The whole wish in words; may be ''. */
  readonly refinedQuery: string;
  /** Null where the filters stay as they were. */
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

/** Second stage: what was found. `aiMessage` is shown until the reply comes; may be ''. */
export interface Retrieval {
  readonly aiMessage: string;
  /** All that was found, best first. */
  readonly candidateIds: readonly string[];
  readonly quickPicks: readonly Item[];
  readonly topPicks: readonly Item[];
  readonly relaxations: readonly string[];
}

export interface RankRequest extends RetrieveRequest {
  readonly query: string;
  readonly quickPickIds: readonly string[];
  readonly topPickIds: readonly string[];
  readonly title: string;
}

/** Third stage: what was chosen, and the reply in plain text. */
export interface Ranking {
  readonly intent: Intent;
  /** Best first; empty where the shown items stay. */
  readonly quickPickItems: readonly Item[];
  /** Each with its `reason`. */
  readonly deepSearchItems: readonly Item[];
  readonly aiMessageId: string;
  readonly reply: string;
}

/** Whether an answer has results of its own that can be shown again. */
export function hasItems(message: Pick<ChatMessage, 'itemIds' | 'deepSearchItemIds'>): boolean {
  return message.itemIds.length + message.deepSearchItemIds.length > 0;
}
