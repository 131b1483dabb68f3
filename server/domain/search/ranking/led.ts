import { COLORS } from '../../../../src/domain/catalogue/vocabulary.ts';
import { colorHarmony } from '../../outfits/harmony.ts';
import type { Leads } from '../../stylist/Conversation.ts';
import { stemOf } from '../text/wordForms.ts';
import type { SoftWish, Wish } from '../understanding/Wish.ts';
import type { SearchPlan } from './searchPlan.ts';

/** A taste orders pieces that answer the wish alike; it never outweighs what was said. */
const TASTE_WEIGHT = 0.22;
/** What was said last counts this much beside what it counts as a wish. */
const EMPHASIS_WEIGHT = 1;
const HARMONY_WEIGHT = 0.9;
/** The garment that comes to mind first counts this much, the next a step less. */
const KIND_WEIGHT = 0.7;
const KIND_STEP = 0.1;

/** Words that lead, as they were read. */
export interface LeadingWishes {
  readonly tastes: Wish;
  readonly emphasis: Wish;
}

/** A plan that also minds what a conversation knows: colours to go with, tastes, and garments to lead with. Neither admits nor excludes. */
export function led(plan: SearchPlan, { goesWith = [], tastes = [], emphasis = [], kinds = [], hintedKinds = [], hintedGenders = [] }: Partial<Pick<Leads, 'goesWith' | 'tastes' | 'emphasis' | 'kinds' | 'hintedKinds' | 'hintedGenders'>>, read: LeadingWishes): SearchPlan {
  if ([goesWith, tastes, emphasis, kinds, hintedKinds, hintedGenders].every(({ length }) => length === 0)) return plan;
  const { preferences, hinted, demands } = plan;
  const isOpen = hintedGenders.length > 0 && demands.filters.gender.length === 0;
  const isHinted = hintedKinds.length > 0 && plan.demands.wants.every((want) => Object.keys(want.kinds).every((kind) => hintedKinds.includes(kind)));
  return { ...plan, demands: isOpen ? { ...demands, filters: { ...demands.filters, gender: hintedGenders } } : demands, hinted: { kinds: hinted.kinds || isHinted, genders: hinted.genders || isOpen }, preferences: { ...preferences, soft: [...preferences.soft, ...harmony(goesWith), ...expected(kinds), ...weighted(read.tastes, TASTE_WEIGHT), ...weighted(read.emphasis, EMPHASIS_WEIGHT)] } };
}

/** Each colour as far as it sits with those; colours that quarrel earn nothing. */
function harmony(goesWith: Leads['goesWith']): SoftWish[] {
  if (goesWith.length === 0) return [];
  const alternatives = Object.fromEntries(COLORS.map((color) => [`color:${color.toLowerCase()}`, colorHarmony([color], goesWith)]));
  return [{ label: 'harmony', facet: 'harmony', weight: HARMONY_WEIGHT, alternatives, stems: [] }];
}

/** Garments as words: what is called so is one. */
function expected(kinds: readonly string[]): SoftWish[] {
  return kinds.map((kind, at) => ({ label: kind, facet: 'led', weight: KIND_WEIGHT - at * KIND_STEP, alternatives: {}, stems: [stemOf(kind)] }));
}

function weighted({ soft }: Wish, weight: number): SoftWish[] {
  return soft
    .filter(({ facet }) => facet !== 'word')
    .map((wish) => ({ ...wish, facet: 'led', weight: wish.weight * weight }));
}
