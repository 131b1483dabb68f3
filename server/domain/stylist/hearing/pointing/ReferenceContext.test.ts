import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../../language/lexicon/fashionLexicon.ts';
import { GARMENTS } from './ReferenceContext.ts';

describe('the garments that people point at', () => {
  it('are all garments to search', () => {
    const unknown = GARMENTS.split('|').filter(
      (name) => !FASHION_LEXICON.byPhrase(name).some(({ facet }) => facet === 'kind'),
    );
    expect(unknown).toEqual([]);
  });
});
