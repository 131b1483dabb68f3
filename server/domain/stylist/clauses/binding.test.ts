import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { listUnboundWords, refusesWord, withoutUnbound } from './binding.ts';

const listBoundWords = (text: string): string =>
  withoutUnbound(text, FASHION_LEXICON)
    .replace(/(?:\s*,)+\s*/gu, ' , ')
    .trim();

describe('a clause that may not ask', () => {
  it.each([
    'the black ones',
    'something in linen',
    'a navy or gray coat',
    'it should be long',
    'I want blue',
    'a skirt with pleats',
    'I asked for wool',
    'they must be black',
  ])('keeps what it says of a garment: "%s"', (text) => {
    expect(listBoundWords(text)).toBe(text);
  });

  it.each([
    ['his whole team will be in purple', 'purple'],
    ['the jacket looks strange', 'jacket'],
    ['velvet frightens me', null],
    ['like a boy in his uncle’s shirt', 'shirt'],
    ['my gray trousers went to the cleaner', 'gray'],
    ['my boss turns up in shorts', 'shorts'],
    ['they stop at 38', '38'],
    ['when the delivery man comes', 'man'],
  ])('loses what it only mentions: "%s"', (text, lostText) => {
    if (lostText === null) expect(listBoundWords(text)).toContain('velvet');
    else expect(listBoundWords(text).split(' ')).not.toContain(lostText);
  });
});

describe('words that fashion does not know', () => {
  it('count where they describe a garment', () => {
    expect(listUnboundWords('a shirt with unicorns', FASHION_LEXICON)).not.toContain('unicorns');
    expect(listUnboundWords('a unicorn shirt', FASHION_LEXICON)).not.toContain('unicorn');
    expect(listUnboundWords('I paint fences and need a shirt', FASHION_LEXICON)).toContain('fences');
  });

  it('are refused where they stand right behind the refusal', () => {
    expect(refusesWord('no huge logo', 'logo', FASHION_LEXICON)).toBe(true);
    expect(refusesWord('nothing with a dragon', 'dragon', FASHION_LEXICON)).toBe(true);
    expect(refusesWord('we are not going to a circus', 'circus', FASHION_LEXICON)).toBe(false);
  });
});
