import { describe, expect, it } from 'vitest';
import {
  NO_DEMANDS,
  NO_PREFERENCES,
  createGarment,
  createSmallIndex,
  createPreference,
} from '../../../../tests/support/smallIndex.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { admitItems } from './Demands.ts';
import { scoreItems, type RankingRules } from './score.ts';

const OTHER_SHIRTS = Array.from({ length: 40 }, (_, index) => createGarment(`other-${index}`, 'shirt'));

/** Returns the score of each item by its id, among many items that match nothing. */
function createScoreLookup(
  items: readonly CatalogueItem[],
  preferences: Partial<RankingRules>,
): (id: string) => number {
  const { index, findDoc } = createSmallIndex([...OTHER_SHIRTS, ...items]);
  const { scores } = scoreItems(index, admitItems(index, NO_DEMANDS), { ...NO_PREFERENCES, ...preferences });
  return (id) => scores[findDoc(id)]!;
}

const createWordPreference = (...stems: readonly string[]) =>
  createPreference(`word:${stems.join(' ')}`, { alternatives: {}, stems });

describe('a preference in words', () => {
  const shirtWithBoth = createGarment('both', 'shirt', { shortDescription: 'obsidian meadow shirt' });

  it('counts at most its weight, however many words it has', () => {
    const score = createScoreLookup([shirtWithBoth], { preferences: [createWordPreference('obsidian', 'meadow')] });
    expect(score('both') - score('other-0')).toBeCloseTo(1);
  });

  it('counts more the more often the description contains the word', () => {
    const shirtWithOne = createGarment('once', 'shirt', { description: 'obsidian' });
    const thrice = createGarment('thrice', 'shirt', { description: 'obsidian, obsidian and obsidian' });
    const score = createScoreLookup([shirtWithOne, thrice], { preferences: [createWordPreference('obsidian')] });
    expect(score('thrice')).toBeGreaterThan(score('once') + 0.01);
  });

  it('counts less if nearly every item contains the word', () => {
    const score = createScoreLookup([shirtWithBoth], { preferences: [createWordPreference('shirt')] });
    expect(score('both') - 1.5).toBeLessThan(0.1);
  });
});

describe('text relevance of several words', () => {
  it('adds up, and is the same in any order of the words', () => {
    const items = [
      createGarment('both', 'shirt', { shortDescription: 'obsidian meadow shirt' }),
      createGarment('first', 'shirt', { shortDescription: 'obsidian plain shirt' }),
      createGarment('second', 'shirt', { shortDescription: 'meadow plain shirt' }),
    ];
    const score = createScoreLookup(items, { stems: ['obsidian', 'meadow'] });
    expect(score('both')).toBeGreaterThan(score('first') + 0.05);
    expect(score('both')).toBeGreaterThan(score('second') + 0.05);
    expect(createScoreLookup(items, { stems: ['meadow', 'obsidian'] })('both')).toBeCloseTo(score('both'));
  });
});

describe('several dislikes', () => {
  const items = [
    createGarment('silk', 'shirt', { materials: ['silk'] }),
    createGarment('silk and wool', 'shirt', { materials: ['silk'], semanticSearchDescription: 'wool' }),
    createGarment('described as wool', 'shirt', { semanticSearchDescription: 'wool' }),
  ];

  it('lower an item only once, by the attribute that it has most certainly', () => {
    for (const disliked of [
      ['material:silk', 'material:wool'],
      ['material:wool', 'material:silk'],
    ]) {
      const score = createScoreLookup(items, { dislikedConcepts: disliked });
      expect(score('silk and wool')).toBeCloseTo(1.5 - 1.2);
      expect(score('silk')).toBeCloseTo(1.5 - 1.2);
      expect(score('described as wool')).toBeCloseTo(1.5 - 1.2 * 0.75);
      expect(score('other-0')).toBeCloseTo(1.5);
    }
  });
});
