import { NotFoundError, SupersededError } from '../AccessError.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import type { Chat, Chats, StoredMessage } from '../ports/Chats.ts';
import type { ChatMemory } from './ChatMemory.ts';
import type { RankRequest, RankedAnswer } from './ChatRequest.ts';
import { CHAT_RESOURCE, REPLACED_MESSAGE } from './PendingTurns.ts';
import { loadPicks } from './Turns.ts';

export interface RepeatedAnswersDependencies {
  readonly chats: Chats;
  readonly catalogue: Catalogue;
  readonly memory: ChatMemory;
}

/** Answers repeated calls with the stored answer. */
export class RepeatedAnswers {
  readonly #dependencies: RepeatedAnswersDependencies;

  constructor(dependencies: RepeatedAnswersDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Returns the stored answer. If the turn has none, rejects with a `NotFoundError` if the conversation was deleted,
   * or with a `SupersededError`.
   */
  async repeat(chat: Chat, request: RankRequest, onText: (piece: string) => void): Promise<RankedAnswer> {
    const earlierAnswer =
      request.turnId === null
        ? await this.#findLastAnswer(chat, request.message)
        : await this.#dependencies.chats.findAnswer(chat.id, request.turnId);
    if (earlierAnswer === null) throw await this.#createLostError(chat);
    onText(earlierAnswer.message);
    const picks = await loadPicks(this.#dependencies.catalogue, earlierAnswer.picks);
    return {
      ...picks,
      intent: earlierAnswer.intent ?? 'search',
      messageId: earlierAnswer.id,
      reply: earlierAnswer.message,
      namedItems: earlierAnswer.namedItems ?? [],
      actions: [],
      divider: null,
      outfit: earlierAnswer.outfit ?? null,
      reading: earlierAnswer.reading,
      unmetFilters: earlierAnswer.unmetFilters,
    };
  }

  async #findLastAnswer({ id }: Chat, message: string): Promise<StoredMessage | null> {
    const [question, answer] = await this.#dependencies.chats.listNewestMessages(id, 2);
    return question?.message === message && answer !== undefined ? answer : null;
  }

  async #createLostError({ id }: Chat): Promise<Error> {
    this.#dependencies.memory.forgetChat(id);
    const isStillStored = (await this.#dependencies.chats.byId(id)) !== null;
    return isStillStored
      ? new SupersededError(REPLACED_MESSAGE)
      : new NotFoundError(`There is no such ${CHAT_RESOURCE}.`);
  }
}
