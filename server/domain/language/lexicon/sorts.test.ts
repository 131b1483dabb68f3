import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from './fashionLexicon.ts';
import { SORT_CONCEPTS, namesOfSorts } from './sorts.ts';

const facetsOf = (phrase: string): string[] => FASHION_LEXICON.byPhrase(phrase).map(({ facet }) => facet);

describe('subtypes of garments', () => {
  it('also name their kind', () => {
    for (const kind of ['shoes', 'hat', 'bag', 'swimwear', 'jumpsuit', 'dress', 'trousers', 'suit']) {
      expect(namesOfSorts(kind).filter((name) => !facetsOf(name).includes('kind'))).toEqual([]);
    }
  });

  it('every name that ends in a garment word names that garment', () => {
    const endsInGarment = /\b(?:dress|gown|shoe|shoes|hat|bag|jacket|coat|suit|trousers|pants|bottoms|swimsuit)$/u;
    const phrases = SORT_CONCEPTS.flatMap((entry) => entry.phrases).filter((phrase) => endsInGarment.test(phrase));
    expect(phrases.filter((phrase) => !facetsOf(phrase).includes('kind'))).toEqual([]);
  });
});
