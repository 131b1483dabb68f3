import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from './fashionLexicon.ts';
import { SUBTYPE_CONCEPTS, listSubtypeNames } from './sorts.ts';

const listFacets = (phrase: string): string[] => FASHION_LEXICON.byPhrase(phrase).map(({ facet }) => facet);

describe('subtypes of garments', () => {
  it('also name their kind', () => {
    for (const kind of ['shoes', 'hat', 'bag', 'swimwear', 'jumpsuit', 'dress', 'trousers', 'suit']) {
      expect(listSubtypeNames(kind).filter((name) => !listFacets(name).includes('kind'))).toEqual([]);
    }
  });

  it('every name that ends in a garment word names that garment', () => {
    const GARMENT_ENDING_PATTERN =
      /\b(?:dress|gown|shoe|shoes|hat|bag|jacket|coat|suit|trousers|pants|bottoms|swimsuit)$/u;
    const phrases = SUBTYPE_CONCEPTS.flatMap((entry) => entry.phrases).filter((phrase) =>
      GARMENT_ENDING_PATTERN.test(phrase),
    );
    expect(phrases.filter((phrase) => !listFacets(phrase).includes('kind'))).toEqual([]);
  });
});
