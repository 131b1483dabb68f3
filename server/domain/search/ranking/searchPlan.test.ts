import { describe, expect, it } from 'vitest';
import { createWish, createPreference } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { findStem } from '../../language/text/wordForms.ts';
import type { Wish } from '../understanding/Wish.ts';
import { createSearchPlan } from './searchPlan.ts';

const NOTHING_REFUSED = createWish().refusals;

describe('the filters of a plan', () => {
  const wish = createWish({
    genders: ['Women'],
    sizes: ['M'],
    colors: ['Red'],
    sale: true,
    priceMin: 20,
    priceMax: 80,
  });

  it('are what the words say', () => {
    expect(createSearchPlan(wish, NO_FILTERS, false).filters).toEqual({
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
    const { filters } = createSearchPlan(
      wish,
      { ...NO_FILTERS, gender: ['Men'], color: ['Blue'], sort: 'Price (low/high)' },
      false,
    );
    expect(filters).toMatchObject({ gender: ['Men'], color: ['Blue'], size: ['M'], sort: 'Price (low/high)' });
  });

  it('stay as given if they are final', () => {
    const givenFilters = { ...NO_FILTERS, gender: ['Men' as const] };
    expect(createSearchPlan(wish, givenFilters, true).filters).toEqual(givenFilters);
    expect(createSearchPlan(wish, givenFilters, true).demands.filters).toEqual(givenFilters);
  });
});

describe('a color in words', () => {
  const coat = createWish({ garments: [{ kinds: { coat: 1 }, colors: ['Red'] }], colors: ['Red'] });

  it('applies to its garment alone, and appears as a filter', () => {
    const { demands, filters, rules } = createSearchPlan(coat, NO_FILTERS, false);
    expect(demands.garments).toEqual(coat.garments);
    expect([demands.filters.color, filters.color]).toEqual([[], ['Red']]);
    expect(rules).toMatchObject({ preferences: [], colors: ['Red'] });
  });

  it('applies to everything if no garment was named', () => {
    expect(createSearchPlan(createWish({ colors: ['Red'] }), NO_FILTERS, false).demands.filters.color).toEqual(['Red']);
  });

  it.each([
    ['a color was chosen', { ...NO_FILTERS, color: ['Blue' as const] }, false],
    ['the filters are final', NO_FILTERS, true],
  ] as const)('only orders the results where %s', (_case, givenFilters, areFinal) => {
    const { demands, rules } = createSearchPlan(coat, givenFilters, areFinal);
    expect(demands.garments).toEqual([{ kinds: { coat: 1 }, colors: [] }]);
    expect(demands.filters.color).toEqual(givenFilters.color);
    expect(rules.preferences).toEqual([
      { label: 'red', facet: 'color', weight: 0.5, alternatives: { 'color:red': 1 }, stems: [] },
    ]);
  });
});

describe('an exclusion', () => {
  it('of a color is lifted when the shopper chooses that color', () => {
    const wish = createWish({ refusals: { ...NOTHING_REFUSED, colors: ['Blue', 'Red'], kinds: ['coat'] } });
    expect(createSearchPlan(wish, { ...NO_FILTERS, color: ['Blue'] }, false).demands.refusals).toMatchObject({
      colors: ['Red'],
      kinds: ['coat'],
    });
  });
});

describe('preferences', () => {
  it('come from the words', () => {
    const preferences = [createPreference('material:linen')];
    expect(
      createSearchPlan(
        createWish({
          preferences: preferences,
          dislikedConcepts: ['style:formal'],
          stems: ['linen'],
          priceLeaning: -1,
        }),
        NO_FILTERS,
        false,
      ).rules,
    ).toEqual({
      preferences: preferences,
      dislikedConcepts: ['style:formal'],
      stems: ['linen'],
      priceLeaning: -1,
      colors: [],
      filterStems: [],
      likelyGenders: [],
      leadingKinds: {},
      exactGarments: [],
      needsPreferenceMatch: true,
    });
  });

  it('count no words that only repeat the garment, the gender or the color', () => {
    const wish = createWish({ garments: [{ kinds: { shoes: 1 }, colors: [] }], genders: ['Women'], colors: ['Red'] });
    expect(createSearchPlan(wish, NO_FILTERS, false).rules.filterStems).toEqual(
      ['shoes', 'women', 'red'].map(findStem),
    );
  });

  it('begin with clothes for an occasion or a style without a garment, in the search box only', () => {
    const wish = createWish({ preferences: [createPreference('style:smart')] });
    const listLeading = (isChat: boolean) =>
      createSearchPlan(wish, NO_FILTERS, false, isChat).rules.leadingKinds as Record<string, number>;
    expect(listLeading(false)).toMatchObject({ trousers: 0.4, dress: 0.4, shoes: 0.2 });
    expect(listLeading(false)).not.toHaveProperty('belt');
    expect(listLeading(true)).toEqual({});
  });

  it.each([
    ['function:hides pet hair', true],
    ['function:easy on feet', false],
    ['function:kind to skin', false],
  ])('begin with clothes for a quality of cloth, not of shoes or jewelry: %s', (id, beginsWithClothes) => {
    const { rules } = createSearchPlan(createWish({ preferences: [createPreference(id)] }), NO_FILTERS, false);
    expect('coat' in (rules.leadingKinds ?? {})).toBe(beginsWithClothes);
  });

  it('include the likely wearer, unless the wearer is known', () => {
    const listLikely = (gender: readonly Gender[]) =>
      createSearchPlan(createWish({ impliedGenders: ['Women'] }), { ...NO_FILTERS, gender }, false).rules.likelyGenders;
    expect(listLikely([])).toEqual(['Women']);
    expect(listLikely(['Men'])).toEqual([]);
  });

  it('are required only if no garment was named and something can match', () => {
    const createNeeds = (changes: Partial<Wish>) =>
      createSearchPlan(createWish(changes), NO_FILTERS, false).rules.needsPreferenceMatch;
    expect(createNeeds({})).toBe(false);
    expect(createNeeds({ preferences: [createPreference('word:obsidian')] })).toBe(false);
    expect(
      createNeeds({
        preferences: [createPreference('material:linen')],
        garments: [{ kinds: { coat: 1 }, colors: [] }],
      }),
    ).toBe(false);
  });
});

describe('words without a meaning', () => {
  const preferences = [createPreference('word:asdf')];
  const meaningfulWishes: readonly Partial<Wish>[] = [
    { garments: [{ kinds: { coat: 1 }, colors: [] }] },
    { colors: ['Red'] },
    { genders: ['Men'] },
    { sizes: ['M'] },
    { sale: true },
    { priceMin: 0 },
    { priceMax: 80 },
    { priceLeaning: 1 },
    { dislikedConcepts: ['style:formal'] },
    { preferences: [...preferences, createPreference('material:linen')] },
    { refusals: { ...NOTHING_REFUSED, kinds: ['coat'] } },
    { refusals: { ...NOTHING_REFUSED, colors: ['Red'] } },
    { refusals: { ...NOTHING_REFUSED, concepts: ['material:wool'] } },
    { refusals: { ...NOTHING_REFUSED, stems: ['wool'] } },
  ];

  it('are those that cannot affect the ranking', () => {
    expect(createSearchPlan(createWish({ preferences: preferences }), NO_FILTERS, false).isMeaningless).toBe(true);
    expect(createSearchPlan(createWish(), NO_FILTERS, false).isMeaningless).toBe(false);
  });

  it.each(meaningfulWishes)('do not include %o', (meaningfulWish) => {
    expect(
      createSearchPlan(createWish({ preferences: preferences, ...meaningfulWish }), NO_FILTERS, false).isMeaningless,
    ).toBe(false);
  });
});
