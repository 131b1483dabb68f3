import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { ManualClock } from '../memory/ManualClock.ts';
import { RecordingLogger } from '../memory/RecordingLogger.ts';
import { HttpChats } from './HttpChats.ts';
import { HttpClient } from './HttpClient.ts';
import { HttpItems } from './HttpItems.ts';
import { HttpSearches } from './HttpSearches.ts';
import { HttpWishlists } from './HttpWishlists.ts';

const item = (id: string, more: object = {}) => ({ id, image_urls: [], short_description: id, price: 10, ...more });
const bad = (id: string) => item(id, { price: 'ten' });

function answering(answer: unknown, type = 'application/json') {
  const warnings: unknown[] = [];
  const logger = Object.assign(new RecordingLogger(), {
    warn: (_message: string, cause?: unknown) => warnings.push(cause),
  });
  const fetch: typeof globalThis.fetch = async () =>
    new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { headers: { 'content-type': type } });
  return { client: new HttpClient({ clock: new ManualClock(), logger, fetch }), warnings };
}

const idsOf = (items: Iterable<{ readonly id: string }>) => [...items].map(({ id }) => id);
const asked = { userId: 'ada', query: 'dress', filters: NO_FILTERS, filtersAreFinal: false, attachments: [] };
const ranked = {
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
    const { client, warnings } = answering({
      search_id: 's',
      filters: {},
      items: [item('a'), bad('b'), item('c'), null, item('d', { image_urls: [7] }), item('e')],
      deep_search_items: [bad('f')],
    });
    const { items, deepSearchItems } = await new HttpSearches(client).search(asked);
    expect([idsOf(items), deepSearchItems]).toEqual([['a', 'c', 'e'], []]);
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
    const map = { a: item('a'), b: bad('b') };
    expect(
      idsOf(
        (
          await new HttpSearches(
            answering({ search_id: 's', query: 'x', filters: {}, items: [bad('b'), item('a')] }).client,
          ).getSearch('ada', 's')
        ).items,
      ),
    ).toEqual(['a']);
    expect([...(await new HttpWishlists(answering(map).client).fetch('ada')).keys()]).toEqual(['a']);
    expect([...(await new HttpItems(answering({ items: map }).client).getItemsByIds(['a', 'b'])).keys()]).toEqual([
      'a',
    ]);
    expect(
      idsOf(
        await new HttpItems(answering(map).client).fetchSimilarItems({
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
    const found = { ai_message: '', candidates: ['a', 7], quick_picks: [bad('b'), item('a')], top_picks: [] };
    const retrieval = await new HttpChats(answering(found).client).retrieve(ranked);
    expect([retrieval.candidateIds, idsOf(retrieval.quickPicks)]).toEqual([['a'], ['a']]);
    const chosen = {
      quick_pick_items: [bad('b'), item('a')],
      deep_search_items: [],
      ai_message_id: 'm',
      reply: 'Yes.',
    };
    const { client, warnings } = answering(`event: done\ndata: ${JSON.stringify(chosen)}\n\n`, 'text/event-stream');
    expect(idsOf((await new HttpChats(client).rank(ranked, () => undefined)).quickPickItems)).toEqual(['a']);
    expect(warnings).toHaveLength(1);
    const said = { id: '1', actor: 'user', message: 'Hi', timestamp: '2026-01-01T00:00:00Z' };
    expect(
      idsOf(
        await new HttpChats(answering({ messages: [{ ...said, actor: 'nobody' }, said] }).client).getMessages(
          'ada',
          'c',
        ),
      ),
    ).toEqual(['1']);
  });

  it('is not removed if the answer violates the contract elsewhere', async () => {
    const { client, warnings } = answering({ search_id: 7, filters: {}, items: [item('a'), bad('b')] });
    await expect(new HttpSearches(client).search(asked)).rejects.toThrow('Failed to perform search');
    expect(warnings).toEqual([]);
  });
});
