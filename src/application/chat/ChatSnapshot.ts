import type { ChatMessage } from '../../domain/chat/Chat.ts';

/**
 * The progress of an answer (spec section 4): `translating` has no content yet, `retrieving` has the title, `ranking`
 * also has the message of the retrieval, `replying` has the reply so far.
 */
export type TurnStage = 'translating' | 'retrieving' | 'ranking' | 'replying';

/** A message on the screen. Its `id` is provisional until the server assigns one; `key` never changes. */
export interface ShownMessage extends ChatMessage {
  readonly key: string;
  /** The progress of this answer; null for the shopper's messages and for complete answers. */
  readonly stage: TurnStage | null;
  /** On an answer: the query that a filter edit searches again. */
  readonly query: string;
}

export interface ChatSnapshot {
  /** `loading`: a past conversation is being fetched; the current one stays until then. */
  readonly status: 'ready' | 'loading';
  /** The conversation's id; null until the first message of a new conversation was interpreted. */
  readonly chatId: string | null;
  /** The messages of the conversation, oldest first. */
  readonly messages: readonly ShownMessage[];
  /** The progress of the pending answer; null when there is none. */
  readonly stage: TurnStage | null;
  /**
   * `key` of the answer whose results are on the screen ('Showing Results'); null when they do not come from this
   * conversation.
   */
  readonly shownAnswerKey: string | null;
  /** `key` of the answer whose items are shown above those results, e.g. items that go with one of the results. */
  readonly carouselAnswerKey: string | null;
  /** `key` of the answer whose results are being fetched again. */
  readonly fetchingAnswerKey: string | null;
}

export const NO_CHAT: ChatSnapshot = {
  status: 'ready',
  chatId: null,
  messages: [],
  stage: null,
  shownAnswerKey: null,
  carouselAnswerKey: null,
  fetchingAnswerKey: null,
};
