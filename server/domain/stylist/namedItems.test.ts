import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNamedItems } from './namedItems.ts';

const createNamedItems = (...names: readonly string[]) =>
  names.map((shortDescription, index) => ({ id: `id-${index}`, shortDescription, brand: '', colors: [] }));

describe('the pieces that a text names', () => {
  it('come in the order of the text', () => {
    const pieces = createNamedItems('Meadow Tank', 'Isla Wrap Dress');
    expect(
      findNamedItems('The Isla Wrap Dress first, then the Meadow Tank.', pieces).map(({ itemId }) => itemId),
    ).toEqual(['id-1', 'id-0']);
  });

  it('are the longer of two names that share words, unless the shorter stands alone too', () => {
    const pieces = createNamedItems('Jean', 'Jean 09');
    expect(findNamedItems('The Jean 09.', pieces).map(({ itemId }) => itemId)).toEqual(['id-1']);
    expect(findNamedItems('The Jean 09, not the Jean.', pieces).map(({ itemId }) => itemId)).toEqual(['id-1', 'id-0']);
    expect(findNamedItems('The Jean 091.', pieces.slice(1))).toEqual([]);
  });

  it('are the first of two with the same name', () => {
    expect(findNamedItems('The Jean.', createNamedItems('Jean', 'Jean')).map(({ itemId }) => itemId)).toEqual(['id-0']);
  });

  it('are found by the name on their card', () => {
    const tee = { id: 'tee', shortDescription: 'Puma Men Logo Tee Black', brand: 'Puma', colors: ['Black'] } as const;
    expect(findNamedItems('The Logo Tee.', [tee])).toEqual([{ itemId: 'tee', name: 'Logo Tee' }]);
  });

  it('are in the text, each once, for any text', () => {
    const names = fc.array(fc.string({ maxLength: 8 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.string(), names, (text, allNames) => {
        const foundNames = findNamedItems(allNames.join(text), createNamedItems(...allNames));
        expect(foundNames.every(({ name }) => allNames.join(text).includes(name))).toBe(true);
        expect(new Set(foundNames.map(({ itemId }) => itemId)).size).toBe(foundNames.length);
      }),
    );
  });
});
