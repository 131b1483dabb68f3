import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLORS } from '../../../src/domain/catalogue/vocabulary.ts';
import { shortenTitle } from './shortenTitle.ts';

describe('a title on a card', () => {
  it.each([
    ['Puma Men ducati logo tee Yellow Tshirts', 'Puma', ['Yellow'], 'Ducati logo tee Tshirts'],
    ['Puma Men Puma runhard tee Black Tshirts', 'Puma', ['Black'], 'Runhard tee Tshirts'],
    ["U.S. Polo Assn. Women's Blue Straight Jeans", 'U.S. Polo Assn.', ['Blue'], 'Straight Jeans'],
    ['Puma Yellow Tee', 'Puma', ['Yellow'], 'Yellow Tee'],
    ['Puma Tee', 'Puma', [], 'Puma Tee'],
    ['Men in Black Tee', 'Puma', ['Black'], 'Men in Black Tee'],
    ['Pumas Tee Yellow', 'Puma', ['Yellow'], 'Pumas Tee Yellow'],
    ['Black Tee for Men', '', ['Black'], 'Black Tee for Men'],
    ['Womens black cotton kurta (jne3408) - black', 'Janasya', ['Black'], 'Black cotton kurta'],
    ['Womens solid jeans - dark blue', 'Kraus', ['Blue'], 'Solid jeans'],
    ['Mens crew neck tee - grey', '', ['Gray'], 'Crew neck tee'],
    ['Womens viscose trousers - indigo', 'Global Desi', ['Blue'], 'Viscose trousers'],
    ['Bandhani woven womens dupatta - fuschia', 'Juniper', ['Pink'], 'Bandhani woven dupatta'],
    ['Sports bra - non-padded wirefree', 'Enamor', ['White'], 'Sports bra - non-padded wirefree'],
    ['Womens jacqueline watch es3434i', 'Fossil', [], 'Jacqueline watch'],
    ['Unisex digital watch - twtxw202t', 'Timex', ['Black'], 'Digital watch'],
    ['Unisex silver dial analogue watch - gd-1172-seta-77', 'Giordano', ['Silver'], 'Silver dial analogue watch'],
    ['Womens 3pack briefs', 'Clovia', [], '3pack briefs'],
    ['Mens Tee', '', [], 'Mens Tee'],
    ['Womens kurta - black', 'W', ['Black'], 'Womens kurta - black'],
    ['Bikini brief - set of 3', 'Clovia', ['Multicolor'], 'Bikini brief - set of 3'],
    ['HRDLF Skull - Black Tee', 'Hardlife', ['Black'], 'HRDLF Skull - Black Tee'],
  ] as const)('"%s" by "%s" is "%s"', (shortDescription, brand, colors, title) => {
    expect(shortenTitle({ shortDescription, brand, colors })).toBe(title);
  });

  it('is never empty, and adds no word', () => {
    const word = fc.constantFrom('Puma', 'Men', 'Women', 'Black', 'Tee', 'linen', 'dress');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.subarray([...COLORS]), (words, colors) => {
        const shortDescription = words.join(' ');
        const title = shortenTitle({ shortDescription, brand: 'Puma', colors });
        expect(title).not.toBe('');
        const knownWords = new Set(words.map((word) => word.toLowerCase()));
        for (const word of title.toLowerCase().split(' ')) expect(knownWords).toContain(word);
      }),
    );
  });
});
