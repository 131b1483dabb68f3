import type { Preferences } from '../../../../src/domain/accounts/Profile.ts';
import { createDefaultFilters } from '../../../../src/domain/filters/filterFacts.ts';
import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { Speech } from '../hearing/Speech.ts';

/**
 * Adds the shopper's gender and size to the filters, if a conversation begins without filters and the pieces are for
 * the shopper.
 */
export function preselectFilters(
  filters: Filters,
  undone: Partial<Filters>,
  preferences: Preferences,
  { wearer, wish }: Speech,
): Filters {
  const isUntouched = JSON.stringify({ ...filters, sort: null }) === JSON.stringify(NO_FILTERS);
  if (!isUntouched || wearer === 'other') return filters;
  const { gender, size } = createDefaultFilters(preferences);
  const isOtherGender =
    wish.wish.genders.length > 0 && gender.length > 0 && !wish.wish.genders.some((value) => gender.includes(value));
  const keepRemaining = <Value>(values: readonly Value[], removedValues: readonly Value[] = []): Value[] =>
    values.filter((value) => !removedValues.includes(value));
  return {
    ...filters,
    gender: keepRemaining(gender, undone.gender),
    size: isOtherGender ? [] : keepRemaining(size, undone.size),
  };
}
