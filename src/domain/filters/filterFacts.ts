import type { Preferences } from '../accounts/Profile.ts';
import { applyFilters } from './filterEdits.ts';
import { DEFINITIONS, NO_FILTERS, type Filters } from './Filters.ts';

/** `order`: the current results need sorting but no fetch (spec section 4). */
export type FilterChange = 'none' | 'order' | 'results';

/**
 * Counts each value of gender, size, color and brand, and one each for sale and the price range. Ignores the sort
 * (spec section 5).
 */
export function countActiveFilters(filters: Filters): number {
  return DEFINITIONS.reduce((count, definition) => count + definition.listChips(filters).length, 0);
}

/** Compares two states of the filters. The order of values in a list does not matter. */
export function classifyChange(filtersBefore: Filters, filtersAfter: Filters): FilterChange {
  const changedDefinitions = DEFINITIONS.filter((definition) => !definition.isSame(filtersBefore, filtersAfter));
  if (changedDefinitions.length === 0) return 'none';
  return changedDefinitions.every(({ affects }) => affects === 'order') ? 'order' : 'results';
}

/** The default filters: the shopper's gender and size preferences (spec 2.8). */
export function createDefaultFilters(preferences: Pick<Preferences, 'genderPreference' | 'sizePreference'>): Filters {
  const { genderPreference: gender, sizePreference: size } = preferences;
  return applyFilters(NO_FILTERS, { gender, size }, () => {});
}

/**
 * Applies the difference between `base` and `editedFilters` to `target`. The shopper's edits thus apply to the next
 * query, unlike filters understood from the previous query.
 */
export function replayEdits(base: Filters, editedFilters: Filters, target: Filters): Filters {
  return Object.assign(
    {},
    ...DEFINITIONS.map((definition) => definition.replayEdit(base, editedFilters, target)),
  ) as Filters;
}
