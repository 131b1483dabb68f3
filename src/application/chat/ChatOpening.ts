import { hasItems, type ChatMessage } from '../../domain/chat/Chat.ts';
import type { NewestRequest } from '../NewestRequest.ts';
import type { Notices } from '../notices/Notices.ts';
import type { Chats } from '../ports/Chats.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import type { AnswerFeedback } from './AnswerFeedback.ts';
import type { AnswerPieces } from './AnswerPieces.ts';
import type { AnswerResults } from './AnswerResults.ts';
import type { ChatInput } from './ChatInput.ts';
import type { ChatMode } from './ChatMode.ts';
import type { Conversation } from './Conversation.ts';
import type { ShownItems } from './ShownItems.ts';
import type { UnansweredMessage } from './UnansweredMessage.ts';

export interface ChatOpeningDependencies {
  readonly chats: Pick<Chats, 'getMessages'>;
  readonly mode: ChatMode;
  readonly notices: Notices;
  readonly pulse: PulseStatus;
  readonly conversation: Conversation;
  readonly input: ChatInput;
  readonly newest: NewestRequest;
  readonly shownItems: ShownItems;
  readonly feedback: AnswerFeedback;
  readonly pieces: AnswerPieces;
  readonly answerResults: AnswerResults;
  readonly unansweredMessage: UnansweredMessage;
}

export interface OpenOptions {
  readonly keepsResults?: boolean;
}

/** Loads a conversation of the history (spec section 4, history selection). */
export class ChatOpening {
  readonly #dependencies: ChatOpeningDependencies;

  constructor(dependencies: ChatOpeningDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Shows a conversation and its last results, and turns chat mode on. Empties the box. On failure restores the box's
   * text and shows 'Error loading Chat'. Never rejects.
   */
  async open(userId: string, chatId: string, options: OpenOptions, signal?: AbortSignal): Promise<void> {
    const { chats, notices, pulse, conversation, input, newest } = this.#dependencies;
    const boxContent = input.empty();
    conversation.setStatus('loading');
    const endPulse = pulse.begin('thinking');
    try {
      const outcome = await newest.run((abort) => chats.getMessages(userId, chatId, abort), signal);
      if (outcome.kind === 'superseded') return;
      conversation.setStatus('ready');
      if (outcome.kind === 'canceled') return input.putBack(boxContent);
      notices.clearPopup('chat-not-loaded');
      this.#returnUnanswered(userId, chatId, outcome.answer);
      await this.#show(chatId, outcome.answer, options, signal);
    } catch (error) {
      conversation.setStatus('ready');
      input.putBack(boxContent);
      notices.showFailure('chat-not-loaded', error);
    } finally {
      endPulse();
    }
  }

  /** If the last message of this conversation was unanswered when the page was reloaded, returns it to the box. */
  #returnUnanswered(userId: string, chatId: string, messages: readonly ChatMessage[]): void {
    const { input, unansweredMessage } = this.#dependencies;
    const message = unansweredMessage.read(userId);
    if (message === null || message.chatId !== chatId) return;
    const isAnswered = messages.findLast(({ actor }) => actor === 'user')?.message === message.query;
    if (isAnswered) unansweredMessage.forget();
    else input.putBack(message);
  }

  async #show(
    chatId: string,
    messages: readonly ChatMessage[],
    { keepsResults = false }: OpenOptions,
    signal?: AbortSignal,
  ): Promise<void> {
    const { mode, conversation, shownItems, feedback, pieces, answerResults } = this.#dependencies;
    feedback.clear();
    conversation.load(chatId, messages);
    shownItems.beginConversation(keepsResults);
    void mode.set(true);
    void pieces.show([]);
    const lastAnswer = conversation.snapshot.messages.findLast(hasItems);
    if (lastAnswer !== undefined && !keepsResults) await answerResults.show(lastAnswer.key, signal);
  }
}
