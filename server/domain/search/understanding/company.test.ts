import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../lexicon/fashionLexicon.ts';
import { Spelling } from '../lexicon/spelling.ts';
import { MONEY_WORDS } from './money.ts';
import { understand } from './understand.ts';

const spelling = new Spelling(FASHION_LEXICON, new Map(), MONEY_WORDS);
const kindsOf = (query: string): string[] => understand(query, FASHION_LEXICON, spelling).wants.flatMap(({ kinds }) => Object.keys(kinds));

describe('what keeps a garment company', () => {
  it('is a layer over it', () => {
    expect(kindsOf('what can I throw on over a slip dress')).toEqual(expect.arrayContaining(['cardigan', 'jacket', 'blazer']));
    expect(kindsOf('something on top of a blazer')).not.toContain('blazer');
  });

  it('is a dress or a shirt over swimwear', () => {
    expect(kindsOf('something to wear over a bikini')).toEqual(expect.arrayContaining(['dress', 'shirt']));
  });

  it('is a top under it', () => {
    expect(kindsOf('something to wear under a blazer')).toEqual(expect.arrayContaining(['tee', 'shirt', 'camisole']));
    expect(kindsOf('something to wear under a blazer')).not.toContain('coat');
  });

  it('is what goes with it, never another of the same', () => {
    expect(kindsOf('what goes with grey trousers')).toContain('shirt');
    expect(kindsOf('what goes with grey trousers')).not.toContain('trousers');
  });

  it('does not matter where a garment is asked for', () => {
    expect(kindsOf('a belt to wear over a coat')).toEqual(['belt']);
  });
});
