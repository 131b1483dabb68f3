import { describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { OutfitPiece } from './OutfitPiece.ts';
import { prepareOutfitPiece } from './OutfitPiece.ts';
import { countBits, ratePair } from './ratePair.ts';

function createPiece(changes: Partial<CatalogueItem>): OutfitPiece {
  const { kind = 'blazer', subkind = kind } = changes;
  const item = createCatalogueItem({ styles: ['Classic'], ...changes, kind, subkind, shortDescription: subkind });
  return prepareOutfitPiece(item)!;
}

describe('how well two pieces go together', () => {
  const blazer = createPiece({});
  const shirtChanges: Partial<CatalogueItem> = { kind: 'shirt', colors: ['White'], materials: ['cotton'] };
  const shirt = createPiece(shirtChanges);

  it.each<[string, Partial<CatalogueItem>]>([
    ['a color that quarrels', { colors: ['Purple'] }],
    ['another season', { seasons: ['winter'] }],
    ['another occasion', { occasions: ['outdoor'] }],
    ['another style', { styles: ['Streetwear'] }],
    ['a relaxed collar', { subkind: 'camp-collar shirt', styles: [] }],
  ])('is rated lower with %s', (_what, changes) => {
    expect(ratePair(blazer, createPiece({ ...shirtChanges, ...changes }))).toBeLessThan(ratePair(blazer, shirt));
  });

  it('allows one bold pattern', () => {
    const plaidBlazer = createPiece({ pattern: 'tartan' });
    const floralShirt = createPiece({ ...shirtChanges, pattern: 'floral' });
    expect(ratePair(plaidBlazer, floralShirt)).toBeLessThan(ratePair(plaidBlazer, shirt));
  });

  it.each([
    ['a suit', 'sneakers', { kind: 'suit' }, { kind: 'shoes', subkind: 'low-top sneakers' }],
    ['a suit', 'a bowling shirt', { kind: 'suit' }, { kind: 'shirt', subkind: 'bowling shirt' }],
    ['a dinner jacket', 'a hoodie', { subkind: 'dinner jacket' }, { kind: 'hoodie' }],
    ['a waistcoat', 'a dress', { kind: 'waistcoat' }, { kind: 'dress' }],
    [
      'an evening gown',
      'a baseball cap',
      { kind: 'dress', subkind: 'evening gown' },
      { kind: 'hat', subkind: 'baseball cap' },
    ],
  ])('never puts %s with %s', (_one, _other, first, second) => {
    expect(ratePair(createPiece(first), createPiece(second))).toBe(-Infinity);
    expect(ratePair(createPiece(second), createPiece(first))).toBe(-Infinity);
  });

  it('knows what people wear together', () => {
    const dress = createPiece({ kind: 'dress', subkind: 'cocktail dress', materials: [] });
    const [heels, boots] = ['pumps', 'oxfords'].map((subkind) =>
      createPiece({ kind: 'shoes', subkind, materials: [] }),
    );
    expect(ratePair(dress, heels!)).toBeGreaterThan(ratePair(dress, boots!));
  });

  it('leaves out nightwear', () => {
    const item = createCatalogueItem({
      kind: 'trousers',
      subkind: 'wide-leg trousers',
      shortDescription: 'Toast Pyjama',
    });
    expect(prepareOutfitPiece(item)).toBeNull();
  });

  it('counts bits', () => {
    expect([0, 1, 0b1011, 0x7fffffff].map(countBits)).toEqual([0, 1, 3, 31]);
  });
});
