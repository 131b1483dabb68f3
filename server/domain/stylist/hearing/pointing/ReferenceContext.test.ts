import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../../language/lexicon/fashionLexicon.ts';
import { GARMENT_SOURCE } from './ReferenceContext.ts';

describe('the garments that people point at', () => {
  it('are all garments to search', () => {
    const unknown = GARMENT_SOURCE.split('|').filter(
      (name) => !FASHION_LEXICON.byPhrase(name).some(({ facet }) => facet === 'kind'),
    );
    expect(unknown).toEqual([]);
  });
});
