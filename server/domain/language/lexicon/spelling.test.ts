import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from './fashionLexicon.ts';
import { Spelling } from './spelling.ts';

const spelling = new Spelling(FASHION_LEXICON, new Map());

describe('the spelling correction', () => {
  it.each(['bali', 'rome', 'ibiza', 'paris', 'priya', 'gran', 'sofa', 'zara', 'bodice', 'durham'])(
    'leaves %s alone',
    (word) => {
      expect(spelling.correctWord(word)).toEqual([word]);
    },
  );

  it.each([
    ['gren', 'green'],
    ['blak', 'black'],
    ['drss', 'dress'],
    ['bleu', 'blue'],
    ['sweter', 'sweater'],
    ['denin', 'denim'],
    ['jakkit', 'jacket'],
    ['blasser', 'blazer'],
    ['sandles', 'sandals'],
    ['neckless', 'necklace'],
    ['trouzers', 'trousers'],
    ['swade', 'suede'],
    ['drees', 'dress'],
  ])('mends %s', (word, correctedWord) => {
    expect(spelling.correctWord(word)).toEqual([correctedWord]);
  });

  it.each([
    ['turtel', '', 'neck', 'turtle'],
    ['budgy', '', 'smugglers', 'budgie'],
    ['drees', '', 'red', 'dress'],
    ['priya', '', 'neck', 'priya'],
  ])('mends %s beside the rest of a phrase', (word, wordBefore, wordAfter, correctedWord) => {
    expect(spelling.correctAmong(word, wordBefore, wordAfter)).toEqual([correctedWord]);
  });

  it.each(['gaberdine', 'genes', 'sweeter', 'snickers', 'westerly', 'glasses', 'blouson'])(
    'leaves the English word %s alone',
    (word) => {
      expect(spelling.correctWord(word)).toEqual([word]);
    },
  );
});
