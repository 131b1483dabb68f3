import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ChatMessage, RankResponse, RetrieveResponse, TranslateResponse } from '../../../contract/chat.ts';
import { Problem } from '../../../contract/problem.ts';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { CatalogueOrderEngine } from '../../support/CatalogueOrderEngine.ts';
import { FakeStylist } from '../../support/FakeStylist.ts';

describe('a conversation over the wire', () => {
  let stylist: FakeStylist;
  let engine: CatalogueOrderEngine;
  let backend: BackendUnderTest;
  let anna: { cookie: string };
  let origin: string;

  beforeAll(async () => {
    stylist = new FakeStylist();
    const store = new InMemoryStore();
    engine = new CatalogueOrderEngine(store.catalogue);
    backend = await BackendUnderTest.start({ store, engine, stylist });
    anna = await backend.signIn('anna');
    origin = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() => {
    backend.time.now += 1_000;
    Object.assign(stylist, new FakeStylist());
  });
  afterAll(() => backend.stop());

  const post = (url: string, body: object) => backend.post(url, { user_id: 'anna', ...body }, anna);
  const translate = async (query: string, overrides: object = {}) =>
    TranslateResponse.parse((await post('/api/chat/translate', { query, ...overrides })).json());
  const retrieve = async (
    { chat_id, refined_query }: { chat_id: string; refined_query: string },
    overrides: object = {},
  ) => RetrieveResponse.parse((await post('/api/chat/retrieve', { chat_id, refined_query, ...overrides })).json());
  const rankBody = ({ chat_id, refined_query, title }: { chat_id: string; refined_query: string; title: string }) => ({
    user_id: 'anna',
    chat_id,
    query: 'a green coat',
    refined_query,
    quick_picks_ids: ['coat', 'tee'],
    top_picks_ids: [],
    title,
  });
  const fetchMessages = async (chatId: string) => {
    const { messages } = (await post(`/api/chat/history/chat/${chatId}`, {})).json<{ messages: unknown[] }>();
    return messages.map((message) => ChatMessage.parse(message));
  };

  it('takes three steps and is stored', async () => {
    const filters = { ...NO_FILTERS, color: ['Green' as const] };
    stylist.understandAs = () => ({ filters, title: 'Green coats', refinedQuery: 'green coat' });
    const translation = await translate('a green coat');
    expect(translation).toMatchObject({
      title: 'Green coats',
      intent: 'search',
      refined_query: 'green coat',
      updated_filters: filters,
    });
    const retrieval = await retrieve(translation, { filters });
    expect([
      retrieval.ai_message,
      retrieval.quick_picks.map(({ id, rank }) => [id, rank]),
      retrieval.relaxations,
    ]).toEqual([
      '3 found.',
      [
        ['blazer', 1],
        ['coat', 2],
        ['tee', 3],
      ],
      [],
    ]);
    expect(retrieval.top_picks).toMatchObject([{ id: 'blazer', reason: 'It is linen.' }]);
    expect(retrieval.candidates).toEqual(['blazer', 'coat', 'tee']);
    const rankedAnswer = RankResponse.parse((await post('/api/chat/rank', rankBody(translation))).json());
    expect(rankedAnswer).toMatchObject({
      intent: 'search',
      reply: 'I found 2 pieces.',
      quick_pick_items: [{ id: 'coat' }, { id: 'tee' }],
      deep_search_items: [],
    });
    expect(await fetchMessages(translation.chat_id)).toMatchObject([
      {
        id: translation.user_message_id,
        actor: 'user',
        message: 'a green coat',
        filters: NO_FILTERS,
        title: null,
        feedback: null,
      },
      {
        id: rankedAnswer.ai_message_id,
        actor: 'model',
        message: rankedAnswer.reply,
        item_ids: ['coat', 'tee'],
        filters,
        ai_updated_filters: filters,
        refined_query: 'green coat',
        title: 'Green coats',
        feedback: null,
        timestamp: new Date(backend.time.now).toISOString(),
      },
    ]);
    const history = (await post('/api/chat/history', { limit: 1 })).json();
    expect(history).toEqual({
      chats: [{ id: translation.chat_id, title: 'Green coats', timestamp: new Date(backend.time.now).toISOString() }],
    });
  });

  it('names the filters that no result meets, in the answer and in the stored message', async () => {
    engine.unmetFilters = ['price'];
    const translation = await translate('a green coat under $9');
    const answer = RankResponse.parse((await post('/api/chat/rank', rankBody(translation))).json());
    const [, message] = await fetchMessages(translation.chat_id);
    expect([answer.unmet_filters, message?.unmet_filters]).toEqual([['price'], ['price']]);
    engine.unmetFilters = [];
    const next = await translate('a green coat', { chat_id: translation.chat_id });
    const nextAnswer = RankResponse.parse((await post('/api/chat/rank', rankBody(next))).json());
    expect(nextAnswer).not.toHaveProperty('unmet_filters');
  });

  it('takes one step', async () => {
    const answer = RankResponse.parse((await post('/api/chat', { query: 'a tee' })).json());
    expect(answer).toMatchObject({
      chat_id: expect.any(String),
      title: 'About a tee',
      updated_filters: null,
      reply: 'I found 3 pieces.',
    });
    stylist.understandAs = () => ({ intent: 'ask', refinedQuery: '' });
    const questionAnswer = RankResponse.parse(
      (await post('/api/chat', { query: 'hm', chat_id: answer.chat_id })).json(),
    );
    expect([questionAnswer.intent, questionAnswer.quick_pick_items, questionAnswer.chat_id]).toEqual([
      'ask',
      [],
      answer.chat_id,
    ]);
    expect(await fetchMessages(answer.chat_id!)).toHaveLength(4);
  });

  it('accepts a message without results', async () => {
    stylist.understandAs = () => ({ intent: 'ask', refinedQuery: '' });
    const translation = await translate('hm');
    expect(translation.refined_query).toBe('');
    expect((await retrieve(translation)).quick_picks).toEqual([]);
    expect(
      (await post('/api/chat/rank', { ...rankBody(translation), quick_picks_ids: [], query: 'hm' })).statusCode,
    ).toBe(200);
  });

  it('stores feedback on an answer', async () => {
    const { chat_id, ai_message_id: message_id } = RankResponse.parse(
      (await post('/api/chat', { query: 'a tee' })).json(),
    );
    const postFeedback = async (feedback: unknown, overrides: object = {}) =>
      (await post('/api/chat/feedback', { chat_id, message_id, feedback, ...overrides })).statusCode;
    expect(await postFeedback('up')).toBe(200);
    expect((await fetchMessages(chat_id!)).map(({ feedback }) => feedback)).toEqual([null, 'up']);
    expect([
      await postFeedback(null),
      await postFeedback('fine'),
      await postFeedback('up', { message_id: 'none' }),
    ]).toEqual([200, 400, 404]);
    expect((await fetchMessages(chat_id!))[1]?.feedback).toBeNull();
  });

  it('is not found after its deletion', async () => {
    const { chat_id } = RankResponse.parse((await post('/api/chat', { query: 'a tee' })).json());
    expect((await post('/api/chat/history/delete', { chat_id })).statusCode).toBe(200);
    expect((await post('/api/chat/history/delete', { chat_id })).statusCode).toBe(404);
    expect((await post(`/api/chat/history/chat/${chat_id}`, {})).statusCode).toBe(404);
    expect((await post('/api/chat', { query: 'more', chat_id })).statusCode).toBe(404);
  });

  it('reports that a newer message replaced a turn', async () => {
    const olderTurn = await translate('a coat');
    await translate('a tee', { chat_id: olderTurn.chat_id });
    const lateAnswer = await post('/api/chat/rank', {
      ...rankBody(olderTurn),
      user_message_id: olderTurn.user_message_id,
    });
    const { title, errors } = Problem.parse(lateAnswer.json());
    expect([lateAnswer.statusCode, title]).toEqual([409, 'Something newer has taken its place']);
    // The client shows the sentence of `errors`.
    expect(errors?.[0]?.message).toMatch(/^A newer message, perhaps from another window, took the place of this one/u);
  });

  it.each([
    ['a blank query', { query: ' ' }, 'query'],
    ['too many words', { query: 'x'.repeat(10_000) }, 'query'],
    [
      'two attachments',
      {
        query: '',
        attachments: [
          { id: 'tee', context: 'item' },
          { id: 'coat', context: 'item' },
        ],
      },
      'attachments',
    ],
    ['an unknown color', { query: 'x', filters: { color: ['Mauve'] } }, 'filters.color.0'],
    ['an id with a parent path', { query: 'x', shown_item_ids: ['../x'] }, 'shown_item_ids.0'],
  ])('rejects %s', async (_what, body, path) => {
    const answer = await post('/api/chat/translate', body);
    expect([answer.statusCode, answer.json<Problem>().errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });

  describe('a streamed reply', () => {
    const openStream = async (body: object, signal?: AbortSignal) =>
      fetch(`${origin}/api/chat/rank`, {
        method: 'POST',
        headers: {
          ...anna,
          accept: 'text/event-stream',
          'accept-encoding': 'gzip',
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
    const parseEvents = (text: string) =>
      text
        .trim()
        .split('\n\n')
        .map((event) => {
          const [name, data] = event.split('\n');
          return [
            name?.replace('event: ', ''),
            JSON.parse(data!.replace('data: ', '')) as Record<string, unknown>,
          ] as const;
        });
    const translateAndRetrieve = async (query = 'a green coat') => {
      const translation = await translate(query);
      await retrieve(translation);
      return translation;
    };

    it('arrives in pieces, each at once, and is complete at the end', async () => {
      const translation = await translateAndRetrieve();
      let releaseGate = () => {};
      const gate = new Promise<void>((resolve) => {
        releaseGate = resolve;
      });
      stylist.waitBefore = () => gate;
      const answer = await openStream(rankBody(translation));
      const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
      const firstChunk = (await reader.read()).value!;
      expect(parseEvents(firstChunk)).toEqual([['reply', { text: 'I found ' }]]);
      releaseGate();
      let remainingText = '';
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) remainingText += chunk.value;
      const [[, piece], [name, lastEvent]] = parseEvents(remainingText) as [
        readonly [string, { text: string }],
        readonly [string, object],
      ];
      expect([piece.text, name, RankResponse.parse(lastEvent).reply]).toEqual([
        '2 pieces.',
        'done',
        'I found 2 pieces.',
      ]);
      expect(answer.headers.get('content-type')).toContain('text/event-stream');
      expect([answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual([null, 'no-store']);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    });

    it('is an ordinary problem if it is rejected before it begins', async () => {
      const answer = await openStream({ ...rankBody(await translateAndRetrieve()), chat_id: 'none' });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        404,
        expect.stringContaining('problem+json'),
      ]);
    });

    it('ends with a problem if it fails later, and stores nothing', async () => {
      const translation = await translateAndRetrieve();
      stylist.waitBefore = async () => {
        throw new Error('the model is on fire');
      };
      const streamedEvents = parseEvents(await (await openStream(rankBody(translation))).text());
      expect(streamedEvents.map(([name]) => name)).toEqual(['reply', 'error']);
      const problem = Problem.parse(streamedEvents[1]![1]);
      expect([problem.status, JSON.stringify(problem).includes('fire')]).toEqual([500, false]);
      expect(await fetchMessages(translation.chat_id)).toEqual([]);
    });

    it('stops and stores nothing when the client disconnects', async () => {
      const translation = await translateAndRetrieve();
      const leavingController = new AbortController();
      let resolveStopped = () => {};
      const stopPromise = new Promise<void>((resolve) => {
        resolveStopped = resolve;
      });
      const { reply } = stylist;
      stylist.waitBefore = async () => leavingController.abort();
      stylist.reply = async (findings, onText, signal) => {
        onText('I ');
        leavingController.abort();
        if (!signal.aborted)
          await new Promise((resolve) => {
            signal.addEventListener('abort', resolve);
          });
        return reply.call(stylist, findings, onText, signal).finally(resolveStopped);
      };
      await openStream(rankBody(translation), leavingController.signal)
        .then((answer) => answer.text())
        .catch(() => undefined);
      await stopPromise;
      stylist.reply = reply;
      expect(await fetchMessages(translation.chat_id)).toEqual([]);
    });
  });
});

describe('the rate limit of the stylist', () => {
  it('is lower than for other calls', async () => {
    const backend = await BackendUnderTest.start(
      { store: new InMemoryStore() },
      { rateLimits: { perSession: 20, perAddress: 1_000 } },
    );
    const anna = await backend.signIn('anna');
    const postMessage = async () =>
      (await backend.post('/api/chat/translate', { user_id: 'anna', query: 'a tee' }, anna)).statusCode;
    expect([await postMessage(), await postMessage(), await postMessage()]).toEqual([200, 200, 429]);
    expect((await backend.call({ method: 'GET', url: '/api/item/tee', headers: anna })).statusCode).toBe(200);
    await backend.stop();
  });
});
