import type { Color, Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { COLORS } from '../../../../src/domain/catalogue/vocabulary.ts';
import { rateColorHarmony } from '../../outfits/harmony.ts';
import { stemOf } from '../../language/text/wordForms.ts';
import type { SoftWish, Wish } from '../understanding/Wish.ts';
import type { SearchPlan } from './searchPlan.ts';

/** Weight of the shopper's taste: it only reorders pieces that match equally well and never outweighs the query. */
const TASTE_WEIGHT = 0.22;
/** Additional weight of preferences in the last message. */
const EMPHASIS_WEIGHT = 1;
const HARMONY_WEIGHT = 0.9;
/** Weight of the most typical garment of an occasion; each further one weighs `KIND_STEP` less. */
const KIND_WEIGHT = 0.7;
const KIND_STEP = 0.1;

/** The context of a conversation; it adds no demands. */
export interface Guidance {
  /** Colors that the pieces should match. */
  readonly goesWith: readonly Color[];
  /** Words about the shopper's taste. Only their presence matters here; `LeadingWishes` contains them parsed. */
  readonly tastes: readonly string[];
  /** The last message; `LeadingWishes` contains it parsed. */
  readonly emphasis: readonly string[];
  /** Garments to lead with if none is named, most likely first. */
  readonly kinds: readonly string[];
  /** Kinds that the query names but the shopper did not state; relaxed first. */
  readonly hintedKinds: readonly string[];
  /** The most likely wearer, if the shopper named none. */
  readonly hintedGenders: readonly Gender[];
}

/** The parsed texts of `Guidance`. */
export interface LeadingWishes {
  readonly tastes: Wish;
  readonly emphasis: Wish;
}

/**
 * A plan that also considers the conversation: colors to match, taste, and typical garments. They neither add nor
 * exclude results.
 */
export function led(
  plan: SearchPlan,
  { goesWith = [], tastes = [], emphasis = [], kinds = [], hintedKinds = [], hintedGenders = [] }: Partial<Guidance>,
  read: LeadingWishes,
): SearchPlan {
  if ([goesWith, tastes, emphasis, kinds, hintedKinds, hintedGenders].every(({ length }) => length === 0)) return plan;
  const { preferences } = plan;
  return {
    ...withHints(plan, hintedKinds, hintedGenders),
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

/** Adds implied genders to the plan, and marks implied kinds and genders, so that they are relaxed first. */
function withHints(plan: SearchPlan, kinds: readonly string[], genders: readonly Gender[]): SearchPlan {
  const { demands, hinted } = plan;
  const isOpen = genders.length > 0 && demands.filters.gender.length === 0;
  const isHinted =
    kinds.length > 0 && demands.wants.every((want) => Object.keys(want.kinds).every((kind) => kinds.includes(kind)));
  return {
    ...plan,
    demands: isOpen ? { ...demands, filters: { ...demands.filters, gender: genders } } : demands,
    hinted: { kinds: hinted.kinds || isHinted, genders: hinted.genders || isOpen },
  };
}

/** Weights each color by its harmony with the given colors; clashing colors get none. */
function harmony(goesWith: Guidance['goesWith']): SoftWish[] {
  if (goesWith.length === 0) return [];
  const alternatives = Object.fromEntries(
    COLORS.map((color) => [`color:${color.toLowerCase()}`, rateColorHarmony([color], goesWith)]),
  );
  return [{ label: 'harmony', facet: 'harmony', weight: HARMONY_WEIGHT, alternatives, stems: [] }];
}

/** Garments as words, matched in the names of items. */
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
