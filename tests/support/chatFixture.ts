import { ChatMode } from '../../src/application/chat/ChatMode.ts';
import { ChatSession } from '../../src/application/chat/ChatSession.ts';
import { InMemoryKeyValueStore } from '../../src/adapters/memory/InMemoryKeyValueStore.ts';
import { TTLCache } from '../../src/application/cache/TTLCache.ts';
import type { Chats } from '../../src/application/ports/Chats.ts';
import type { Items } from '../../src/application/ports/Items.ts';
import type { Searches } from '../../src/application/ports/Searches.ts';
import type { Profile } from '../../src/domain/accounts/Profile.ts';
import type { Item } from '../../src/domain/catalogue/Item.ts';
import type { ChatHistoryEntry, ChatMessage, Ranking, Retrieval, Translation } from '../../src/domain/chat/Chat.ts';
import { aProfile, anItem } from './builders.ts';
import { HeldCalls } from './HeldCalls.ts';
import { createSearchFixture } from './searchFixture.ts';

/** Chats whose calls stay pending until the test settles them. */
export function createHeldChats() {
  const heldCalls = {
    translate: new HeldCalls<Parameters<Chats['translate']>, Translation>(),
    retrieve: new HeldCalls<Parameters<Chats['retrieve']>, Retrieval>(),
    rank: new HeldCalls<Parameters<Chats['rank']>, Ranking>(),
    getMessages: new HeldCalls<Parameters<Chats['getMessages']>, readonly ChatMessage[]>(),
    fetchChatHistory: new HeldCalls<Parameters<Chats['fetchChatHistory']>, readonly ChatHistoryEntry[]>(),
    deleteChat: new HeldCalls<Parameters<Chats['deleteChat']>, void>(),
    giveFeedback: new HeldCalls<Parameters<Chats['giveFeedback']>, void>(),
    setChatMode: new HeldCalls<Parameters<Chats['setChatMode']>, void>(),
  };
  const chats: Chats = {
    translate: heldCalls.translate.call,
    retrieve: heldCalls.retrieve.call,
    rank: heldCalls.rank.call,
    getMessages: heldCalls.getMessages.call,
    fetchChatHistory: heldCalls.fetchChatHistory.call,
    deleteChat: heldCalls.deleteChat.call,
    giveFeedback: heldCalls.giveFeedback.call,
    setChatMode: heldCalls.setChatMode.call,
  };
  return { held: heldCalls, chats };
}

/** Ports that answer at once. The calls of other ports stay pending until the test settles them. */
export interface AnsweringPorts {
  readonly chats: Chats;
  readonly searches: Searches;
  readonly getItemsByIds: Items['getItemsByIds'];
}

/** A started conversation with its dependencies and the search session that shows its results. */
export function createChatFixture(
  profile: Profile | null = aProfile({ chatEnabled: true }),
  answering?: AnsweringPorts,
  device = new InMemoryKeyValueStore(),
) {
  const searchFixture = createSearchFixture(profile, answering?.searches);
  const { session: search, shopper, clock } = searchFixture;
  const { held, chats: heldOnes } = createHeldChats();
  const chats = answering?.chats ?? heldOnes;
  const itemCalls = new HeldCalls<Parameters<Items['getItemsByIds']>, ReadonlyMap<string, Item>>();
  const rejectUnexpectedCall = () => Promise.reject(new Error('Not asked for here.'));
  const items: Items = {
    getItemsByIds: answering?.getItemsByIds ?? itemCalls.call,
    getItem: rejectUnexpectedCall,
    fetchSimilarItems: rejectUnexpectedCall,
  };
  const mode = new ChatMode({ chats, shopper, clock });
  const { draft } = searchFixture;
  // In chat mode, the query bar belongs to the stylist.
  draft.reserveWhile(() => true);
  const wishlistItems = new Map<string, Item>();
  const wishlist = {
    has: (id: string) => wishlistItems.has(id),
    add: async (item: Item) => void wishlistItems.set(item.id, item),
    remove: async (id: string) => void wishlistItems.delete(id),
  };
  const chat = new ChatSession({
    ...searchFixture,
    chats,
    items,
    mode,
    search,
    wishlist,
    tabCache: new TTLCache(device, clock),
  });
  const stopFunctions = [mode.start(), chat.start(), searchFixture.stop];
  const stop = () => {
    for (const text of stopFunctions) text();
  };
  const sendMessage = (words: string) => {
    draft.set(words);
    return chat.submit();
  };
  return { ...searchFixture, search, chat, mode, draft, held, chats, itemCalls, wishlistItems, sendMessage, stop };
}

export function aTranslation(overrides: Partial<Translation> = {}): Translation {
  return {
    chatId: 'chat-1',
    title: 'Garden wedding',
    intent: 'search',
    refinedQuery: 'dress for a garden wedding',
    updatedFilters: null,
    userMessageId: 'user-message-1',
    ...overrides,
  };
}

export function aRetrieval(overrides: Partial<Retrieval> = {}): Retrieval {
  return {
    aiMessage: 'I found 24 pieces.',
    candidateIds: ['silk', 'linen'],
    quickPicks: [anItem({ id: 'silk' })],
    topPicks: [anItem({ id: 'linen' })],
    relaxations: [],
    ...overrides,
  };
}

export function aRanking(overrides: Partial<Ranking> = {}): Ranking {
  return {
    intent: 'search',
    quickPickItems: [anItem({ id: 'silk', rank: 1 }), anItem({ id: 'cotton', rank: 2 })],
    deepSearchItems: [anItem({ id: 'linen', reason: 'Cool in June.' })],
    aiMessageId: 'answer-message-1',
    reply: 'Linen keeps you cool.',
    namedItems: [],
    actions: [],
    ...overrides,
  };
}

export function aChatMessage(overrides: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'message-1',
    actor: 'model',
    message: 'Linen keeps you cool.',
    timestamp: '2025-09-02T12:00:00.000Z',
    attachments: [],
    itemIds: [],
    deepSearchItemIds: [],
    reasons: [],
    namedItems: [],
    filters: null,
    aiUpdatedFilters: null,
    relaxations: [],
    refinedQuery: '',
    title: 'Garden wedding',
    feedback: null,
    ...overrides,
  };
}
