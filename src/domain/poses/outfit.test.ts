import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import { TRY_ON_CATEGORIES, type TryOnCategory } from '../catalogue/vocabulary.ts';
import { inOrder, outfitOf, takeOff, wearing, type Outfit } from './outfit.ts';

const garment = (shortDescription: string, tryOnCategory: TryOnCategory | null) =>
  anItem({ id: shortDescription, shortDescription, tryOnCategory });
const shirt = garment('White Shirt', 'upper_body');
const jacket = garment('Denim Jacket', 'upper_body');
const jeans = garment('Blue Jeans', 'lower_body');
const dress = garment('Silk Dress', 'dresses');
const coatDress = garment('Coat Dress', 'dresses');
const bag = garment('Leather Bag', null);

const worn = (outfit: Outfit) => inOrder(outfit).map(({ slot, item }) => `${slot}: ${item.shortDescription}`);

describe('an outfit', () => {
  it.each([
    ['a shirt with jeans', [shirt, jeans], ['bottom: Blue Jeans', 'top: White Shirt']],
    ['a jacket on its own as a top', [jacket, jeans], ['bottom: Blue Jeans', 'top: Denim Jacket']],
    ['a jacket over a shirt', [jacket, shirt], ['top: White Shirt', 'outer: Denim Jacket']],
    ['a jacket over a dress', [dress, jacket], ['fullBody: Silk Dress', 'outer: Denim Jacket']],
    ['a dress that is named like a coat as a dress', [coatDress], ['fullBody: Coat Dress']],
    ['the later of a dress and jeans', [dress, jeans], ['bottom: Blue Jeans']],
    ['the later of jeans and a dress', [jeans, dress], ['fullBody: Silk Dress']],
    ['nothing that cannot be tried on', [bag, shirt], ['top: White Shirt']],
  ])('has %s', (_name, items, expected) => {
    expect(worn(outfitOf(items))).toEqual(expected);
  });

  it('does not change when a garment does not belong in the slot', () => {
    const outfit = outfitOf([shirt]);
    expect(wearing(outfit, 'bottom', jacket)).toBe(outfit);
    expect(wearing(outfit, 'top', bag)).toBe(outfit);
  });

  it('loses only the garment that is taken off', () => {
    const outfit = outfitOf([shirt, jeans]);
    expect(worn(takeOff(outfit, 'top'))).toEqual(['bottom: Blue Jeans']);
    expect(takeOff(outfit, 'outer')).toBe(outfit);
  });

  it('never has a full-body garment together with a top or a bottom', () => {
    const garments = fc
      .record({
        category: fc.option(fc.constantFrom(...TRY_ON_CATEGORIES)),
        name: fc.constantFrom('Shirt', 'Coats', 'Cardigan'),
      })
      .map(({ category, name }) => garment(name, category));
    fc.assert(
      fc.property(fc.array(garments, { maxLength: 6 }), (items) => {
        const outfit = outfitOf(items);
        expect(outfit.fullBody !== undefined && (outfit.top ?? outfit.bottom) !== undefined).toBe(false);
        expect(Object.keys(outfit).length > 0).toBe(items.some(({ tryOnCategory }) => tryOnCategory !== null));
      }),
    );
  });
});
