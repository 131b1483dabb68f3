import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { Spelling } from '../../language/lexicon/spelling.ts';
import { understand } from './understand.ts';

const SPELLING = new Spelling(FASHION_LEXICON, new Map());

function readShoes(query: string) {
  const { attributes, remarks, sizes, priceMax, understood } = understand(query, FASHION_LEXICON, SPELLING);
  const shoeSizes = attributes.find(({ facet }) => facet === 'shoe size');
  return { names: shoeSizes?.names ?? [], shoeSizes, remarks, sizes, priceMax, understood };
}

describe('sizes of shoes', () => {
  it.each([
    ['size 9 loafers', ['US 9'], ['9 read as US 9.']],
    ['ankle boots sz 7.5 black', ['US 7.5'], ['7.5 read as US 7.5.']],
    ['sneakers in a 42', ['EU 42'], ['42 read as EU 42.']],
    ['UK 8 brogues', ['UK 8'], []],
    ['uk8 brogues', ['UK 8'], []],
    ['trainers size 5 UK', ['UK 5'], []],
    ['sandals EU size 39', ['EU 39'], []],
    ['i wear a 10 and a half in boots', ['US 10.5'], ['10.5 read as US 10.5.']],
    ['heels, size 6 or 6.5', ['US 6', 'US 6.5'], ['6 read as US 6.', '6.5 read as US 6.5.']],
  ])('of "%s"', (query, names, remarks) => {
    expect(readShoes(query)).toMatchObject({ names, remarks, sizes: [] });
  });

  it('depend on the wearer', () => {
    expect(readShoes('mens boots size 9').shoeSizes?.concepts).toEqual(['shoe size:men US 9']);
    expect(readShoes('boots size 9').shoeSizes?.concepts).toEqual(['shoe size:women US 9', 'shoe size:men US 9']);
  });

  it('are not those of the other garment', () => {
    expect(readShoes('a dress size 14 and flat shoes')).toMatchObject({ names: [], sizes: ['L'] });
    expect(readShoes('size 9 boots and a size M coat')).toMatchObject({ names: ['US 9'], sizes: ['M'] });
  });

  it.each(['boots under 90', 'a 4 inch heel pump', 'shoes for a 10 year anniversary', '2 pairs of sneakers'])(
    'are none in "%s"',
    (query) => {
      expect(readShoes(query).names).toEqual([]);
    },
  );

  it('are a part that can be taken off', () => {
    expect(readShoes('size 9 loafers').understood).toEqual(['size US 9', 'loafers']);
    const { attributes, understood } = understand('size 9 loafers', FASHION_LEXICON, SPELLING, ['size US 9']);
    expect(attributes.some(({ facet }) => facet === 'shoe size')).toBe(false);
    expect(understood).toEqual(['loafers']);
  });
});
