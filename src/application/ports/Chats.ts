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
 * Conversations with the stylist. Every method rejects with a `CallError` whose message is the one named
 * (spec section 8), or with the signal's reason when it is aborted.
 */
export interface Chats {
  /** The first message creates the conversation; the answer contains its id. 'Failed to send chat message'. */
  translate(request: ChatRequest, signal?: AbortSignal): Promise<Translation>;
  /** 'Failed to send chat message'. */
  retrieve(request: RetrieveRequest, signal?: AbortSignal): Promise<Retrieval>;
  /**
   * `onReply` gets the growing reply when the server streams it; never called after the promise has settled.
   * 'Failed to rank chat results'.
   */
  rank(request: RankRequest, onReply: (replySoFar: string) => void, signal?: AbortSignal): Promise<Ranking>;
  /** Oldest first; empty when the response contains no list (section 5). 'Failed to load chat messages'. */
  getMessages(userId: string, chatId: string, signal?: AbortSignal): Promise<readonly ChatMessage[]>;
  /** Newest first. 'Failed to fetch chat history'. */
  fetchChatHistory(userId: string, limit: number, signal?: AbortSignal): Promise<readonly ChatHistoryEntry[]>;
  /** 'Failed to delete chat history'. */
  deleteChat(userId: string, chatId: string, signal?: AbortSignal): Promise<void>;
  /** Null removes the rating. 'Failed to save chat feedback'. */
  giveFeedback(
    judgment: {
      readonly userId: string;
      readonly chatId: string;
      readonly messageId: string;
      readonly feedback: Feedback;
    },
    signal?: AbortSignal,
  ): Promise<void>;
  /** Sets whether messages go to the stylist. 'Failed to update user chat mode'. */
  setChatMode(userId: string, enabled: boolean, signal?: AbortSignal): Promise<void>;
}
