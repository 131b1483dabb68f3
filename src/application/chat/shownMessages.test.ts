import { describe, expect, it } from 'vitest';
import { aChatMessage } from '../../../tests/support/chatWorld.ts';
import { idsOnScreen, loadedMessages } from './shownMessages.ts';

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `piece-${index}`);
const itemsOf = (ids: readonly string[]) => ids.map((id) => ({ id }));

describe('the query of an answer of the history', () => {
  const said = aChatMessage({ id: 'u1', actor: 'user', message: 'a dress', title: null });
  const queryOf = (answer: Parameters<typeof aChatMessage>[0]) => {
    const older = [aChatMessage({ id: 'u0', actor: 'user', message: 'boots' }), aChatMessage({ id: 'a0' })];
    const newer = aChatMessage({ id: 'u2', actor: 'user', message: 'thanks' });
    return loadedMessages([...older, said, aChatMessage({ id: 'a1', ...answer }), newer])[3]?.query;
  };

  it('is the refined one, else the title, else what the shopper said last', () => {
    expect(queryOf({ refinedQuery: 'silk dress', title: 'Dresses' })).toBe('silk dress');
    expect(queryOf({ refinedQuery: '', title: 'Dresses' })).toBe('Dresses');
    expect(queryOf({ refinedQuery: '', title: null })).toBe('a dress');
  });

  it('is empty if nothing was said before', () => {
    expect(loadedMessages([aChatMessage({ title: null })])[0]?.query).toBe('');
  });
});

describe('the ids on the screen', () => {
  const answers = loadedMessages([
    aChatMessage({ id: 'a1', itemIds: ['silk', 'cotton'] }),
    aChatMessage({ id: 'a2', itemIds: [] }),
  ]);

  it('need not be sent if they are those of the newest answer with results', () => {
    expect(idsOnScreen(answers, itemsOf(['silk', 'cotton']))).toBeNull();
    expect(idsOnScreen([], [])).toBeNull();
  });

  it.each([[['cotton', 'silk']], [['silk']], [['silk', 'cotton', 'linen']], [[]]])('are sent otherwise: %j', (ids) => {
    expect(idsOnScreen(answers, itemsOf(ids))).toEqual(ids);
  });

  it('are at most 200', () => {
    expect(idsOnScreen([], itemsOf(idsOf(201)))).toEqual(idsOf(200));
    expect(idsOnScreen(loadedMessages([aChatMessage({ itemIds: idsOf(250) })]), itemsOf(idsOf(250)))).toBeNull();
  });
});
