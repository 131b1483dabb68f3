import { describe, expect, it } from 'vitest';
import {
  NO_DEMANDS,
  NO_PREFERENCES,
  createGarment,
  createSmallIndex,
  createPreference,
} from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import { admitItems } from './Demands.ts';
import { countFacets } from './facets.ts';
import { scoreItems, type RankingRules } from './score.ts';

const items = [
  createGarment('blue linen', 'shirt', { colors: ['Blue'], materials: ['linen'] }),
  createGarment('red linen', 'shirt', { colors: ['Red'], materials: ['linen'] }),
  createGarment('second red linen', 'dress', { colors: ['Red'], materials: ['linen'] }),
  createGarment('red cotton', 'shirt', { colors: ['Red'], materials: ['cotton'] }),
  createGarment('green linen in L', 'shirt', { colors: ['Green'], materials: ['linen'], sizes: ['L'] }),
  createGarment('gray cotton', 'shirt', { colors: ['Gray'], materials: ['cotton'] }),
];
const { index, listIds } = createSmallIndex(items);
const demands = { ...NO_DEMANDS, filters: { ...NO_FILTERS, color: ['Blue' as const], size: ['M' as const] } };
const preferences = {
  ...NO_PREFERENCES,
  preferences: [createPreference('material:linen')],
  needsPreferenceMatch: true,
};

const countColors = (changes: Partial<RankingRules> = {}) => {
  const scoredItems = scoreItems(index, admitItems(index, demands), { ...preferences, ...changes });
  const counts = countFacets(index, demands, scoredItems, { itemIds: [], brands: [] }).color ?? [];
  return Object.fromEntries(counts.map(({ value, count }) => [value, count]));
};

describe('the counts of another color, for a query without a garment', () => {
  it('contain only the items that match the wish', () => {
    expect(countColors()).toEqual({ Blue: 1, Red: 2 });
  });

  it('contain the items that match the words alone', () => {
    expect(countColors({ preferences: [], stems: ['linen'] })).toEqual({ Blue: 1, Red: 2 });
  });

  it('contain every item if a garment is named', () => {
    expect(countColors({ needsPreferenceMatch: false })).toEqual({ Blue: 1, Red: 3, Gray: 1 });
  });

  it('leave the results as they are', () => {
    const admission = admitItems(index, demands);
    const answers = admission.kindScores.slice();
    const { docs, scores, countedDocs } = scoreItems(index, admission, preferences);
    expect(listIds(docs)).toEqual(['blue linen']);
    expect(listIds(countedDocs?.nearMisses ?? []).sort()).toEqual(['red linen', 'second red linen']);
    expect([...scores].filter((score) => score > 0)).toHaveLength(1);
    expect(admission.kindScores).toEqual(answers);
  });
});

describe('the counts without a preference', () => {
  it('are those of the demands if every item matches', () => {
    const scoredItems = scoreItems(index, admitItems(index, NO_DEMANDS), preferences);
    expect(listIds(scoredItems.countedDocs?.docs ?? []).sort()).toEqual([
      'blue linen',
      'green linen in L',
      'red linen',
      'second red linen',
    ]);
    expect([...(scoredItems.countedDocs?.nearMisses ?? [])]).toEqual([]);
  });
});
