import { describe, expect, it } from 'vitest';
import { aChatMessage } from '../../../tests/support/chatFixture.ts';
import { listShownIds, createLoadedMessages } from './shownMessages.ts';

const createIds = (count: number) => Array.from({ length: count }, (_, index) => `piece-${index}`);
const createItems = (ids: readonly string[]) => ids.map((id) => ({ id }));

describe('the query of an answer of the history', () => {
  const userMessage = aChatMessage({ id: 'u1', actor: 'user', message: 'a dress', title: null });
  const getQuery = (answer: Parameters<typeof aChatMessage>[0]) => {
    const olderMessages = [aChatMessage({ id: 'u0', actor: 'user', message: 'boots' }), aChatMessage({ id: 'a0' })];
    const newerMessage = aChatMessage({ id: 'u2', actor: 'user', message: 'thanks' });
    return createLoadedMessages([...olderMessages, userMessage, aChatMessage({ id: 'a1', ...answer }), newerMessage])[3]
      ?.query;
  };

  it('is the refined one, else the title, else what the shopper said last', () => {
    expect(getQuery({ refinedQuery: 'silk dress', title: 'Dresses' })).toBe('silk dress');
    expect(getQuery({ refinedQuery: '', title: 'Dresses' })).toBe('Dresses');
    expect(getQuery({ refinedQuery: '', title: null })).toBe('a dress');
  });

  it('is empty if nothing was said before', () => {
    expect(createLoadedMessages([aChatMessage({ title: null })])[0]?.query).toBe('');
  });
});

describe('the ids on the screen', () => {
  const answers = createLoadedMessages([
    aChatMessage({ id: 'a1', itemIds: ['silk', 'cotton'] }),
    aChatMessage({ id: 'a2', itemIds: [] }),
  ]);

  it('need not be sent if they are those of the newest answer with results', () => {
    expect(listShownIds(answers, createItems(['silk', 'cotton']))).toBeNull();
    expect(listShownIds([], [])).toBeNull();
  });

  it.each([[['cotton', 'silk']], [['silk']], [['silk', 'cotton', 'linen']], [[]]])('are sent otherwise: %j', (ids) => {
    expect(listShownIds(answers, createItems(ids))).toEqual(ids);
  });

  it('are at most 200', () => {
    expect(listShownIds([], createItems(createIds(201)))).toEqual(createIds(200));
    expect(
      listShownIds(createLoadedMessages([aChatMessage({ itemIds: createIds(250) })]), createItems(createIds(250))),
    ).toBeNull();
  });
});
