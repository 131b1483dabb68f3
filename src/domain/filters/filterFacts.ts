import type { Preferences } from '../accounts/Profile.ts';
import { applyFilters } from './filterEdits.ts';
import { DEFINITIONS, NO_FILTERS, type Filters } from './Filters.ts';

/** `order`: what was found only has to be put in another order, without a fetch (spec section 4). */
export type FilterChange = 'none' | 'order' | 'results';

/** Gender, sale, size and color count one each that is set, the price range one in all; sort does not count (spec section 5). */
export function countActiveFilters(filters: Filters): number {
  return DEFINITIONS.reduce((count, definition) => count + definition.chips(filters).length, 0);
}

/** The order of a list's values says nothing. */
export function changeBetween(before: Filters, after: Filters): FilterChange {
  const changed = DEFINITIONS.filter((definition) => !definition.isSame(before, after));
  if (changed.length === 0) return 'none';
  return changed.every(({ changes }) => changes === 'order') ? 'order' : 'results';
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
  return Object.assign({}, ...DEFINITIONS.map((definition) => definition.replay(base, edited, onto))) as Filters;
}
