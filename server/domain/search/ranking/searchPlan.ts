import { NO_FILTERS, preferChosen, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { SoftWish, Wish } from '../understanding/Wish.ts';
import type { Demands } from './Demands.ts';
import type { Preferences } from './score.ts';

/** A wish combined with the active filters. */
export interface SearchPlan {
  /** The understood filters, which the shopper sees as chips. */
  readonly filters: Filters;
  readonly demands: Demands;
  readonly preferences: Preferences;
  /** The query contains words that no item of any catalogue could match ('asdf'). */
  readonly isMeaningless: boolean;
  /** Whether kinds or genders were implied by a similar item, not stated; these are relaxed before anything stated. */
  readonly hinted: { readonly kinds: boolean; readonly genders: boolean };
}

export const NOTHING_HINTED: SearchPlan['hinted'] = { kinds: false, genders: false };

/**
 * The request's values override those of the words. With `areFinal` the filters apply as given and colors in words only
 * affect the order; the garment and exclusions still apply.
 */
export function planOf(wish: Wish, given: Filters, areFinal: boolean): SearchPlan {
  const filters = areFinal ? given : preferChosen(given, understoodFilters(wish));
  const colorsAreGiven = areFinal || given.color.length > 0;
  const demands: Demands = {
    wants: colorsAreGiven ? wish.wants.map((want) => ({ ...want, colors: [] })) : wish.wants,
    filters: colorsAreGiven || wish.wants.length === 0 ? filters : { ...filters, color: [] },
    refused: { ...wish.refused, colors: wish.refused.colors.filter((color) => !given.color.includes(color)) },
  };
  const soft = colorsAreGiven ? [...wish.soft, ...hintsOf(wish)] : wish.soft;
  const preferences: Preferences = {
    soft,
    disliked: wish.disliked,
    stems: wish.stems,
    priceLeaning: wish.priceLeaning,
    colors: wish.colors,
    needsGrant: wish.wants.length === 0 && soft.some(({ facet }) => facet !== 'word'),
  };
  return { filters, demands, preferences, isMeaningless: isMeaningless(wish), hinted: NOTHING_HINTED };
}

/** The filters that the query's words state. */
function understoodFilters({ genders, sizes, colors, brands, sale, priceMin, priceMax }: Wish): Filters {
  return {
    ...NO_FILTERS,
    gender: genders,
    size: sizes,
    color: colors,
    brand: brands,
    sale,
    priceRangeMin: priceMin,
    priceRangeMax: priceMax,
  };
}

/** The colors in words that the filters no longer contain. */
function hintsOf(wish: Wish): SoftWish[] {
  return wish.colors.map((color) => ({
    label: color.toLowerCase(),
    facet: 'color',
    weight: 0.5,
    alternatives: { [`color:${color.toLowerCase()}`]: 1 },
    stems: [],
  }));
}

/** Whether there are words, but none of them is a requirement or a preference. */
function isMeaningless(wish: Wish): boolean {
  const { refused } = wish;
  const lists = [wish.wants, wish.colors, wish.genders, wish.sizes, wish.brands, wish.disliked];
  const refusals = [refused.kinds, refused.colors, refused.concepts, refused.stems];
  const saysSomething =
    [...lists, ...refusals].some(({ length }) => length > 0) ||
    wish.sale ||
    wish.priceMin !== null ||
    wish.priceMax !== null ||
    wish.priceLeaning !== 0 ||
    wish.soft.some(({ facet }) => facet !== 'word');
  return !saysSomething && wish.soft.length > 0;
}
