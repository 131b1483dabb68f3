import type { Feedback } from '../../domain/chat/Chat.ts';
import type { Notices } from '../notices/Notices.ts';
import { OptimisticValue } from '../OptimisticValue.ts';
import type { Chats } from '../ports/Chats.ts';
import type { ShownMessage } from './ChatSnapshot.ts';
import type { Conversation } from './Conversation.ts';

export interface AnswerFeedbackDependencies {
  readonly chats: Pick<Chats, 'giveFeedback'>;
  readonly notices: Notices;
  readonly conversation: Conversation;
}

/** Rates answers with thumbs up or down. A rating is shown immediately, and rolled back when the server refuses it. */
export class AnswerFeedback {
  readonly #dependencies: AnswerFeedbackDependencies;
  readonly #feedbackByKey = new Map<string, OptimisticValue<Feedback>>();

  constructor(dependencies: AnswerFeedbackDependencies) {
    this.#dependencies = dependencies;
  }

  /** Rates a finished answer. Never rejects: a popup shows a failure. */
  async giveFeedback(userId: string, key: string, feedback: Feedback): Promise<void> {
    const { conversation } = this.#dependencies;
    const answer = conversation.findMessage(key);
    const { chatId } = conversation.snapshot;
    if (answer === undefined || answer.stage !== null || chatId === null) return;
    try {
      await this.#obtainFeedback(userId, chatId, answer).set(feedback);
      this.#dependencies.notices.clearPopup('feedback-not-saved');
    } catch (error) {
      this.#dependencies.notices.showFailure('feedback-not-saved', error);
    }
  }

  /** Ignores the outcome of pending ratings, because their answers are no longer on the screen. */
  clear(): void {
    this.#feedbackByKey.clear();
  }

  #obtainFeedback(
    userId: string,
    chatId: string,
    { key, id: messageId, feedback: confirmed }: ShownMessage,
  ): OptimisticValue<Feedback> {
    const existingFeedback = this.#feedbackByKey.get(key);
    if (existingFeedback !== undefined) return existingFeedback;
    const newFeedback: OptimisticValue<Feedback> = new OptimisticValue(confirmed, {
      send: (feedback) => this.#dependencies.chats.giveFeedback({ userId, chatId, messageId, feedback }),
      show: (feedback) => {
        if (this.#feedbackByKey.get(key) === newFeedback) this.#dependencies.conversation.setFeedback(key, feedback);
      },
    });
    this.#feedbackByKey.set(key, newFeedback);
    return newFeedback;
  }
}
