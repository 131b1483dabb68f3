import { describe, expect, it } from 'vitest';
import type { Kind } from '../vocabulary/CatalogueFile.ts';
import type { ItemDefinition } from './ItemDefinition.ts';
import type { Piece } from './outfits.ts';
import { findFlatLayPieces, roleOf } from './outfits.ts';

const piece = (kind: Kind, name: string, change: Partial<ItemDefinition> = {}): Piece => ({
  kind,
  item: {
    cut: kind,
    brand: 'larch',
    name,
    for: 'Women',
    cloth: { fabric: 'linen', color: 'navy' },
    price: 50,
    sizes: 'S-L',
    fit: 'regular',
    season: 'summer',
    occasion: 'work',
    style: 'Classic',
    text: 'A piece for a test.',
    ...change,
  },
});

const blazer = piece('blazer', 'Blazer');
const trousers = piece('trousers', 'Trousers', { cloth: { fabric: 'linen', color: 'ecru' } });
const shirt = piece('shirt', 'Shirt', { cloth: { fabric: 'poplin', color: 'white' } });

describe('the items of a flat lay', () => {
  it('complete a piece with the two roles that it lacks', () => {
    const foundPieces = findFlatLayPieces(blazer, [shirt, trousers, piece('coat', 'Coat')]);
    expect(foundPieces?.map(({ kind }) => roleOf(kind))).toEqual(['bottom', 'top']);
  });

  it('are empty if nothing matches', () => {
    expect(findFlatLayPieces(blazer, [shirt])).toBeNull();
    expect(findFlatLayPieces(blazer, [shirt, piece('trousers', 'Winter', { season: 'winter' })])).toBeNull();
    expect(findFlatLayPieces(blazer, [shirt, piece('trousers', 'His', { for: 'Men' })])).toBeNull();
  });

  it('never combine two loud prints', () => {
    const loud = { cloth: { fabric: 'linen', color: 'ecru', pattern: 'floral', accent: 'rose' } } as const;
    expect(findFlatLayPieces(piece('blouse', 'Floral', loud), [piece('skirt', 'Floral too', loud), blazer])).toBeNull();
  });

  it('never combine a suit with a blazer', () => {
    expect(findFlatLayPieces(piece('suit', 'Suit'), [blazer, trousers, shirt])).toBeNull();
  });

  it('do not depend on the order of the catalogue', () => {
    const allPieces = [
      shirt,
      trousers,
      piece('tee', 'Tee', { cloth: { fabric: 'jersey', color: 'white' } }),
      piece('skirt', 'Skirt', { cloth: { fabric: 'linen', color: 'stone' } }),
    ];
    expect(findFlatLayPieces(blazer, allPieces)).toEqual(findFlatLayPieces(blazer, [...allPieces].reverse()));
  });
});
