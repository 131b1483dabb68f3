import { COLORS } from '../../../../src/domain/catalogue/vocabulary.ts';
import { colorHarmony } from '../../outfits/harmony.ts';
import type { Leads } from '../../stylist/Conversation.ts';
import { stemOf } from '../text/wordForms.ts';
import type { SoftWish, Wish } from '../understanding/Wish.ts';
import type { SearchPlan } from './searchPlan.ts';

/** Tastes only reorder pieces that match equally well; they never outweigh the query. */
const TASTE_WEIGHT = 0.22;
/** Additional weight of what was said last. */
const EMPHASIS_WEIGHT = 1;
const HARMONY_WEIGHT = 0.9;
/** Weight of the most typical garment of an occasion; the next ones have a step less. */
const KIND_WEIGHT = 0.7;
const KIND_STEP = 0.1;

/** Guiding words, already parsed. */
export interface LeadingWishes {
  readonly tastes: Wish;
  readonly emphasis: Wish;
}

/**
 * A plan that also considers the conversation: colors to go with, tastes, and typical garments. They neither add nor
 * exclude results.
 */
export function led(
  plan: SearchPlan,
  {
    goesWith = [],
    tastes = [],
    emphasis = [],
    kinds = [],
    hintedKinds = [],
    hintedGenders = [],
  }: Partial<Pick<Leads, 'goesWith' | 'tastes' | 'emphasis' | 'kinds' | 'hintedKinds' | 'hintedGenders'>>,
  read: LeadingWishes,
): SearchPlan {
  if ([goesWith, tastes, emphasis, kinds, hintedKinds, hintedGenders].every(({ length }) => length === 0)) return plan;
  const { preferences, hinted, demands } = plan;
  const isOpen = hintedGenders.length > 0 && demands.filters.gender.length === 0;
  const isHinted =
    hintedKinds.length > 0 &&
    plan.demands.wants.every((want) => Object.keys(want.kinds).every((kind) => hintedKinds.includes(kind)));
  return {
    ...plan,
    demands: isOpen ? { ...demands, filters: { ...demands.filters, gender: hintedGenders } } : demands,
    hinted: { kinds: hinted.kinds || isHinted, genders: hinted.genders || isOpen },
    preferences: {
      ...preferences,
      soft: [
        ...preferences.soft,
        ...harmony(goesWith),
        ...expected(kinds),
        ...weighted(read.tastes, TASTE_WEIGHT),
        ...weighted(read.emphasis, EMPHASIS_WEIGHT),
      ],
    },
  };
}

/** Weights each color by its harmony with the given colors; clashing colors get none. */
function harmony(goesWith: Leads['goesWith']): SoftWish[] {
  if (goesWith.length === 0) return [];
  const alternatives = Object.fromEntries(
    COLORS.map((color) => [`color:${color.toLowerCase()}`, colorHarmony([color], goesWith)]),
  );
  return [{ label: 'harmony', facet: 'harmony', weight: HARMONY_WEIGHT, alternatives, stems: [] }];
}

/** Garments as words: what is called so is one. */
function expected(kinds: readonly string[]): SoftWish[] {
  return kinds.map((kind, at) => ({
    label: kind,
    facet: 'led',
    weight: KIND_WEIGHT - at * KIND_STEP,
    alternatives: {},
    stems: [stemOf(kind)],
  }));
}

function weighted({ soft }: Wish, weight: number): SoftWish[] {
  return soft
    .filter(({ facet }) => facet !== 'word')
    .map((wish) => ({ ...wish, facet: 'led', weight: wish.weight * weight }));
}
