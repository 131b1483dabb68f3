import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { ManualClock } from '../memory/ManualClock.ts';
import { RecordingLogger } from '../memory/RecordingLogger.ts';
import { HttpChats } from './HttpChats.ts';
import { HttpClient } from './HttpClient.ts';
import { HttpItems } from './HttpItems.ts';
import { HttpSearches } from './HttpSearches.ts';
import { HttpWishlists } from './HttpWishlists.ts';

const createWireItem = (id: string, fields: object = {}) => ({
  id,
  image_urls: [],
  short_description: id,
  price: 10,
  ...fields,
});
const createBadItem = (id: string) => createWireItem(id, { price: 'ten' });

function createClientAnswering(answer: unknown, type = 'application/json') {
  const warnings: unknown[] = [];
  const logger = Object.assign(new RecordingLogger(), {
    warn: (_message: string, cause?: unknown) => warnings.push(cause),
  });
  const fetch: typeof globalThis.fetch = async () =>
    new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { headers: { 'content-type': type } });
  return { client: new HttpClient({ clock: new ManualClock(), logger, fetch }), warnings };
}

const getIds = (items: Iterable<{ readonly id: string }>) => [...items].map(({ id }) => id);
const searchRequest = { userId: 'ada', query: 'dress', filters: NO_FILTERS, filtersAreFinal: false, attachments: [] };
const rankRequest = {
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

describe('one bad entry of an answer', () => {
  it('is left out of a search, and logged with its path, id and reason', async () => {
    const { client, warnings } = createClientAnswering({
      search_id: 's',
      filters: {},
      items: [
        createWireItem('a'),
        createBadItem('b'),
        createWireItem('c'),
        null,
        createWireItem('d', { image_urls: [7] }),
        createWireItem('e'),
      ],
      deep_search_items: [createBadItem('f')],
    });
    const { items, deepSearchItems } = await new HttpSearches(client).search(searchRequest);
    expect([getIds(items), deepSearchItems]).toEqual([['a', 'c', 'e'], []]);
    expect(warnings).toEqual([
      [
        expect.stringMatching(/^items\.1 \(b\): items\.1\.price: invalid_type/u),
        expect.stringMatching(/^items\.3: /u),
        expect.stringMatching(/^items\.4 \(d\): /u),
        expect.stringMatching(/^deep_search_items\.0 \(f\): /u),
      ],
    ]);
  });

  it('is left out of a stored search, a wishlist, items by id and similar items', async () => {
    const map = { a: createWireItem('a'), b: createBadItem('b') };
    expect(
      getIds(
        (
          await new HttpSearches(
            createClientAnswering({
              search_id: 's',
              query: 'x',
              filters: {},
              items: [createBadItem('b'), createWireItem('a')],
            }).client,
          ).getSearch('ada', 's')
        ).items,
      ),
    ).toEqual(['a']);
    expect([...(await new HttpWishlists(createClientAnswering(map).client).fetch('ada')).keys()]).toEqual(['a']);
    expect([
      ...(await new HttpItems(createClientAnswering({ items: map }).client).getItemsByIds(['a', 'b'])).keys(),
    ]).toEqual(['a']);
    expect(
      getIds(
        await new HttpItems(createClientAnswering(map).client).fetchSimilarItems({
          userId: 'ada',
          itemId: 'x',
          mode: 'item',
          filters: NO_FILTERS,
          text: '',
        }),
      ),
    ).toEqual(['a']);
  });

  it("is left out of the stylist's candidates, picks and past messages", async () => {
    const retrieveResponse = {
      ai_message: '',
      candidates: ['a', 7],
      quick_picks: [createBadItem('b'), createWireItem('a')],
      top_picks: [],
    };
    const retrieval = await new HttpChats(createClientAnswering(retrieveResponse).client).retrieve(rankRequest);
    expect([retrieval.candidateIds, getIds(retrieval.quickPicks)]).toEqual([['a'], ['a']]);
    const rankResponse = {
      quick_pick_items: [createBadItem('b'), createWireItem('a')],
      deep_search_items: [],
      ai_message_id: 'm',
      reply: 'Yes.',
    };
    const { client, warnings } = createClientAnswering(
      `event: done\ndata: ${JSON.stringify(rankResponse)}\n\n`,
      'text/event-stream',
    );
    expect(getIds((await new HttpChats(client).rank(rankRequest, () => undefined)).quickPickItems)).toEqual(['a']);
    expect(warnings).toHaveLength(1);
    const userMessage = { id: '1', actor: 'user', message: 'Hi', timestamp: '2026-01-01T00:00:00Z' };
    expect(
      getIds(
        await new HttpChats(
          createClientAnswering({ messages: [{ ...userMessage, actor: 'nobody' }, userMessage] }).client,
        ).getMessages('ada', 'c'),
      ),
    ).toEqual(['1']);
  });

  it('is not removed if the answer violates the contract elsewhere', async () => {
    const { client, warnings } = createClientAnswering({
      search_id: 7,
      filters: {},
      items: [createWireItem('a'), createBadItem('b')],
    });
    await expect(new HttpSearches(client).search(searchRequest)).rejects.toThrow('Failed to perform search');
    expect(warnings).toEqual([]);
  });
});
