import { describe, expect, it } from 'vitest';
import { ManualClock } from '../memory/ManualClock.ts';
import { RecordingLogger } from '../memory/RecordingLogger.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { HttpChats } from './HttpChats.ts';
import { HttpClient } from './HttpClient.ts';

const RANK_RESPONSE = {
  quick_pick_items: [],
  deep_search_items: [],
  ai_message_id: 'm',
  reply: 'Linen keeps you cool.',
};
const REQUEST = {
  userId: 'ada',
  chatId: 'c',
  userMessageId: 'u',
  refinedQuery: 'dress',
  filters: NO_FILTERS,
  query: 'a dress',
  title: 'Dresses',
  quickPickIds: [],
  topPickIds: [],
};

function createChatsAnswering(...answer: ConstructorParameters<typeof Response>) {
  const requests: RequestInit[] = [];
  const logger = new RecordingLogger();
  const fetch: typeof globalThis.fetch = async (_, init = {}) => {
    requests.push(init);
    return new Response(...answer);
  };
  return { chats: new HttpChats(new HttpClient({ clock: new ManualClock(), logger, fetch })), asked: requests, logger };
}

const formatEvents = (...lines: readonly (readonly [event: string, data: unknown])[]) =>
  createChatsAnswering(lines.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  });

async function rankAndListen(chats: HttpChats) {
  const replies: string[] = [];
  const ranking = await chats.rank(REQUEST, (reply) => replies.push(reply));
  return { ranking, heard: replies };
}

describe('the answer of the stylist over HTTP', () => {
  it('names the filters that no result meets', async () => {
    const { chats } = formatEvents(['done', { ...RANK_RESPONSE, unmet_filters: ['price'] }]);
    expect((await rankAndListen(chats)).ranking.unmetFilters).toEqual(['price']);
    const message = { id: 'm', actor: 'model', message: 'No.', timestamp: '2026-01-01T00:00:00.000Z' };
    const history = createChatsAnswering(JSON.stringify({ messages: [{ ...message, unmet_filters: ['size'] }] }));
    expect((await history.chats.getMessages('ada', 'c'))[0]?.unmetFilters).toEqual(['size']);
  });

  it('is streamed', async () => {
    const { chats, asked } = formatEvents(
      ['reply', { text: 'Linen ' }],
      ['reply', { text: 'keeps you cool.' }],
      ['done', RANK_RESPONSE],
    );
    const { ranking, heard } = await rankAndListen(chats);
    expect(heard).toEqual(['Linen ', 'Linen keeps you cool.']);
    expect(ranking).toEqual({
      intent: 'search',
      quickPickItems: [],
      deepSearchItems: [],
      aiMessageId: 'm',
      reply: 'Linen keeps you cool.',
      namedItems: [],
      actions: [],
    });
    expect(new Headers(asked[0]?.headers).get('accept')).toBe('text/event-stream, application/json');
  });

  it('may arrive as plain JSON from a backend without events', async () => {
    const { chats } = createChatsAnswering(JSON.stringify(RANK_RESPONSE), {
      headers: { 'content-type': 'application/json' },
    });
    expect(await rankAndListen(chats)).toMatchObject({ heard: [], ranking: { reply: 'Linen keeps you cool.' } });
  });

  it('may fail during the stream', async () => {
    const { chats, logger } = formatEvents(
      ['reply', { text: 'Linen ' }],
      ['error', { type: 'about:blank', title: 'Too many', status: 429 }],
    );
    await expect(rankAndListen(chats)).rejects.toMatchObject({
      message: 'Failed to rank chat results',
      failure: 'rate-limited',
    });
    expect(logger.records).toMatchObject([{ message: 'Failed to rank chat results' }]);
  });

  it.each([
    ['ends in the middle', [['reply', { text: 'Linen ' }]], 'unreachable'],
    ['breaks the contract', [['done', { reply: 3 }]], 'malformed'],
  ] as const)('that %s is a failure', async (_, lines, failure) => {
    await expect(rankAndListen(formatEvents(...lines).chats)).rejects.toMatchObject({
      message: 'Failed to rank chat results',
      failure,
    });
  });
});

describe('the messages of a conversation', () => {
  const MESSAGE = { id: 'm', actor: 'model', message: 'Linen.', timestamp: '2025-09-02T12:00:00Z' };

  it.each([[{ messages: null }], [{ messages: { 0: MESSAGE } }], [{}], [null], ['none']])(
    'are empty when the response is %j',
    async (answer) => {
      expect(await createChatsAnswering(JSON.stringify(answer)).chats.getMessages('ada', 'c')).toEqual([]);
    },
  );

  it('each follow the contract', async () => {
    const { chats } = createChatsAnswering(JSON.stringify({ messages: [MESSAGE] }));
    expect(await chats.getMessages('ada', 'c')).toEqual([
      {
        id: 'm',
        actor: 'model',
        message: 'Linen.',
        timestamp: '2025-09-02T12:00:00Z',
        attachments: [],
        itemIds: [],
        deepSearchItemIds: [],
        reasons: [],
        namedItems: [],
        filters: null,
        aiUpdatedFilters: null,
        relaxations: [],
        refinedQuery: '',
        title: null,
        feedback: null,
      },
    ]);
    const chatsWithBrokenMessage = createChatsAnswering(
      JSON.stringify({ messages: [{ ...MESSAGE, actor: 'ghost' }, MESSAGE] }),
    ).chats;
    expect(await chatsWithBrokenMessage.getMessages('ada', 'c')).toHaveLength(1);
  });
});
