import { NO_FILTERS, preferChosen, type FilterName, type Filters } from '../../../../src/domain/filters/Filters.ts';
import { findStem } from '../../language/text/wordForms.ts';
import type { KindWeights, Preference, Wish } from '../understanding/Wish.ts';
import type { Demands } from './Demands.ts';
import { listExactGarments } from './exactMatches.ts';
import { CLOTHES_KINDS } from './clothesKinds.ts';
import { GIFT_KINDS } from './giftKinds.ts';
import { CLOTHES_QUALITIES } from './qualityConcepts.ts';
import type { RankingRules } from './score.ts';

/** A wish combined with the active filters. */
export interface SearchPlan {
  /** The filters that the shopper sees as chips. */
  readonly filters: Filters;
  readonly demands: Demands;
  readonly rules: RankingRules;
  /** Whether no word of the query could match an item of any catalogue ('asdf'). */
  readonly isMeaningless: boolean;
  /**
   * Whether the kinds or genders come from similar items instead of words. Such kinds and genders are relaxed before
   * stated ones.
   */
  readonly hints: { readonly kinds: boolean; readonly genders: boolean };
  /** Filters that the shopper chose by hand, which are never relaxed. */
  readonly heldFilters?: readonly FilterName[];
  /** Whether the price is never relaxed, because the shopper asked for something cheaper or more expensive. */
  readonly holdsPrice?: boolean;
}

export const NO_HINTS: SearchPlan['hints'] = { kinds: false, genders: false };

/**
 * Combines a wish with filters, which override the words. With `areFinal`, no other filters are derived from the
 * words, but the garment and exclusions still apply. In a chat, an occasion only affects the order.
 */
export function createSearchPlan(wish: Wish, givenFilters: Filters, areFinal: boolean, isChat = false): SearchPlan {
  const filters = areFinal ? givenFilters : preferChosen(givenFilters, createUnderstoodFilters(wish));
  const colorsAreGiven = areFinal || givenFilters.color.length > 0;
  const demands: Demands = {
    garments: colorsAreGiven ? wish.garments.map((garment) => ({ ...garment, colors: [] })) : wish.garments,
    filters: colorsAreGiven || wish.garments.length === 0 ? filters : { ...filters, color: [] },
    refusals: { ...wish.refusals, colors: wish.refusals.colors.filter((color) => !givenFilters.color.includes(color)) },
  };
  const allPreferences = colorsAreGiven ? [...wish.preferences, ...createColorPreferences(wish)] : wish.preferences;
  const preferences: RankingRules = {
    preferences: allPreferences,
    dislikedConcepts: [...wish.dislikedConcepts, ...wish.occasions.flatMap(({ without = [] }) => without)],
    stems: wish.stems,
    filterStems: allPreferences.length === 0 ? listFilterStems(wish) : [],
    priceLeaning: wish.priceLeaning,
    colors: wish.colors,
    likelyGenders: filters.gender.length === 0 ? wish.impliedGenders : [],
    leadingKinds: chooseLeadingKinds(wish, isChat),
    exactGarments: listExactGarments(wish.garments, isChat ? wish.attributes : [...wish.attributes, ...wish.occasions]),
    needsPreferenceMatch: needsPreferenceMatch(wish, allPreferences),
  };
  return { filters, demands, rules: preferences, isMeaningless: isMeaningless(wish), hints: NO_HINTS };
}

/** Whether each result must match a preference, because the words name no garment and something can match. */
const needsPreferenceMatch = ({ garments, unknownThing }: Wish, preferences: readonly Preference[]): boolean =>
  garments.length === 0 && (unknownThing.length > 0 || preferences.some(({ facet }) => facet !== 'word'));

/** The stems of the words that became filters. */
const listFilterStems = ({ garments, genders, colors }: Wish): readonly string[] =>
  [...garments.flatMap(({ kinds }) => Object.keys(kinds)), ...genders, ...colors].map((name) =>
    findStem(name.toLowerCase()),
  );

/** Returns the kinds to begin with if the words name no garment. In a chat, the conversation chooses them. */
function chooseLeadingKinds(wish: Wish, isChat: boolean): KindWeights {
  if (wish.garments.length > 0) return {};
  if (wish.isGift) return GIFT_KINDS;
  if (isChat) return {};
  return Object.keys(wish.lookKinds).length > 0 ? wish.lookKinds : asksForClothes(wish) ? CLOTHES_KINDS : {};
}

/** Facets of wishes for clothes, such as 'office' and 'preppy'. */
const CLOTHES_FACETS: ReadonlySet<string> = new Set(['occasion', 'style', 'season']);

const asksForClothes = ({ occasions, preferences }: Wish): boolean =>
  occasions.length > 0 ||
  preferences.some(
    ({ facet, alternatives }) =>
      CLOTHES_FACETS.has(facet) || Object.keys(alternatives).some((id) => CLOTHES_QUALITIES.has(id)),
  );

/** Returns the filters that the query's words state. */
export function createUnderstoodFilters(wish: Wish): Filters {
  const { genders, sizes, colors, brands, sale, sort, priceMin, priceMax } = wish;
  return {
    ...NO_FILTERS,
    gender: genders,
    size: sizes,
    color: colors,
    brand: brands,
    sale,
    sort,
    priceRangeMin: priceMin,
    priceRangeMax: priceMax,
  };
}

/** Creates preferences for colors that the words name but the filters do not contain. */
function createColorPreferences(wish: Wish): Preference[] {
  return wish.colors.map((color) => ({
    label: color.toLowerCase(),
    facet: 'color',
    weight: 0.5,
    alternatives: { [`color:${color.toLowerCase()}`]: 1 },
    stems: [],
  }));
}

/** Whether the query has words, but the wish has no requirement or preference. */
function isMeaningless(wish: Wish): boolean {
  const { refusals: refused } = wish;
  const lists = [wish.garments, wish.colors, wish.genders, wish.sizes, wish.brands, wish.dislikedConcepts];
  const refusals = [refused.kinds, refused.colors, refused.concepts, refused.stems];
  const hasMeaning =
    [...lists, ...refusals].some(({ length }) => length > 0) ||
    wish.sale ||
    wish.priceMin !== null ||
    wish.priceMax !== null ||
    wish.priceLeaning !== 0 ||
    wish.preferences.some(({ facet }) => facet !== 'word');
  return !hasMeaning && wish.preferences.length > 0;
}
