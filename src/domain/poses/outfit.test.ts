import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import { TRY_ON_CATEGORIES, type TryOnCategory } from '../catalogue/vocabulary.ts';
import {
  listGarmentsInOrder,
  listItemsForSlot,
  createOutfit,
  sortWornFirst,
  takeOff,
  wearInSlot,
  type Outfit,
} from './outfit.ts';

const createGarment = (shortDescription: string, tryOnCategory: TryOnCategory | null) =>
  anItem({ id: shortDescription, shortDescription, tryOnCategory });
const shirt = createGarment('White Shirt', 'upper_body');
const jacket = createGarment('Denim Jacket', 'upper_body');
const jeans = createGarment('Blue Jeans', 'lower_body');
const dress = createGarment('Silk Dress', 'dresses');
const coatDress = createGarment('Coat Dress', 'dresses');
const suit = createGarment('Flannel Suit', 'suits');
const bag = createGarment('Leather Bag', null);

const listWornItems = (outfit: Outfit) =>
  listGarmentsInOrder(outfit).map(({ slot, item }) => `${slot}: ${item.shortDescription}`);

describe('an outfit', () => {
  it.each([
    ['a shirt with jeans', [shirt, jeans], ['bottom: Blue Jeans', 'top: White Shirt']],
    ['a jacket on its own as a top', [jacket, jeans], ['bottom: Blue Jeans', 'top: Denim Jacket']],
    ['a jacket over a shirt', [jacket, shirt], ['top: White Shirt', 'outer: Denim Jacket']],
    ['a jacket over a dress', [dress, jacket], ['fullBody: Silk Dress', 'outer: Denim Jacket']],
    ['a dress that is named like a coat as a dress', [coatDress], ['fullBody: Coat Dress']],
    ['the later of a dress and jeans', [dress, jeans], ['bottom: Blue Jeans']],
    ['the later of jeans and a dress', [jeans, dress], ['fullBody: Silk Dress']],
    ['a suit over a shirt', [suit, shirt], ['top: White Shirt', 'outer: Flannel Suit']],
    ['a suit on its own', [jeans, suit], ['fullBody: Flannel Suit']],
    ['nothing that cannot be tried on', [bag, shirt], ['top: White Shirt']],
  ])('has %s', (_name, items, expected) => {
    expect(listWornItems(createOutfit(items))).toEqual(expected);
  });

  it('does not change when a garment does not belong in the slot', () => {
    const outfit = createOutfit([shirt]);
    expect(wearInSlot(outfit, 'bottom', jacket)).toBe(outfit);
    expect(wearInSlot(outfit, 'top', bag)).toBe(outfit);
  });

  it('has a shirt under a suit that was worn on its own', () => {
    const outfit = wearInSlot(createOutfit([suit]), 'top', shirt);
    expect(outfit).toEqual({ top: shirt, outer: suit });
    expect(wearInSlot({ fullBody: suit, outer: jacket }, 'top', shirt)).toEqual({ top: shirt, outer: jacket });
  });

  it('loses the suit over a shirt when another bottom or a dress is chosen, and the bottom when a suit is', () => {
    expect(wearInSlot({ top: shirt, outer: suit }, 'bottom', jeans)).toEqual({ top: shirt, bottom: jeans });
    expect(wearInSlot({ top: shirt, outer: suit }, 'fullBody', dress)).toEqual({ fullBody: dress });
    expect(wearInSlot({ top: shirt, bottom: jeans }, 'outer', suit)).toEqual({ top: shirt, outer: suit });
    expect(wearInSlot({ fullBody: dress }, 'outer', suit)).toEqual({ outer: suit });
    expect(wearInSlot({ top: shirt, outer: suit }, 'fullBody', suit)).toEqual({ fullBody: suit });
  });

  it('offers jackets and suits first for the outer layer', () => {
    expect(listItemsForSlot('outer', [shirt, suit, jacket, jeans])).toEqual([suit, jacket, shirt]);
    expect(listItemsForSlot('fullBody', [suit, dress])).toEqual([suit, dress]);
  });

  it('loses only the garment that is taken off', () => {
    const outfit = createOutfit([shirt, jeans]);
    expect(listWornItems(takeOff(outfit, 'top'))).toEqual(['bottom: Blue Jeans']);
    expect(takeOff(outfit, 'outer')).toBe(outfit);
  });

  it('never has a full-body garment together with a top or a bottom', () => {
    const garmentsArbitrary = fc
      .record({
        category: fc.option(fc.constantFrom(...TRY_ON_CATEGORIES)),
        name: fc.constantFrom('Shirt', 'Coats', 'Cardigan'),
      })
      .map(({ category, name }) => createGarment(name, category));
    fc.assert(
      fc.property(fc.array(garmentsArbitrary, { maxLength: 6 }), (items) => {
        const outfit = createOutfit(items);
        expect(outfit.fullBody !== undefined && (outfit.top ?? outfit.bottom) !== undefined).toBe(false);
        expect(outfit.outer?.tryOnCategory === 'suits' && outfit.bottom !== undefined).toBe(false);
        expect(Object.keys(outfit).length > 0).toBe(items.some(({ tryOnCategory }) => tryOnCategory !== null));
      }),
    );
  });
});

it('sorts all pieces of a look, those first that are worn', () => {
  expect(sortWornFirst([dress, bag, shirt, jeans])).toEqual([shirt, jeans, dress, bag]);
});
