import type { Preferences } from '../accounts/Profile.ts';
import { applyFilters } from './filterEdits.ts';
import { DEFINITIONS, NO_FILTERS, type Filters } from './Filters.ts';

/** `order`: the current results only need to be sorted again, without a fetch (spec section 4). */
export type FilterChange = 'none' | 'order' | 'results';

/**
 * Each value of gender, size, color and brand counts as one; sale and the price range count as one each; sort does not
 * count (spec section 5).
 */
export function countActiveFilters(filters: Filters): number {
  return DEFINITIONS.reduce((count, definition) => count + definition.listChips(filters).length, 0);
}

/** Compares two states of the filters. The order of values in a list does not matter. */
export function classifyChange(before: Filters, after: Filters): FilterChange {
  const changedDefinitions = DEFINITIONS.filter((definition) => !definition.isSame(before, after));
  if (changedDefinitions.length === 0) return 'none';
  return changedDefinitions.every(({ affects }) => affects === 'order') ? 'order' : 'results';
}

/** A shopper's gender and size preferences are the default filters (spec 2.8). */
export function createDefaultFilters(preferences: Pick<Preferences, 'genderPreference' | 'sizePreference'>): Filters {
  const { genderPreference: gender, sizePreference: size } = preferences;
  return applyFilters(NO_FILTERS, { gender, size }, () => {});
}

/**
 * Applies the difference between `base` and `edited` to `onto`. The shopper's own choices thus carry over to
 * the next query, while filters understood from the previous query do not.
 */
export function replayEdits(base: Filters, edited: Filters, onto: Filters): Filters {
  return Object.assign({}, ...DEFINITIONS.map((definition) => definition.replayEdit(base, edited, onto))) as Filters;
}
