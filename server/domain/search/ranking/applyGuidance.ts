import type { Color, Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { COLORS } from '../../../../src/domain/catalogue/vocabulary.ts';
import { rateColorHarmony } from '../../matching/harmony.ts';
import { findStem } from '../../language/text/wordForms.ts';
import type { Preference, Wish } from '../understanding/Wish.ts';
import type { SearchPlan } from './searchPlan.ts';

/** The weight of the shopper's taste. It only reorders pieces that match equally well. */
const TASTE_WEIGHT = 0.22;
/** The additional weight of preferences in the last message. */
const EMPHASIS_WEIGHT = 1;
const HARMONY_WEIGHT = 0.9;
/** The weight of the most typical garment of an occasion. Each further garment weighs `KIND_STEP` less. */
const KIND_WEIGHT = 0.7;
const KIND_STEP = 0.1;

/** What the conversation says about a search. Affects the order of the results, but excludes nothing. */
export interface Guidance {
  /** Colors that the pieces should match. */
  readonly goesWith: readonly Color[];
  /**
   * Words about the shopper's taste. `GuidanceWishes` contains the parsed words; here it only matters whether there
   * are any.
   */
  readonly tastes: readonly string[];
  /** The last message; `GuidanceWishes` contains the parsed message. */
  readonly emphasis: readonly string[];
  /** Garments to show first if the query names none, most likely first. */
  readonly kinds: readonly string[];
  /** Kinds that the query names although the shopper did not state them. They are relaxed first. */
  readonly hintedKinds: readonly string[];
  /** The most likely wearer if the shopper did not name one. */
  readonly hintedGenders: readonly Gender[];
}

/** The parsed texts of `Guidance`. */
export interface GuidanceWishes {
  readonly tastes: Wish;
  readonly emphasis: Wish;
}

/**
 * Creates a plan that also considers the conversation: colors to match, taste, and typical garments. These affect
 * only the order of the results.
 */
export function applyGuidance(
  plan: SearchPlan,
  { goesWith = [], tastes = [], emphasis = [], kinds = [], hintedKinds = [], hintedGenders = [] }: Partial<Guidance>,
  parsedWishes: GuidanceWishes,
): SearchPlan {
  if ([goesWith, tastes, emphasis, kinds, hintedKinds, hintedGenders].every(({ length }) => length === 0)) return plan;
  const { rules } = plan;
  return {
    ...addHints(plan, hintedKinds, hintedGenders),
    rules: {
      ...rules,
      preferences: [
        ...rules.preferences,
        ...createHarmonyPreferences(goesWith),
        ...createKindPreferences(kinds),
        ...scaleWeights(parsedWishes.tastes, TASTE_WEIGHT),
        ...scaleWeights(parsedWishes.emphasis, EMPHASIS_WEIGHT),
      ],
    },
  };
}

/** Adds implied genders to the plan. Marks implied kinds and genders, so that they are relaxed first. */
function addHints(plan: SearchPlan, kinds: readonly string[], genders: readonly Gender[]): SearchPlan {
  const { demands, hints } = plan;
  const isGenderOpen = genders.length > 0 && demands.filters.gender.length === 0;
  const areKindsHinted =
    kinds.length > 0 &&
    demands.garments.every((garment) => Object.keys(garment.kinds).every((kind) => kinds.includes(kind)));
  return {
    ...plan,
    demands: isGenderOpen ? { ...demands, filters: { ...demands.filters, gender: genders } } : demands,
    hints: { kinds: hints.kinds || areKindsHinted, genders: hints.genders || isGenderOpen },
  };
}

/** Weights each color by its harmony with the given colors; clashing colors get no weight. */
function createHarmonyPreferences(goesWith: Guidance['goesWith']): Preference[] {
  if (goesWith.length === 0) return [];
  const alternatives = Object.fromEntries(
    COLORS.map((color) => [`color:${color.toLowerCase()}`, rateColorHarmony([color], goesWith)]),
  );
  return [{ label: 'harmony', facet: 'harmony', weight: HARMONY_WEIGHT, alternatives, stems: [] }];
}

/** Creates preferences for garments, which are matched in the names of items. */
function createKindPreferences(kinds: readonly string[]): Preference[] {
  return kinds.map((kind, index) => ({
    label: kind,
    facet: 'led',
    weight: KIND_WEIGHT - index * KIND_STEP,
    alternatives: {},
    stems: [findStem(kind)],
  }));
}

function scaleWeights({ preferences }: Wish, weight: number): Preference[] {
  return preferences
    .filter(({ facet }) => facet !== 'word')
    .map((wish) => ({ ...wish, facet: 'led', weight: wish.weight * weight }));
}
