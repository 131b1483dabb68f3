import { describe, expect, it } from 'vitest';
import { createGarment } from '../../../tests/support/smallIndex.ts';
import type { CatalogueItem } from './CatalogueItem.ts';
import { describeFacts } from './describeFacts.ts';

const listFacts = (changes: Partial<CatalogueItem>) =>
  describeFacts({
    ...createGarment('piece', 'dress', {
      shortDescription: 'Piece',
      semanticSearchDescription: '',
      description: '',
      subkind: '',
      fit: '',
      materials: [],
      pattern: 'plain',
    }),
    ...changes,
  });

describe('the facts of a piece', () => {
  it('are its cloth, pattern, fit, length and details, in this order', () => {
    expect(
      listFacts({
        materials: ['linen', 'cotton', 'elastane'],
        pattern: 'polka-dot',
        fit: 'relaxed',
        shortDescription: 'Dotted Midi Dress',
        description: 'Two deep pockets, and a hood for the pier.',
      }),
    ).toEqual(['linen and cotton', 'polka dot', 'relaxed fit', 'midi', 'pockets', 'hood']);
  });

  it('are none where the feed says nothing', () => {
    expect(listFacts({ fit: 'regular' })).toEqual([]);
  });

  it.each(['No pockets, on purpose.', 'Without any pockets.', 'Wear it with pockets.', 'Fits in your pocket.'])(
    'claim no detail of "%s"',
    (description) => {
      expect(listFacts({ description })).toEqual([]);
    },
  );

  it.each([
    ['Knee-length skirt', ['knee-length']],
    ['Reaches the knee', []],
    ['Maxi dress', ['maxi']],
  ])('read the length of "%s"', (shortDescription, facts) => {
    expect(listFacts({ shortDescription })).toEqual(facts);
  });

  it('say each thing once, and at most three details', () => {
    const description = 'Pockets, pockets, a hood, lined, reversible and washable.';
    expect(listFacts({ description })).toEqual(['pockets', 'hood', 'lined']);
  });

  it.each([
    ['A-line', ['A-line']],
    ['bias', ['bias cut']],
    ['slim', ['slim fit']],
    ['constructor', ['constructor fit']],
  ])('name the fit %s', (fit, facts) => {
    expect(listFacts({ fit })).toEqual(facts);
  });
});
