import type {
  ChatHistoryEntry,
  ChatMessage,
  ChatRequest,
  Feedback,
  RankRequest,
  Ranking,
  Retrieval,
  RetrieveRequest,
  Translation,
} from '../../domain/chat/Chat.ts';

/**
 * Conversations with the stylist. Every method rejects with a `CallError` that has the named message (spec section 8),
 * or with the signal's reason when aborted.
 */
export interface Chats {
  /**
   * Interprets a message. The first message creates the conversation; the answer contains its id. Rejects with 'Failed
   * to send chat message'.
   */
  translate(request: ChatRequest, signal?: AbortSignal): Promise<Translation>;
  /** Finds the candidates. Rejects with 'Failed to send chat message'. */
  retrieve(request: RetrieveRequest, signal?: AbortSignal): Promise<Retrieval>;
  /**
   * Chooses the items and writes the reply. `onReply` gets the growing reply when the server streams it, and is never
   * called after the promise has settled. Rejects with 'Failed to rank chat results'.
   */
  rank(request: RankRequest, onReply: (replySoFar: string) => void, signal?: AbortSignal): Promise<Ranking>;
  /**
   * Messages, oldest first; empty when the response contains no list (section 5). Rejects with 'Failed to load chat
   * messages'.
   */
  getMessages(userId: string, chatId: string, signal?: AbortSignal): Promise<readonly ChatMessage[]>;
  /** Conversations, newest first. Rejects with 'Failed to fetch chat history'. */
  fetchChatHistory(userId: string, limit: number, signal?: AbortSignal): Promise<readonly ChatHistoryEntry[]>;
  /** Rejects with 'Failed to delete chat history'. */
  deleteChat(userId: string, chatId: string, signal?: AbortSignal): Promise<void>;
  /** Rates an answer; null removes the rating. Rejects with 'Failed to save chat feedback'. */
  giveFeedback(
    rating: {
      readonly userId: string;
      readonly chatId: string;
      readonly messageId: string;
      readonly feedback: Feedback;
    },
    signal?: AbortSignal,
  ): Promise<void>;
  /** Sets whether messages go to the stylist. Rejects with 'Failed to update user chat mode'. */
  setChatMode(userId: string, enabled: boolean, signal?: AbortSignal): Promise<void>;
}
