import { describe, expect, it } from 'vitest';
import { createWish, createGarment, createSmallIndex, createPreference } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { readItemFacts } from './itemFacts.ts';
import { preferSimilarItems, planSimilarItems } from './likeness.ts';
import { createSearchPlan } from './searchPlan.ts';

function createExamples(...items: readonly CatalogueItem[]) {
  const { lexicon } = createSmallIndex(items);
  return items.map((item) => ({ item, facts: readItemFacts(item, lexicon) }));
}

const createShirt = (id: string, changes: Partial<CatalogueItem> = {}) =>
  createGarment(id, 'shirt', { genders: ['Men'], colors: ['Blue', 'White'], ...changes });
const findWeights = ({
  rules,
}: {
  rules: { preferences: readonly { facet: string; label: string; weight: number }[] };
}) => Object.fromEntries(rules.preferences.map(({ facet, label, weight }) => [`${facet}:${label}`, weight]));

describe('a plan for similar items', () => {
  it('wants their kinds, genders and main colors', () => {
    const { demands, rules, isMeaningless, hints } = planSimilarItems(
      createExamples(createShirt('one'), createGarment('two', 'coat', { genders: ['Men', 'Unisex'], colors: ['Red'] })),
      NO_FILTERS,
    );
    expect(demands.garments).toEqual([{ kinds: { shirt: 1, coat: 1 }, colors: [] }]);
    expect(demands.filters).toEqual({ ...NO_FILTERS, gender: ['Men'] });
    expect(rules).toMatchObject({ colors: ['Blue', 'Red'], priceLeaning: 0, needsPreferenceMatch: false });
    expect([isMeaningless, hints]).toEqual([false, { kinds: false, genders: false }]);
  });

  it('wants no gender if the items are for both, unisex, or of a kind for everyone', () => {
    const findGender = (...items: readonly CatalogueItem[]) =>
      planSimilarItems(createExamples(...items), NO_FILTERS).demands.filters.gender;
    expect(findGender(createShirt('his'), createShirt('hers', { genders: ['Women'] }))).toEqual([]);
    expect(findGender(createShirt('all', { genders: ['Unisex'] }))).toEqual([]);
    expect(findGender(createGarment('bag', 'bag', { genders: ['Women'] }))).toEqual([]);
    expect(
      findGender(createGarment('bag', 'bag', { genders: ['Women'] }), createShirt('hers', { genders: ['Women'] })),
    ).toEqual(['Women']);
  });

  it('keeps a chosen gender', () => {
    expect(
      planSimilarItems(createExamples(createShirt('his')), { ...NO_FILTERS, gender: ['Women'] }).demands.filters.gender,
    ).toEqual(['Women']);
  });

  it('weights visible attributes above those that only categorize a garment', () => {
    const weights = findWeights(
      planSimilarItems(
        createExamples(
          createShirt('one', {
            materials: ['linen'],
            pattern: 'floral',
            fit: 'relaxed',
            occasions: ['work'],
            seasons: ['summer'],
          }),
        ),
        NO_FILTERS,
      ),
    );
    expect(weights).toMatchObject({
      'color:blue': 1,
      'material:linen': 0.7,
      'pattern:floral': 0.8,
      'fit:relaxed': 0.5,
      'occasion:work': 0.25,
      'season:summer': 0.2,
    });
    expect(Object.keys(weights).filter((id) => id.startsWith('kind:'))).toEqual([]);
  });

  it('weights an attribute by the share of items that certainly have it', () => {
    const weights = findWeights(
      planSimilarItems(
        createExamples(createShirt('one', { materials: ['linen'] }), createShirt('two', { description: 'wool' })),
        NO_FILTERS,
      ),
    );
    expect(weights['material:linen']).toBeCloseTo(0.35);
    expect(weights['color:blue']).toBe(1);
    expect(weights).not.toHaveProperty('material:wool');
  });
});

describe('a plan with attachments', () => {
  const example = createShirt('model', { fit: 'relaxed', materials: ['linen'] });

  it('is unchanged without any', () => {
    const plan = createSearchPlan(createWish({ preferences: [createPreference('word:asdf')] }), NO_FILTERS, false);
    expect(preferSimilarItems(plan, [])).toBe(plan);
  });

  it('takes kind and gender from them if the words name neither, and marks them as implied', () => {
    const plan = preferSimilarItems(
      createSearchPlan(createWish({ preferences: [createPreference('word:asdf')] }), NO_FILTERS, false),
      createExamples(example),
    );
    expect(plan).toMatchObject({ isMeaningless: false, hints: { kinds: true, genders: true } });
    expect(plan.demands.garments).toEqual([{ kinds: { shirt: 1 }, colors: [] }]);
    expect(plan.demands.filters.gender).toEqual(['Men']);
    expect(plan.filters.gender).toEqual([]);
  });

  it('keeps what the words say', () => {
    const garments = [{ kinds: { coat: 1 }, colors: [] }];
    const plan = preferSimilarItems(
      createSearchPlan(createWish({ garments, genders: ['Women'] }), NO_FILTERS, false),
      createExamples(example),
    );
    expect(plan.hints).toEqual({ kinds: false, genders: false });
    expect(plan.demands.garments).toEqual(garments);
    expect(plan.demands.filters.gender).toEqual(['Women']);
  });

  it('weights their look below the words, and ignores their fit if the words name one', () => {
    const requestedFit = createPreference('fit:slim');
    const weights = findWeights(
      preferSimilarItems(
        createSearchPlan(createWish({ preferences: [requestedFit] }), NO_FILTERS, false),
        createExamples(example),
      ),
    );
    expect(weights).toMatchObject({ 'fit:slim': 1, 'color:blue': 0.4 });
    expect(weights['material:linen']).toBeCloseTo(0.28);
    expect(weights).not.toHaveProperty('fit:relaxed');
    expect(
      findWeights(preferSimilarItems(createSearchPlan(createWish(), NO_FILTERS, false), createExamples(example)))[
        'fit:relaxed'
      ],
    ).toBeCloseTo(0.2);
  });
});
