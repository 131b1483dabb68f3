import { CallError } from '../../application/ports/CallError.ts';
import type { Chats } from '../../application/ports/Chats.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { meetsFilters } from '../../domain/filters/Filters.ts';
import type {
  ChatHistoryEntry,
  ChatMessage,
  ChatOutfit,
  ChatRequest,
  Feedback,
  RankRequest,
  Ranking,
  Retrieval,
  RetrieveRequest,
  Translation,
} from '../../domain/chat/Chat.ts';
import type { Facets } from '../../domain/search/Facets.ts';
import { countFacets } from './countFacets.ts';
import { countCommonWords } from './countCommonWords.ts';

interface StoredChat {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  /** Time of the last answer; null before the first one. */
  readonly answeredAt: string | null;
  readonly messages: readonly ChatMessage[];
  /** The turn whose answer is pending. */
  readonly pendingRequest: (ChatRequest & { readonly messageId: string }) | null;
}

/** The maximum number of deep-search items in an answer; each gets a reason. */
const MAX_DEEP_PICKS = 2;

/**
 * Conversations about a given catalogue. Finds items by words, changes no filters, and saves a turn once it is
 * answered. The answer to a query with the word 'outfit' shows one item and the shopper's own boots.
 */
export class InMemoryChats implements Chats {
  readonly #catalogue: readonly Item[];
  readonly #clock: Clock;
  readonly #chats = new Map<string, StoredChat>();
  /** Ids of the shoppers who have turned chat mode on. */
  readonly #inChatMode = new Set<string>();
  #lastId = 0;

  constructor(catalogue: readonly Item[], clock: Clock) {
    this.#catalogue = catalogue;
    this.#clock = clock;
  }

  isInChatMode(userId: string): boolean {
    return this.#inChatMode.has(userId);
  }

  async translate(request: ChatRequest, signal?: AbortSignal): Promise<Translation> {
    signal?.throwIfAborted();
    const { userId, query } = request;
    const chat: StoredChat =
      request.chatId === null
        ? { id: this.#createId('chat'), userId, title: query, answeredAt: null, messages: [], pendingRequest: null }
        : this.#findChat(userId, request.chatId, 'Failed to send chat message');
    const { editedMessageId } = request;
    if (editedMessageId !== undefined && !chat.messages.some(({ id }) => id === editedMessageId))
      throw new CallError('Failed to send chat message', 'not-found');
    const messageId = this.#createId('message');
    this.#chats.set(chat.id, { ...chat, pendingRequest: { ...request, messageId } });
    return {
      chatId: chat.id,
      title: query,
      intent: 'search',
      refinedQuery: query,
      updatedFilters: null,
      userMessageId: messageId,
    };
  }

  async retrieve(request: RetrieveRequest, signal?: AbortSignal): Promise<Retrieval> {
    signal?.throwIfAborted();
    this.#findChat(request.userId, request.chatId, 'Failed to send chat message');
    const foundItems = this.#findSimilarItems(request)
      .filter((item) => meetsFilters(item, request.filters))
      .sort((a, b) => countCommonWords(b, request.refinedQuery) - countCommonWords(a, request.refinedQuery))
      .map((item, index) => ({ ...item, rank: index + 1 }));
    return {
      aiMessage: `${foundItems.length} found`,
      candidateIds: foundItems.map(({ id }) => id),
      quickPicks: foundItems,
      topPicks: foundItems.slice(0, MAX_DEEP_PICKS),
      relaxations: [],
      facets: this.#countFacets(request),
    };
  }

  async rank(request: RankRequest, onReply: (replySoFar: string) => void, signal?: AbortSignal): Promise<Ranking> {
    signal?.throwIfAborted();
    const chat = this.#findChat(request.userId, request.chatId, 'Failed to rank chat results');
    const findItems = (ids: readonly string[]) =>
      ids.flatMap((id) => this.#catalogue.find((item) => item.id === id) ?? []);
    const quickPickItems = findItems(request.quickPickIds).map((item, index) => ({ ...item, rank: index + 1 }));
    const deepSearchItems = findItems(request.topPickIds).map((item) => ({
      ...item,
      reason: `${item.brand}: ${request.query}`,
    }));
    const reply = deepSearchItems.map((item) => item.shortDescription).join(' · ') || request.title;
    onReply(reply);
    const ranking: Ranking = {
      intent: 'search',
      quickPickItems,
      deepSearchItems,
      aiMessageId: this.#createId('message'),
      reply,
      namedItems: deepSearchItems.map(({ id, shortDescription }) => ({ itemId: id, name: shortDescription })),
      actions: [],
      facets: this.#countFacets(request),
      ...composeOutfit(chat.pendingRequest, quickPickItems),
      reading: { understood: request.refinedQuery.split(' '), unused: [], removed: [] },
    };
    this.#storeAnswer(chat, request, ranking);
    return ranking;
  }

  async getMessages(userId: string, chatId: string, signal?: AbortSignal): Promise<readonly ChatMessage[]> {
    signal?.throwIfAborted();
    return this.#findChat(userId, chatId, 'Failed to load chat messages').messages;
  }

  async fetchChatHistory(userId: string, limit: number, signal?: AbortSignal): Promise<readonly ChatHistoryEntry[]> {
    signal?.throwIfAborted();
    const answeredChats = [...this.#chats.values()].flatMap(({ answeredAt: timestamp, ...chat }) =>
      chat.userId === userId && timestamp !== null ? [{ id: chat.id, title: chat.title, timestamp }] : [],
    );
    return answeredChats.sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp)).slice(0, limit);
  }

