import { describe, expect, it } from 'vitest';
import { aWish, garment, smallIndex, wishFor } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { factsOf } from './itemFacts.ts';
import { likeItems, planLike } from './likeness.ts';
import { planOf } from './searchPlan.ts';

function examplesOf(...items: readonly CatalogueItem[]) {
  const { lexicon } = smallIndex(items);
  return items.map((item) => ({ item, facts: factsOf(item, lexicon) }));
}

const shirt = (id: string, changes: Partial<CatalogueItem> = {}) =>
  garment(id, 'shirt', { genders: ['Men'], colors: ['Blue', 'White'], ...changes });
const weightsOf = ({
  preferences,
}: {
  preferences: { soft: readonly { facet: string; label: string; weight: number }[] };
}) => Object.fromEntries(preferences.soft.map(({ facet, label, weight }) => [`${facet}:${label}`, weight]));

describe('a plan for similar items', () => {
  it('wants their kinds, genders and main colors', () => {
    const { demands, preferences, isMeaningless, hinted } = planLike(
      examplesOf(shirt('one'), garment('two', 'coat', { genders: ['Men', 'Unisex'], colors: ['Red'] })),
      NO_FILTERS,
    );
    expect(demands.wants).toEqual([{ kinds: { shirt: 1, coat: 1 }, colors: [] }]);
    expect(demands.filters).toEqual({ ...NO_FILTERS, gender: ['Men'] });
    expect(preferences).toMatchObject({ colors: ['Blue', 'Red'], priceLeaning: 0, needsGrant: false });
    expect([isMeaningless, hinted]).toEqual([false, { kinds: false, genders: false }]);
  });

  it('wants no gender if the items are for both, unisex, or of a kind for everyone', () => {
    const genderOf = (...items: readonly CatalogueItem[]) =>
      planLike(examplesOf(...items), NO_FILTERS).demands.filters.gender;
    expect(genderOf(shirt('his'), shirt('hers', { genders: ['Women'] }))).toEqual([]);
    expect(genderOf(shirt('all', { genders: ['Unisex'] }))).toEqual([]);
    expect(genderOf(garment('bag', 'bag', { genders: ['Women'] }))).toEqual([]);
    expect(genderOf(garment('bag', 'bag', { genders: ['Women'] }), shirt('hers', { genders: ['Women'] }))).toEqual([
      'Women',
    ]);
  });

  it('keeps a chosen gender', () => {
    expect(planLike(examplesOf(shirt('his')), { ...NO_FILTERS, gender: ['Women'] }).demands.filters.gender).toEqual([
      'Women',
    ]);
  });

  it('weights visible attributes above those that only categorize a garment', () => {
    const weights = weightsOf(
      planLike(
        examplesOf(
          shirt('one', {
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
    const weights = weightsOf(
      planLike(examplesOf(shirt('one', { materials: ['linen'] }), shirt('two', { description: 'wool' })), NO_FILTERS),
    );
    expect(weights['material:linen']).toBeCloseTo(0.35);
    expect(weights['color:blue']).toBe(1);
    expect(weights).not.toHaveProperty('material:wool');
  });
});

describe('a plan with attachments', () => {
  const model = shirt('model', { fit: 'relaxed', materials: ['linen'] });

  it('is unchanged without any', () => {
    const plan = planOf(aWish({ soft: [wishFor('word:asdf')] }), NO_FILTERS, false);
    expect(likeItems(plan, [])).toBe(plan);
  });

  it('takes kind and gender from them if the words name neither, and marks them as implied', () => {
    const plan = likeItems(planOf(aWish({ soft: [wishFor('word:asdf')] }), NO_FILTERS, false), examplesOf(model));
    expect(plan).toMatchObject({ isMeaningless: false, hinted: { kinds: true, genders: true } });
    expect(plan.demands.wants).toEqual([{ kinds: { shirt: 1 }, colors: [] }]);
    expect(plan.demands.filters.gender).toEqual(['Men']);
    expect(plan.filters.gender).toEqual([]);
  });

  it('keeps what the words say', () => {
    const wants = [{ kinds: { coat: 1 }, colors: [] }];
    const plan = likeItems(planOf(aWish({ wants, genders: ['Women'] }), NO_FILTERS, false), examplesOf(model));
    expect(plan.hinted).toEqual({ kinds: false, genders: false });
    expect(plan.demands.wants).toEqual(wants);
    expect(plan.demands.filters.gender).toEqual(['Women']);
  });

  it('weights their look below the words, and ignores their fit if the words name one', () => {
    const asked = wishFor('fit:slim');
    const weights = weightsOf(likeItems(planOf(aWish({ soft: [asked] }), NO_FILTERS, false), examplesOf(model)));
    expect(weights).toMatchObject({ 'fit:slim': 1, 'color:blue': 0.4 });
    expect(weights['material:linen']).toBeCloseTo(0.28);
    expect(weights).not.toHaveProperty('fit:relaxed');
    expect(weightsOf(likeItems(planOf(aWish(), NO_FILTERS, false), examplesOf(model)))['fit:relaxed']).toBeCloseTo(0.2);
  });
});
