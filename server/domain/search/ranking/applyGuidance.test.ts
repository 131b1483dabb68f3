import { describe, expect, it } from 'vitest';
import { createWish, createGarment, createSmallIndex, createPreference } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Wish } from '../understanding/Wish.ts';
import { admitItems } from './Demands.ts';
import { applyGuidance, type Guidance, type GuidanceWishes } from './applyGuidance.ts';
import { scoreItems } from './score.ts';
import { createSearchPlan } from './searchPlan.ts';

const NO_GUIDANCE: GuidanceWishes = { tastes: createWish(), emphasis: createWish() };
const createWant = (...kinds: readonly string[]) => ({
  kinds: Object.fromEntries(kinds.map((kind) => [kind, 1])),
  colors: [],
});

function planFor(guidance: Partial<Guidance>, { wish = {}, parsedWishes = {} }: Given = {}) {
  return applyGuidance(createSearchPlan(createWish(wish), NO_FILTERS, false), guidance, {
    ...NO_GUIDANCE,
    ...parsedWishes,
  });
}
interface Given {
  readonly wish?: Partial<Wish>;
  readonly parsedWishes?: Partial<GuidanceWishes>;
}

/** Returns the scores of the items by their ids. */
function findScores(items: readonly CatalogueItem[], guidance: Partial<Guidance>, context?: Given) {
  const { index, findDoc } = createSmallIndex(items);
  const { demands, rules } = planFor(guidance, context);
  const { scores } = scoreItems(index, admitItems(index, demands), rules);
  return Object.fromEntries(items.map(({ id }) => [id, scores[findDoc(id)]!]));
}

describe('a plan led by a conversation', () => {
  it('is the plan itself without any guidance', () => {
    const plan = createSearchPlan(createWish(), NO_FILTERS, false);
    expect(applyGuidance(plan, {}, NO_GUIDANCE)).toBe(plan);
    expect(applyGuidance(plan, { goesWith: [], kinds: [], tastes: [] }, NO_GUIDANCE)).toBe(plan);
    expect(applyGuidance(plan, { goesWith: ['Blue'] }, NO_GUIDANCE)).not.toBe(plan);
  });

  it('keeps the preferences of the query', () => {
    const linen = createPreference('material:linen');
    const { rules, demands } = planFor({ goesWith: ['Blue'] }, { wish: { preferences: [linen], priceLeaning: -1 } });
    expect(rules).toMatchObject({ priceLeaning: -1, needsPreferenceMatch: true });
    expect(rules.preferences[0]).toEqual(linen);
    expect(demands).toEqual(createSearchPlan(createWish(), NO_FILTERS, false).demands);
  });

  it('prefers colors that go with the given ones', () => {
    const shirts = (['White', 'Orange', 'Red'] as const).map((color) =>
      createGarment(color, 'shirt', { colors: [color] }),
    );
    const scores = findScores(shirts, { goesWith: ['Red'] });
    expect(scores['White']).toBeGreaterThan(scores['Red']!);
    expect(new Set(Object.values(findScores(shirts, { kinds: ['coat'] }))).size, 'no color is preferred').toBe(1);
  });

  it('prefers the typical garments of an occasion, the first most', () => {
    const items = ['dress', 'blazer', 'jeans'].map((kind) => createGarment(kind, kind));
    const scores = findScores(items, { kinds: ['dress', 'blazer'] });
    expect(scores['dress']).toBeGreaterThan(scores['blazer']!);
    expect(scores['blazer']).toBeGreaterThan(scores['jeans']!);
    const { preferences } = planFor({ kinds: ['dresses', 'blazer'] }).rules;
    expect(preferences.map(({ label, facet, stems }) => [label, facet, stems])).toEqual([
      ['dresses', 'led', ['dress']],
      ['blazer', 'led', ['blazer']],
    ]);
    expect(preferences.map(({ weight }) => weight)).toEqual([0.7, expect.closeTo(0.6)]);
  });

  it('weighs taste less than the query, and the last message as much', () => {
    const [linen, silk] = [createPreference('material:linen'), createPreference('material:silk', { weight: 0.5 })];
    const { preferences } = planFor(
      { tastes: ['linen'], emphasis: ['silk'] },
      { parsedWishes: { tastes: createWish({ preferences: [linen] }), emphasis: createWish({ preferences: [silk] }) } },
    ).rules;
    expect(preferences).toEqual([
      { ...linen, facet: 'led', weight: 0.22 },
      { ...silk, facet: 'led', weight: 0.5 },
    ]);
  });

  it('ignores words that are no concept of the catalogue', () => {
    const word = createPreference('word:whatever');
    const { preferences } = planFor(
      { tastes: ['whatever'] },
      { parsedWishes: { tastes: createWish({ preferences: [word] }) } },
    ).rules;
    expect(preferences).toEqual([]);
  });
});

describe('the implied wearer', () => {
  it('narrows the search where the shopper named none, and counts as implied', () => {
    const { demands, filters, hints } = planFor({ hintedGenders: ['Men'] }, { wish: { sale: true } });
    expect(demands.filters).toEqual({ ...NO_FILTERS, sale: true, gender: ['Men'] });
    expect(demands).toMatchObject({ garments: [], refusals: { kinds: [] } });
    expect(filters.gender, 'the chips show what was said').toEqual([]);
    expect(hints).toEqual({ kinds: false, genders: true });
  });

  it('gives way to the one that the shopper named', () => {
    const { demands, hints } = planFor({ hintedGenders: ['Men'] }, { wish: { genders: ['Women'] } });
    expect(demands.filters.gender).toEqual(['Women']);
    expect(hints.genders).toBe(false);
  });

  it('is nobody without a hint', () => {
    const { demands, hints } = planFor({ goesWith: ['Blue'] });
    expect(demands.filters.gender).toEqual([]);
    expect(hints).toEqual({ kinds: false, genders: false });
  });

  it('stays implied if it was already', () => {
    const plan = { ...createSearchPlan(createWish(), NO_FILTERS, false), hints: { kinds: true, genders: true } };
    expect(applyGuidance(plan, { goesWith: ['Blue'] }, NO_GUIDANCE).hints).toEqual({ kinds: true, genders: true });
  });
});

describe('implied garments', () => {
  const createHintedPlan = (hintedKinds: readonly string[], ...garments: Wish['garments']) =>
    planFor({ hintedKinds, goesWith: ['Blue'] }, { wish: { garments } }).hints.kinds;

  it('are those that the shopper did not name, in every part of the wish', () => {
    expect(createHintedPlan(['dress', 'skirt'], createWant('dress'))).toBe(true);
    expect(createHintedPlan(['dress', 'skirt'], createWant('dress'), createWant('skirt'))).toBe(true);
    expect(createHintedPlan(['dress'], createWant('dress'), createWant('shoes'))).toBe(false);
    expect(createHintedPlan(['dress'], createWant('dress', 'shoes'))).toBe(false);
    expect(createHintedPlan(['coat'], createWant('dress'))).toBe(false);
  });

  it('are none without a hint', () => {
    expect(createHintedPlan([])).toBe(false);
    expect(createHintedPlan([], createWant('dress'))).toBe(false);
  });
});
