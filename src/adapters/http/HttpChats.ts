import * as z from 'zod/mini';
import * as calls from '../../../contract/chat.ts';
import { setChatMode } from '../../../contract/user.ts';
import type { Chats } from '../../application/ports/Chats.ts';
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
import type { HttpClient } from './HttpClient.ts';
import { EVENT_STREAM, readRanking } from './readRanking.ts';
import { toChatMessage, toRanking, toRetrieval, toTranslation } from './wireChat.ts';
import { toWireAttachment } from './wireSearch.ts';

/** Timeout of the stylist's calls: enough for two attempts of the language model and the fallback answer. */
const STYLIST_TIMEOUT_MS = 60_000;

/** A response without a list of messages counts as empty (spec section 5). */
const MessagesResponse = z.pipe(
  z.transform((answer: { messages?: unknown } | null) => (Array.isArray(answer?.messages) ? answer : { messages: [] })),
  z.object({ messages: z.array(calls.ChatMessage) }),
);

const SEND_FAILED_MESSAGE = 'Failed to send chat message';

export class HttpChats implements Chats {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async translate(
    {
      userId,
      chatId,
      query,
      filters,
      attachments,
      shownItemIds,
      editedMessageId,
      swappedItemId,
      removedWords,
    }: ChatRequest,
    signal?: AbortSignal,
  ): Promise<Translation> {
    const body = {
      user_id: userId,
      chat_id: chatId,
      query,
      filters,
      attachments: attachments.map(toWireAttachment),
      ...(shownItemIds && { shown_item_ids: [...shownItemIds] }),
      ...(editedMessageId !== undefined && { edited_message_id: editedMessageId }),
      ...(swappedItemId !== undefined && { swapped_item_id: swappedItemId }),
      ...(removedWords && { removed_words: [...removedWords] }),
    };
    return toTranslation(
      await this.#client.send(
        calls.translateChat,
        { body, signal, timeoutMs: STYLIST_TIMEOUT_MS },
        SEND_FAILED_MESSAGE,
      ),
    );
  }

  async retrieve(request: RetrieveRequest, signal?: AbortSignal): Promise<Retrieval> {
    const input = { body: createRetrieveBody(request), signal, timeoutMs: STYLIST_TIMEOUT_MS };
    return toRetrieval(await this.#client.send(calls.retrieveChat, input, SEND_FAILED_MESSAGE), this.#client.baseUrl);
  }

  async rank(request: RankRequest, onReply: (replySoFar: string) => void, signal?: AbortSignal): Promise<Ranking> {
    const { query, title, quickPickIds, topPickIds } = request;
    const body = {
      ...createRetrieveBody(request),
      query,
      title,
      quick_picks_ids: [...quickPickIds],
      top_picks_ids: [...topPickIds],
    };
    const input = { body, signal, timeoutMs: STYLIST_TIMEOUT_MS, accept: `${EVENT_STREAM}, application/json` };
    let isSettled = false;
    const readAnswer = readRanking(this.#client, (reply) => {
      if (!isSettled) onReply(reply);
    });
    try {
      return toRanking(
        await this.#client.sendAndRead(calls.rankChat, input, 'Failed to rank chat results', readAnswer),
        this.#client.baseUrl,
      );
    } finally {
      isSettled = true;
    }
  }

  async getMessages(userId: string, id: string, signal?: AbortSignal): Promise<readonly ChatMessage[]> {
    const input = { params: { id }, body: { user_id: userId }, signal };
    const readAnswer = async (response: Response) => this.#client.parse(MessagesResponse, await response.text());
    const { messages } = await this.#client.sendAndRead(
      calls.getChatMessages,
      input,
      'Failed to load chat messages',
      readAnswer,
    );
    return messages.map((message) => toChatMessage(message, this.#client.baseUrl));
  }

  async fetchChatHistory(userId: string, limit: number, signal?: AbortSignal): Promise<readonly ChatHistoryEntry[]> {
    const { chats } = await this.#client.send(
      calls.fetchChatHistory,
      { body: { user_id: userId, limit }, signal },
      'Failed to fetch chat history',
    );
    return chats;
  }

  async deleteChat(userId: string, chatId: string, signal?: AbortSignal): Promise<void> {
    await this.#client.send(
      calls.deleteChat,
      { body: { user_id: userId, chat_id: chatId }, signal },
      'Failed to delete chat history',
    );
  }

  async giveFeedback(
    {
      userId,
      chatId,
      messageId,
      feedback,
    }: { readonly userId: string; readonly chatId: string; readonly messageId: string; readonly feedback: Feedback },
    signal?: AbortSignal,
  ): Promise<void> {
    const body = { user_id: userId, chat_id: chatId, message_id: messageId, feedback };
    await this.#client.send(calls.giveFeedback, { body, signal }, 'Failed to save chat feedback');
  }

  async setChatMode(id: string, enabled: boolean, signal?: AbortSignal): Promise<void> {
    await this.#client.send(
      setChatMode,
      { params: { id }, body: { chat_enabled: enabled }, signal },
      'Failed to update user chat mode',
    );
  }
}

function createRetrieveBody({ userId, chatId, userMessageId, refinedQuery, filters }: RetrieveRequest) {
  return {
    user_id: userId,
    chat_id: chatId,
    user_message_id: userMessageId,
    refined_query: refinedQuery,
    filters,
  };
}
