import { describe, expect, it } from 'vitest';
import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { Spelling } from '../../language/lexicon/spelling.ts';
import { MONEY_WORDS } from './money.ts';
import { releaseDefaults } from './releaseDefaults.ts';
import { understand } from './understand.ts';

const spelling = new Spelling(FASHION_LEXICON, new Map(), MONEY_WORDS);
const readQuery = (query: string) => understand(query, FASHION_LEXICON, spelling);
const OWN_FILTERS: Filters = { ...NO_FILTERS, gender: ['Women'], size: ['S', 'M'] };
const release = (query: string, filters = OWN_FILTERS) => releaseDefaults(filters, OWN_FILTERS, readQuery(query));

describe('whom a query is for', () => {
  it.each([
    'a cardigan for my dad',
    'gift for her',
    'a present for my best friend',
    'something warm for my two kids',
    'birthday gift for her birthday',
    'slippers for grandma',
    'a tie for my boss',
  ])('is somebody else: %s', (query) => {
    expect(readQuery(query).isForSomebodyElse).toBe(true);
  });

  it.each([
    "a dress for my brother's wedding",
    'something to wear for her birthday',
    'boyfriend jeans',
    'shoes for mom jeans',
    'dinner with my dad',
    'a coat for me and my dog',
    'a coat for winter',
    'my wife says my cardigans are old, a new one',
  ])('is the shopper: %s', (query) => {
    expect(readQuery(query).isForSomebodyElse).toBe(false);
  });
});

describe('the default filters', () => {
  it('are left out for somebody else, which is said', () => {
    expect(release('a cardigan for my dad')).toEqual({
      filters: NO_FILTERS,
      sentence: 'This seems to be for somebody else, so your own gender and sizes are left out.',
    });
  });

  it('are left out for a garment of another gender', () => {
    expect(release("men's leather boots").sentence).toMatch(/left out/u);
    expect(release("women's leather boots").sentence).toBeNull();
    expect(release('unisex hoodie').sentence).toBeNull();
  });

  it('yield to a size in the words, without a sentence', () => {
    expect(release('linen dress in size L')).toEqual({ filters: { ...OWN_FILTERS, size: [] }, sentence: null });
  });

  it('stay where the words say nothing about them', () => {
    expect(release('navy linen blazer under $200')).toEqual({ filters: OWN_FILTERS, sentence: null });
  });

  it('stay where the shopper chose something else by hand', () => {
    const chosenFilters: Filters = { ...OWN_FILTERS, size: ['XL'], color: ['Blue'] };
    expect(release('a cardigan for my dad', chosenFilters)).toEqual({
      filters: { ...chosenFilters, gender: [] },
      sentence: 'This seems to be for somebody else, so your own gender is left out.',
    });
  });
});
