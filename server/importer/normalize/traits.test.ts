import { expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../domain/language/lexicon/fashionLexicon.ts';
import { FITS, MATERIALS, OCCASIONS, PATTERNS, SEASONS, STYLES } from './lexicon/traits.ts';

const LISTS = {
  material: MATERIALS,
  pattern: PATTERNS,
  fit: FITS,
  season: SEASONS,
  occasion: OCCASIONS,
  style: STYLES,
};

it.each(Object.entries(LISTS))('names of a %s that search reads the same way are defined only once', (facet, rows) => {
  const twice = rows.flatMap(([word, names, concept = word.toLowerCase()]) => {
    const { name, phrases = [] } = FASHION_LEXICON.byId(`${facet}:${concept}`) ?? {};
    return names.split(',').filter((said) => phrases.includes(said) && said !== name);
  });
  expect(twice).toEqual([]);
});
