import type { ChatMessage } from '../../domain/chat/Chat.ts';

/**
 * How far an answer is (spec section 4): first nothing is known, then its title, then also the message of
 * what was retrieved, then the reply as far as it has come.
 */
export type TurnStage = 'translating' | 'retrieving' | 'ranking' | 'replying';

/** A message on the screen. While its answer is under way it has a provisional `id`; `key` never changes. */
export interface ShownMessage extends ChatMessage {
  readonly key: string;
  /** Null for what the shopper said and for an answer that is complete. */
  readonly stage: TurnStage | null;
  /** Of an answer: the words that a filter edited on its results searches for. */
  readonly query: string;
}

export interface ChatSnapshot {
  /** `loading`: a conversation of the history is being fetched; the one before it stays until then. */
  readonly status: 'ready' | 'loading';
  /** Null until the first words of a new conversation were understood. */
  readonly chatId: string | null;
  /** Oldest first. */
  readonly messages: readonly ShownMessage[];
  /** What the answer under way is doing; null while none is. */
  readonly stage: TurnStage | null;
  /** `key` of the answer whose results are on the screen ('Showing Results'); null where they are of none here. */
  readonly showingKey: string | null;
  /** `key` of the answer whose pieces stand above those results, as what goes with one of them does. */
  readonly aboveKey: string | null;
  /** `key` of the answer whose results are being fetched again. */
  readonly fetchingKey: string | null;
}

export const NO_CHAT: ChatSnapshot = {
  status: 'ready',
  chatId: null,
  messages: [],
  stage: null,
  showingKey: null,
  aboveKey: null,
  fetchingKey: null,
};
