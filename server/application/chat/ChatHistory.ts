import { NotFoundError, requireOwned } from '../AccessError.ts';
import type { BlobSweep } from '../attachments/BlobSweep.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import type { Chat, ChatSummary, Chats, Feedback, PickIds, StoredMessage } from '../ports/Chats.ts';

/** Past conversations. Methods that take a conversation id reject with a `NotFoundError` or a `ForbiddenError`. */
export class ChatHistory {
  readonly #chats: Chats;
  readonly #catalogue: Catalogue;
  readonly #sweep: Pick<BlobSweep, 'run'>;

  constructor(chats: Chats, catalogue: Catalogue, sweep: Pick<BlobSweep, 'run'>) {
    this.#chats = chats;
    this.#catalogue = catalogue;
    this.#sweep = sweep;
  }

  /** Newest first. */
  listRecent(userId: string, limit: number): Promise<readonly ChatSummary[]> {
    return this.#chats.listRecent(userId, limit);
  }

  /** The messages, oldest first. Leaves out picks of unknown items, with their reasons. */
  async listMessages(userId: string, chatId: string): Promise<readonly StoredMessage[]> {
    await this.#findOwnChat(userId, chatId);
    const messages = await this.#chats.listMessages(chatId);
    const ids = messages.flatMap(({ picks }) => [...picks.itemIds, ...picks.deepPicks.map(({ itemId }) => itemId)]);
    const existingIds = await this.#catalogue.findExistingIds([...new Set(ids)]);
    return messages.map((message) => ({ ...message, picks: keepExistingPicks(existingIds, message.picks) }));
  }

  /** Removes a conversation and the photos that no other conversation attaches. */
  async remove(userId: string, chatId: string): Promise<void> {
    await this.#findOwnChat(userId, chatId);
    await this.#chats.remove(chatId);
    await this.#sweep.run();
  }

  async saveFeedback(userId: string, chatId: string, messageId: string, feedback: Feedback | null): Promise<void> {
    await this.#findOwnChat(userId, chatId);
    if (!(await this.#chats.saveFeedback(chatId, messageId, feedback)))
      throw new NotFoundError('There is no such answer.');
  }

  async #findOwnChat(userId: string, chatId: string): Promise<Chat> {
    return requireOwned(await this.#chats.byId(chatId), userId, 'conversation');
  }
}

function keepExistingPicks(existing: ReadonlySet<string>, { itemIds, deepPicks }: PickIds): PickIds {
  return {
    itemIds: itemIds.filter((id) => existing.has(id)),
    deepPicks: deepPicks.filter(({ itemId }) => existing.has(itemId)),
  };
}
