import type { z } from 'zod';
import {
  chat,
  deleteChat,
  fetchChatHistory,
  getChatMessages,
  giveFeedback,
  rankChat,
  retrieveChat,
  translateChat,
} from '../../../contract/chat.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { ChatHistory } from '../../application/chat/ChatHistory.ts';
import type { ChatRequest } from '../../application/chat/ChatRequest.ts';
import type { ChatService } from '../../application/chat/ChatService.ts';
import type { CallServer } from '../CallServer.ts';
import {
  toTranslatedMembers,
  translatedToWire,
  writeMessages,
  writeRankedAnswer,
  writeRetrievedItems,
} from '../wire/chatToWire.ts';

export function serveChat(calls: CallServer, service: ChatService): void {
  calls.serve(translateChat, async ({ body, signal }) =>
    translatedToWire(await service.translate(toChatRequest(body), signal)),
  );

  calls.serve(retrieveChat, async ({ body, signal }) => {
    const {
      user_id: userId,
      chat_id: chatId,
      refined_query: refinedQuery,
      filters = null,
      user_message_id: turnId = null,
    } = body;
    return writeRetrievedItems(await service.retrieve({ userId, chatId, turnId, refinedQuery, filters }, signal));
  });

  calls.serve(rankChat, async ({ body, emit, signal }) => {
    const rankedAnswer = await service.rank(
      {
        userId: body.user_id,
        chatId: body.chat_id,
        turnId: body.user_message_id ?? null,
        message: body.query,
        refinedQuery: body.refined_query,
        filters: body.filters ?? null,
        quickPickIds: body.quick_picks_ids,
        topPickIds: body.top_picks_ids,
      },
      (text) => emit('reply', { text }),
      signal,
    );
    return writeRankedAnswer(rankedAnswer);
  });

  calls.serve(chat, async ({ body, signal }) => {
    const answer = await service.converse(toChatRequest(body), signal);
    return writeRankedAnswer(answer, toTranslatedMembers(answer));
  });
}

export function serveChatHistory(calls: CallServer, history: ChatHistory): void {
  calls.serve(fetchChatHistory, async ({ body, userId }) => {
    const chats = await history.listRecent(userId, body.limit);
    return { chats: chats.map(({ id, title, at }) => ({ id, title, timestamp: new Date(at).toISOString() })) };
  });

  calls.serve(getChatMessages, async ({ params, userId }) =>
    writeMessages(await history.listMessages(userId, params.id)),
  );

  calls.serve(deleteChat, async ({ body, userId }) => {
    await history.remove(userId, body.chat_id);
    return undefined;
  });

  calls.serve(giveFeedback, async ({ body, userId }) => {
    await history.saveFeedback(userId, body.chat_id, body.message_id, body.feedback);
    return undefined;
  });
}

function toChatRequest(body: z.output<NonNullable<typeof translateChat.body>>): ChatRequest {
  return {
    userId: body.user_id,
    chatId: body.chat_id,
    message: body.query,
    filters: body.filters ?? NO_FILTERS,
    attachments: body.attachments,
    shownItemIds: body.shown_item_ids ?? null,
    editedTurnId: body.edited_message_id ?? null,
    swappedItemId: body.swapped_item_id ?? null,
    removedWords: body.removed_words ?? [],
  };
}
