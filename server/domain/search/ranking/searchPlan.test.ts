import { describe, expect, it } from 'vitest';
import { aWish, wishFor } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import type { Wish } from '../understanding/Wish.ts';
import { planOf } from './searchPlan.ts';

const NOTHING_REFUSED = aWish().refused;

describe('the filters of a plan', () => {
  const wish = aWish({ genders: ['Women'], sizes: ['M'], colors: ['Red'], sale: true, priceMin: 20, priceMax: 80 });

  it('are what the words say', () => {
    expect(planOf(wish, NO_FILTERS, false).filters).toEqual({
      ...NO_FILTERS,
      gender: ['Women'],
      size: ['M'],
      color: ['Red'],
      sale: true,
      priceRangeMin: 20,
      priceRangeMax: 80,
    });
  });

  it('are the chosen ones, which override the words', () => {
    const { filters } = planOf(
      wish,
      { ...NO_FILTERS, gender: ['Men'], color: ['Blue'], sort: 'Price (low/high)' },
      false,
    );
    expect(filters).toMatchObject({ gender: ['Men'], color: ['Blue'], size: ['M'], sort: 'Price (low/high)' });
  });

  it('stay as given if they are final', () => {
    const given = { ...NO_FILTERS, gender: ['Men' as const] };
    expect(planOf(wish, given, true).filters).toEqual(given);
    expect(planOf(wish, given, true).demands.filters).toEqual(given);
  });
});

describe('a color in words', () => {
  const coat = aWish({ wants: [{ kinds: { coat: 1 }, colors: ['Red'] }], colors: ['Red'] });

  it('applies to its garment alone, and appears as a filter', () => {
    const { demands, filters, preferences } = planOf(coat, NO_FILTERS, false);
    expect(demands.wants).toEqual(coat.wants);
    expect([demands.filters.color, filters.color]).toEqual([[], ['Red']]);
    expect(preferences).toMatchObject({ soft: [], colors: ['Red'] });
  });

  it('applies to everything if no garment was named', () => {
    expect(planOf(aWish({ colors: ['Red'] }), NO_FILTERS, false).demands.filters.color).toEqual(['Red']);
  });

  it.each([
    ['a color was chosen', { ...NO_FILTERS, color: ['Blue' as const] }, false],
    ['the filters are final', NO_FILTERS, true],
  ] as const)('only orders the results where %s', (_case, given, areFinal) => {
    const { demands, preferences } = planOf(coat, given, areFinal);
    expect(demands.wants).toEqual([{ kinds: { coat: 1 }, colors: [] }]);
    expect(demands.filters.color).toEqual(given.color);
    expect(preferences.soft).toEqual([
      { label: 'red', facet: 'color', weight: 0.5, alternatives: { 'color:red': 1 }, stems: [] },
    ]);
  });
});

describe('an exclusion', () => {
  it('of a color is lifted when the shopper chooses that color', () => {
    const wish = aWish({ refused: { ...NOTHING_REFUSED, colors: ['Blue', 'Red'], kinds: ['coat'] } });
    expect(planOf(wish, { ...NO_FILTERS, color: ['Blue'] }, false).demands.refused).toMatchObject({
      colors: ['Red'],
      kinds: ['coat'],
    });
  });
});

describe('preferences', () => {
  it('come from the words', () => {
    const soft = [wishFor('material:linen')];
    expect(
      planOf(aWish({ soft, disliked: ['style:formal'], stems: ['linen'], priceLeaning: -1 }), NO_FILTERS, false)
        .preferences,
    ).toEqual({ soft, disliked: ['style:formal'], stems: ['linen'], priceLeaning: -1, colors: [], needsGrant: true });
  });

  it('are required only if no garment was named and something can match', () => {
    const needs = (changes: Partial<Wish>) => planOf(aWish(changes), NO_FILTERS, false).preferences.needsGrant;
    expect(needs({})).toBe(false);
    expect(needs({ soft: [wishFor('word:obsidian')] })).toBe(false);
    expect(needs({ soft: [wishFor('material:linen')], wants: [{ kinds: { coat: 1 }, colors: [] }] })).toBe(false);
  });
});

describe('words without a meaning', () => {
  const soft = [wishFor('word:asdf')];
  const meanings: readonly Partial<Wish>[] = [
    { wants: [{ kinds: { coat: 1 }, colors: [] }] },
    { colors: ['Red'] },
    { genders: ['Men'] },
    { sizes: ['M'] },
    { sale: true },
    { priceMin: 0 },
    { priceMax: 80 },
    { priceLeaning: 1 },
    { disliked: ['style:formal'] },
    { soft: [...soft, wishFor('material:linen')] },
    { refused: { ...NOTHING_REFUSED, kinds: ['coat'] } },
    { refused: { ...NOTHING_REFUSED, colors: ['Red'] } },
    { refused: { ...NOTHING_REFUSED, concepts: ['material:wool'] } },
    { refused: { ...NOTHING_REFUSED, stems: ['wool'] } },
  ];

  it('are those that cannot affect the ranking', () => {
    expect(planOf(aWish({ soft }), NO_FILTERS, false).isMeaningless).toBe(true);
    expect(planOf(aWish(), NO_FILTERS, false).isMeaningless).toBe(false);
  });

  it.each(meanings)('do not include %o', (meaning) => {
    expect(planOf(aWish({ soft, ...meaning }), NO_FILTERS, false).isMeaningless).toBe(false);
  });
});
