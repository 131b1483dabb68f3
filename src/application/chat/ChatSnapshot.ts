import type { Item } from '../../domain/catalogue/Item.ts';
import type { ChatMessage } from '../../domain/chat/Chat.ts';
import type { WishlistChange } from './WishlistChange.ts';

/**
 * The progress of an answer (spec section 4). `translating`: no content yet; `retrieving`: the title is known;
 * `ranking`: the retrieval's message is known too; `replying`: part of the reply is known.
 */
export type TurnStage = 'translating' | 'retrieving' | 'ranking' | 'replying';

/** A message on the screen. Its `id` is provisional until the server assigns one; `key` never changes. */
export interface ShownMessage extends ChatMessage {
  readonly key: string;
  /** The progress of this answer; null for the shopper's messages and for complete answers. */
  readonly stage: TurnStage | null;
  /** The loaded pieces that the answer names or recommends, named ones first. */
  readonly pieces: readonly Item[];
  /** On an answer: the query to search again after a filter edit. */
  readonly query: string;
  /** The wishlist changes that this answer made; empty after an undo. */
  readonly wishlistChange: WishlistChange;
}

export interface EditedMessage {
  readonly key: string;
  /** The initial text of the editor: the message, or an edited text that was not answered. */
  readonly text: string;
}

/** Something that was sent offline. A button's request may name the piece to replace. */
export interface WaitingRequest {
  readonly kind: 'message' | 'edit' | 'button';
  readonly text: string;
  readonly itemId?: string | undefined;
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
   * `key` of the answer whose results are on the screen ('Showing Results'); null for results from outside this
   * conversation.
   */
  readonly shownAnswerKey: string | null;
  /** `key` of the answer whose items are in the carousel above the results. */
  readonly carouselAnswerKey: string | null;
  /** `key` of the answer whose results are being fetched again. */
  readonly fetchingAnswerKey: string | null;
  /** The message that the shopper is editing; null for none. */
  readonly edited: EditedMessage | null;
  /** What was sent offline and is sent once the device is online; null for none. */
  readonly waiting: WaitingRequest | null;
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
  waiting: null,
};
