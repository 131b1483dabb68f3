import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { Spelling } from '../../language/lexicon/spelling.ts';
import { MONEY_WORDS } from './money.ts';
import { understand } from './understand.ts';

const spelling = new Spelling(FASHION_LEXICON, new Map(), MONEY_WORDS);
const readKinds = (query: string): string[] =>
  understand(query, FASHION_LEXICON, spelling).garments.flatMap(({ kinds }) => Object.keys(kinds));

describe('garments requested to go with another', () => {
  it('are layers over the given garment', () => {
    expect(readKinds('what can I throw on over a slip dress')).toEqual(
      expect.arrayContaining(['cardigan', 'jacket', 'blazer']),
    );
    expect(readKinds('something on top of a blazer')).not.toContain('blazer');
  });

  it('are dresses or shirts over swimwear', () => {
    expect(readKinds('something to wear over a bikini')).toEqual(expect.arrayContaining(['dress', 'shirt']));
  });

  it('are tops under the given garment', () => {
    expect(readKinds('something to wear under a blazer')).toEqual(expect.arrayContaining(['tee', 'shirt', 'camisole']));
    expect(readKinds('something to wear under a blazer')).not.toContain('coat');
  });

  it('are companions, never the same kind', () => {
    expect(readKinds('what goes with grey trousers')).toContain('shirt');
    expect(readKinds('what goes with grey trousers')).not.toContain('trousers');
  });

  it('are ignored if a garment is requested', () => {
    expect(readKinds('a belt to wear over a coat')).toEqual(['belt']);
  });
});

describe('the wearer of a garment to match', () => {
  const readImplied = (query: string) => understand(query, FASHION_LEXICON, spelling).impliedGenders;

  it.each(['shoes to match a navy dress', 'a bag to go with a green skirt', 'what goes with a silk blouse'])(
    'is a woman: %s',
    (query) => {
      expect(readImplied(query)).toEqual(['Women']);
    },
  );

  it.each(["a shirt to match my wife's red dress", 'shoes to go with grey trousers', 'a navy dress'])(
    'is unknown: %s',
    (query) => {
      expect(readImplied(query)).toEqual([]);
      expect(understand(query, FASHION_LEXICON, spelling).genders).toEqual([]);
    },
  );
});
