import type { Item } from '../../domain/catalogue/Item.ts';
import type { ChatMessage } from '../../domain/chat/Chat.ts';
import type { WishlistChange } from './WishlistChange.ts';

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
  /** The pieces that an answer names or recommends, as far as they are known, named ones first. */
  readonly pieces: readonly Item[];
  /** On an answer: the query that a filter edit searches again. */
  readonly query: string;
  /** What this answer changed on the wishlist, until it is undone. */
  readonly wishlistChange: WishlistChange;
}

/** A message of the shopper that is being edited. */
export interface EditedMessage {
  readonly key: string;
  /** The text to begin with: that of the message, or an edited text that was not answered. */
  readonly text: string;
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
  /** The message that the shopper is editing; null for none. */
  readonly edited: EditedMessage | null;
}

export const NO_CHAT: ChatSnapshot = {
  status: 'ready',
  chatId: null,
  messages: [],
  stage: null,
  shownAnswerKey: null,
  carouselAnswerKey: null,
  fetchingAnswerKey: null,
  edited: null,
};
