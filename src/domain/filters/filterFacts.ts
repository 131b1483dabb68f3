import type { Preferences } from '../accounts/Profile.ts';
import { applyFilters } from './filterEdits.ts';
import { NO_FILTERS, type Filters } from './Filters.ts';

/** `sort`: only the order changed, so what was found can be put in order again without a fetch (spec section 4). */
export type FilterChange = 'none' | 'sort' | 'filters';

/** Gender, sale, size and color count one each that is set, the price range one in all; sort does not count (spec section 5). */
export function countActiveFilters(filters: Filters): number {
  const priced = filters.priceRangeMin !== null || filters.priceRangeMax !== null;
  return filters.gender.length + filters.size.length + filters.color.length + Number(filters.sale) + Number(priced);
}

/** No sort means Relevance (spec section 9). The order of a list's values says nothing. */
export function changeBetween(before: Filters, after: Filters): FilterChange {
  const narrowsAlike = sameValues(before.gender, after.gender) && sameValues(before.size, after.size)
    && sameValues(before.color, after.color) && before.sale === after.sale
    && before.priceRangeMin === after.priceRangeMin && before.priceRangeMax === after.priceRangeMax;
  if (!narrowsAlike) return 'filters';
  return (before.sort ?? 'Relevance') === (after.sort ?? 'Relevance') ? 'none' : 'sort';
}

/** A shopper's gender and size preferences are their filters until they say otherwise (spec 2.8). */
export function defaultFilters(preferences: Pick<Preferences, 'genderPreference' | 'sizePreference'>): Filters {
  const { genderPreference: gender, sizePreference: size } = preferences;
  return applyFilters(NO_FILTERS, { gender, size }, () => {});
}

/**
 * The edits that lead from `base` to `edited`, made again on `onto`. So that the filters understood from
 * one wish do not linger into the next, while what the shopper chose by hand does.
 */
export function replayEdits(base: Filters, edited: Filters, onto: Filters): Filters {
  const list = <Value>(of: (filters: Filters) => readonly Value[]): Value[] => {
    const kept = of(onto).filter((value) => of(edited).includes(value) || !of(base).includes(value));
    const added = of(edited).filter((value) => !of(base).includes(value) && !kept.includes(value));
    return [...kept, ...added];
  };
  // The two ends of the price range move together: one end of each could leave nothing between them.
  const pricesEdited = base.priceRangeMin !== edited.priceRangeMin || base.priceRangeMax !== edited.priceRangeMax;
  const { priceRangeMin, priceRangeMax } = pricesEdited ? edited : onto;
  return {
    sort: base.sort === edited.sort ? onto.sort : edited.sort,
    gender: list((filters) => filters.gender),
    sale: base.sale === edited.sale ? onto.sale : edited.sale,
    priceRangeMin,
    priceRangeMax,
    size: list((filters) => filters.size),
    color: list((filters) => filters.color),
  };
}

function sameValues(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((value) => others.includes(value));
}
