import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from './fashionLexicon.ts';
import { Spelling } from './spelling.ts';

const spelling = new Spelling(FASHION_LEXICON, new Map());

describe('the spelling correction', () => {
  it.each(['bali', 'rome', 'ibiza', 'paris', 'priya', 'gran', 'sofa', 'zara', 'bodice'])('leaves %s alone', (word) => {
    expect(spelling.correctWord(word)).toEqual([word]);
  });

  it.each([
    ['gren', 'green'],
    ['blak', 'black'],
    ['drss', 'dress'],
    ['bleu', 'blue'],
    ['sweter', 'sweater'],
    ['denin', 'denim'],
  ])('mends %s', (word, mended) => {
    expect(spelling.correctWord(word)).toEqual([mended]);
  });
});