  async deleteChat(userId: string, chatId: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.#chats.delete(this.#findChat(userId, chatId, 'Failed to delete chat history').id);
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
    signal?.throwIfAborted();
    const chat = this.#findChat(userId, chatId, 'Failed to save chat feedback');
    const isKnownAnswer = chat.messages.some(({ id, actor }) => id === messageId && actor === 'model');
    if (!isKnownAnswer) throw new CallError('Failed to save chat feedback', 'not-found');
    this.#chats.set(chatId, {
      ...chat,
      messages: chat.messages.map((message) => (message.id === messageId ? { ...message, feedback } : message)),
    });
  }

  async setChatMode(userId: string, enabled: boolean, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (enabled) this.#inChatMode.add(userId);
    else this.#inChatMode.delete(userId);
  }

  #findSimilarItems({ refinedQuery }: RetrieveRequest): readonly Item[] {
    return this.#catalogue.filter((item) => countCommonWords(item, refinedQuery) > 0);
  }

  #countFacets(request: RetrieveRequest): Facets {
    return countFacets(this.#findSimilarItems(request), request.filters);
  }

  #storeAnswer(chat: StoredChat, { userMessageId, query, refinedQuery, title }: RankRequest, ranking: Ranking): void {
    const timestamp = new Date(this.#clock.now()).toISOString();
    const { attachments = [], filters = null, editedMessageId } = chat.pendingRequest ?? {};
    const editedAt = chat.messages.findIndex(({ id }) => id === editedMessageId);
    const earlierMessages = editedAt < 0 ? chat.messages : chat.messages.slice(0, editedAt);
    const emptyMessage = {
      timestamp,
      itemIds: [],
      deepSearchItemIds: [],
      reasons: [],
      namedItems: [],
      aiUpdatedFilters: null,
      relaxations: [],
      refinedQuery: '',
      feedback: null,
    };
    const userMessage: ChatMessage = {
      ...emptyMessage,
      id: userMessageId,
      actor: 'user',
      message: query,
      title: null,
      attachments,
      filters,
    };
    const answer: ChatMessage = {
      ...emptyMessage,
      id: ranking.aiMessageId,
      actor: 'model',
      message: ranking.reply,
      refinedQuery,
      title,
      attachments: [],
      filters,
      itemIds: ranking.quickPickItems.map(({ id }) => id),
      deepSearchItemIds: ranking.deepSearchItems.map(({ id }) => id),
      reasons: ranking.deepSearchItems.map(({ reason }) => reason ?? ''),
      namedItems: ranking.namedItems,
      ...(ranking.outfit && { outfit: ranking.outfit }),
      reading: ranking.reading,
    };
    this.#chats.set(chat.id, {
      ...chat,
      title,
      answeredAt: timestamp,
      pendingRequest: null,
      messages: [...earlierMessages, userMessage, answer],
    });
  }

  #findChat(userId: string, chatId: string, message: string): StoredChat {
    const chat = this.#chats.get(chatId);
    if (chat === undefined) throw new CallError(message, 'not-found');
    if (chat.userId !== userId) throw new CallError(message, 'forbidden');
    return chat;
  }

  #createId(kind: string): string {
    this.#lastId += 1;
    return `${kind}-${this.#lastId}`;
  }
}

function composeOutfit(
  request: Pick<ChatRequest, 'query' | 'swappedItemId'> | null,
  items: readonly Item[],
): { readonly outfit?: ChatOutfit } {
  const piece = items.find(({ id }) => id !== request?.swappedItemId);
  if (piece === undefined || !request?.query.includes('outfit')) return {};
  const slots = [
    { slot: 'top', itemId: piece.id, isOwned: false, words: '', reason: `${piece.brand} goes with the boots.` },
    { slot: 'shoes', itemId: null, isOwned: true, words: 'brown boots', reason: '' },
  ];
  return { outfit: { title: request.query, slots, total: piece.price, budget: 500, days: null, outfitCount: null } };
}
