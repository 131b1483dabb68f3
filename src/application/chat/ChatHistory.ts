import type { ChatHistoryEntry } from '../../domain/chat/Chat.ts';
import { DeletableHistory } from '../history/DeletableHistory.ts';
import type { HistoryLimit } from '../history/HistoryList.ts';
import type { Notices } from '../notices/Notices.ts';
import type { Chats } from '../ports/Chats.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { ChatSession } from './ChatSession.ts';

export interface ChatHistoryDependencies {
  readonly chats: Pick<Chats, 'fetchChatHistory' | 'deleteChat'>;
  readonly session: Pick<ChatSession, 'open' | 'forgetChat'>;
  readonly shopper: CurrentShopper;
  readonly notices: Notices;
  readonly limit: HistoryLimit;
}

/** The shopper's past conversations (spec 2.13, and section 4, history selection and chat history delete). */
export class ChatHistory extends DeletableHistory<ChatHistoryEntry> {
  readonly #session: ChatHistoryDependencies['session'];

  constructor({ chats, session, shopper, notices, limit }: ChatHistoryDependencies) {
    super({
      shopper,
      notices,
      limit,
      failureMessage: 'chat-not-deleted',
      fetch: (userId, max, signal) => chats.fetchChatHistory(userId, max, signal),
      remove: async (userId, chatId) => {
        if (chatId !== null) await chats.deleteChat(userId, chatId);
      },
      onRemoved: (chatId) => {
        if (chatId !== null) session.forgetChat(chatId);
      },
    });
    this.#session = session;
  }

  /** Shows an entry's conversation and its last results, and turns chat mode on; never rejects. */
  open(chatId: string, signal?: AbortSignal): Promise<void> {
    return this.#session.open(chatId, {}, signal);
  }
}
