import { expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../domain/language/lexicon/fashionLexicon.ts';
import {
  FIT_WORDS,
  MATERIAL_WORDS,
  OCCASION_WORDS,
  PATTERN_WORDS,
  SEASON_WORDS,
  STYLE_WORDS,
} from './lexicon/traits.ts';

const LISTS = {
  material: MATERIAL_WORDS,
  pattern: PATTERN_WORDS,
  fit: FIT_WORDS,
  season: SEASON_WORDS,
  occasion: OCCASION_WORDS,
  style: STYLE_WORDS,
};

it.each(Object.entries(LISTS))('names of a %s that search reads the same way are defined only once', (facet, rows) => {
  const repeatedNames = rows.flatMap(([word, names, concept = word.toLowerCase()]) => {
    const { name, phrases = [] } = FASHION_LEXICON.byId(`${facet}:${concept}`) ?? {};
    return names.split(',').filter((phrase) => phrases.includes(phrase) && phrase !== name);
  });
  expect(repeatedNames).toEqual([]);
});
