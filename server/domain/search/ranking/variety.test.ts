import { describe, expect, it } from 'vitest';
import { createGarment, createSmallIndex } from '../../../../tests/support/smallIndex.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { findStem } from '../../language/text/wordForms.ts';
import { pickVaried } from './variety.ts';

const createCoatId = (index: number) => `coat-${String(index).padStart(2, '0')}`;
const createCoats = (count: number, createChanges: (index: number) => Partial<CatalogueItem> = () => ({})) =>
  Array.from({ length: count }, (_, index) => createGarment(createCoatId(index), 'coat', createChanges(index)));

/** Returns the ids of the picks, for items that are already sorted by score. */
function listPicks(items: readonly CatalogueItem[], scoreOf: (index: number) => number = () => 1): string[] {
  const { index, listIds } = createSmallIndex(items);
  return listIds(
    pickVaried(index, {
      docs: Uint32Array.from(items.keys()),
      scores: Float32Array.from(items, (_, position) => scoreOf(position)),
    }),
  );
}

describe('varied picks', () => {
  it('are empty for too few results', () => {
    expect(listPicks(createCoats(3))).toEqual([]);
    expect(listPicks(createCoats(4))).toHaveLength(2);
  });

  it('are at most half of the results, and never more than twelve', () => {
    expect(listPicks(createCoats(20))).toHaveLength(10);
    expect(listPicks(createCoats(60))).toHaveLength(12);
  });

  it('skip the first six, which are visible, if there are three others', () => {
    expect(listPicks(createCoats(9)).toSorted()).toEqual([createCoatId(6), createCoatId(7), createCoatId(8)]);
    expect(listPicks(createCoats(8)).slice(0, 2).toSorted()).toEqual([createCoatId(6), createCoatId(7)]);
    expect(listPicks(createCoats(8))).toHaveLength(3);
  });

  it('have the words of the wish in their names, if any piece has', () => {
    const items = createCoats(16, (position) => ({ shortDescription: position < 10 ? 'Anchor coat' : 'Plain coat' }));
    const { index, listIds } = createSmallIndex(items);
    const scoredDocs = { docs: Uint32Array.from(items.keys()), scores: Float32Array.from(items, () => 1) };
    const createWord = (word: string) => [
      { label: word, facet: 'word' as const, weight: 0.6, alternatives: {}, stems: [findStem(word)] },
    ];
    expect(listIds(pickVaried(index, scoredDocs, createWord('anchor'))).toSorted()).toEqual(
      [6, 7, 8, 9].map(createCoatId),
    );
    expect(pickVaried(index, scoredDocs, createWord('submarine'))).toHaveLength(8);
  });

  it('score only slightly below the best', () => {
    expect(listPicks(createCoats(12), (index) => (index < 9 ? 3 : 1.8)).toSorted()).toEqual([
      createCoatId(6),
      createCoatId(7),
      createCoatId(8),
    ]);
    expect(listPicks(createCoats(12), (index) => (index < 9 ? 3 : 2))).toContain(createCoatId(9));
  });

  it('begin with the one that matches the wish best', () => {
    expect(listPicks(createCoats(12), (index) => 3 - index / 20)[0]).toBe(createCoatId(6));
  });

  it.each<[string, Partial<CatalogueItem>]>([
    ['brand', { brand: 'Skarvholm' }],
    ['cut', { subkind: 'trench' }],
    ['color', { colors: ['Red'] }],
    ['cloth', { materials: ['wool'] }],
    ['pattern', { pattern: 'floral' }],
    ['price', { priceCents: 20_000 }],
  ])('continue with one that differs in %s', (_trait, changes) => {
    expect(listPicks(createCoats(14, (index) => (index === 13 ? changes : {})))[1]).toBe(createCoatId(13));
  });

  it('balance difference against how well a piece matches', () => {
    const scoreCoat = (index: number) => (index === 13 ? 2.2 : 3);
    expect(
      listPicks(
        createCoats(14, (index) => (index === 13 ? { brand: 'Skarvholm' } : {})),
        scoreCoat,
      )[1],
    ).not.toBe(createCoatId(13));
  });

  it('treat prices within a quarter as equal', () => {
    expect(listPicks(createCoats(14, (index) => (index === 13 ? { priceCents: 10_500 } : {})))[1]).not.toBe(
      createCoatId(13),
    );
  });
});
