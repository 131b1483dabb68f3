import type { Filters } from '../../domain/filters/Filters.ts';
import type { ChatMessage, ChatRequest, Retrieval, Translation } from '../../domain/chat/Chat.ts';
import { NO_WISHLIST_CHANGE } from './WishlistChange.ts';
import type { ShownMessage } from './ChatSnapshot.ts';
import type { TurnAnswer } from './takeTurn.ts';

/** A turn in progress: the request and the keys of its two messages. */
export interface Turn {
  readonly request: ChatRequest;
  readonly userMessageKey: string;
  readonly answerKey: string;
  /** Set for an edited message: the state to restore if the turn fails or is stopped. */
  readonly stateBeforeEdit?: StateBeforeEdit;
}

export interface StateBeforeEdit {
  /** The key of the message that was edited. */
  readonly key: string;
  /** The conversation before the edit. */
  readonly messages: readonly ShownMessage[];
  /** The filters at the time of the edit. */
  readonly filters: Filters;
}

type Messages = readonly ShownMessage[];

/** The maximum number of shown item ids in a request (contract/chat.ts). */
const MAX_SHOWN_IDS = 200;

const EMPTY_MESSAGE = {
  message: '',
  attachments: [],
  itemIds: [],
  deepSearchItemIds: [],
  reasons: [],
  namedItems: [],
  pieces: [],
  filters: null,
  aiUpdatedFilters: null,
  relaxations: [],
  refinedQuery: '',
  title: null,
  feedback: null,
  stage: null,
  query: '',
  wishlistChange: NO_WISHLIST_CHANGE,
} as const;

export function createTurnMessages({ request, userMessageKey, answerKey }: Turn, timestamp: string): Messages {
  const { query: message, attachments, filters } = request;
  return [
    {
      ...EMPTY_MESSAGE,
      key: userMessageKey,
      id: userMessageKey,
      actor: 'user',
      message,
      attachments,
      filters,
      timestamp,
    },
    { ...EMPTY_MESSAGE, key: answerKey, id: answerKey, actor: 'model', filters, stage: 'translating', timestamp },
  ];
}

/** Messages of a past conversation. An answer without a stored refined query uses its title as the query. */
export function createLoadedMessages(messages: readonly ChatMessage[]): Messages {
  return messages.map((message, index) => {
    const userText = messages.slice(0, index).findLast(({ actor }) => actor === 'user')?.message ?? '';
    return {
      ...message,
      key: message.id,
      stage: null,
      pieces: [],
      query: message.refinedQuery || (message.title ?? userText),
      wishlistChange: NO_WISHLIST_CHANGE,
    };
  });
}

/**
 * Whether a message is the shopper's and was answered. Only then does the server know the state of the conversation
 * before it.
 */
export function canBeEdited(messages: Messages, key: string): boolean {
  const index = messages.findIndex((message) => message.key === key);
  const answer = messages[index + 1];
  return messages[index]?.actor === 'user' && answer?.actor === 'model' && answer.stage === null;
}

export function changeMessage(messages: Messages, key: string, change: Partial<ShownMessage>): Messages {
  return messages.map((message) => (message.key === key ? { ...message, ...change } : message));
}

/** The ids of the items on the screen; null when they equal the newest answer's results. */
export function listShownIds(messages: Messages, items: readonly { readonly id: string }[]): readonly string[] | null {
  const ids = items.slice(0, MAX_SHOWN_IDS).map(({ id }) => id);
  const idsInChat = messages.findLast(({ itemIds }) => itemIds.length > 0)?.itemIds.slice(0, MAX_SHOWN_IDS) ?? [];
  return ids.length === idsInChat.length && ids.every((id, index) => id === idsInChat[index]) ? null : ids;
}

export function addTranslation(
  messages: Messages,
  { userMessageKey, answerKey }: Turn,
  { title, userMessageId }: Translation,
): Messages {
  return changeMessage(changeMessage(messages, userMessageKey, { id: userMessageId }), answerKey, {
    title,
    stage: 'retrieving',
  });
}

export function addRetrieval(messages: Messages, { answerKey }: Turn, { aiMessage, relaxations }: Retrieval): Messages {
  return changeMessage(messages, answerKey, { message: aiMessage, relaxations, stage: 'ranking' });
}

export function addAnswer(
  messages: Messages,
  { request, answerKey }: Turn,
  { translation, ranking }: TurnAnswer,
): Messages {
  const {
    deepSearchItems,
    quickPickItems,
    aiMessageId: id,
    reply: message,
    namedItems,
    outfit,
    reading,
    unmetFilters,
  } = ranking;
  return changeMessage(messages, answerKey, {
    id,
    message,
    namedItems,
    ...(outfit && { outfit }),
    reading,
    unmetFilters,
    stage: null,
    itemIds: quickPickItems.map((item) => item.id),
    deepSearchItemIds: deepSearchItems.map((item) => item.id),
    reasons: deepSearchItems.map(({ reason }) => reason ?? ''),
    aiUpdatedFilters: translation.updatedFilters,
    query: translation.refinedQuery || request.query || translation.title,
  });
}
