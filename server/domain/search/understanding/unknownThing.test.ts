import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { Spelling } from '../../language/lexicon/spelling.ts';
import { understand } from './understand.ts';

const SPELLING = new Spelling(FASHION_LEXICON, new Map());
const findThing = (query: string): string => understand(query, FASHION_LEXICON, SPELLING).unknownThing.join(' ');

describe('the thing that a query asks for, if no garment is called so', () => {
  it.each([
    ['candle', 'candle'],
    ['I need a red table', 'table'],
    ['looking for a drone under $100', 'drone'],
    ['I would like a green garden gnome for my mum', 'garden gnome'],
    ['silk lampshade with fringes', 'lampshade'],
  ])('%s', (query, thing) => {
    expect(findThing(query)).toBe(thing);
  });

  it.each([
    'red dress with a candle print',
    'something like a candle',
    'an outfit, maybe candle colored',
    'for a lampshade convention',
    'flowy',
    'elegant and flattering',
    'boho vibes',
    'gifts under $80',
    'presents for my mum',
    'graduate next week',
    'hello',
    '',
  ])('is none in "%s"', (query) => {
    expect(findThing(query)).toBe('');
  });
});
