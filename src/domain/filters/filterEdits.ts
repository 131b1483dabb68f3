import { acceptValue, refuseValue, type CheckResult } from './Checked.ts';
import type { FilterDefinition, UncheckedFilters } from './FilterDefinition.ts';
import { DEFINITIONS, NO_FILTERS, type FilterKey, type Filters } from './Filters.ts';
import { unknownFilterMessage } from './refusals.ts';

/** A filter of older backends. Editing it succeeds without effect (spec section 5). */
const IGNORED_KEY = 'tryonCategory';

const isFilterKey = (key: string): key is FilterKey => Object.hasOwn(NO_FILTERS, key);
const findDefinition = (key: FilterKey): FilterDefinition<Filters> =>
  DEFINITIONS.find(({ empty }) => Object.hasOwn(empty, key))!;

/**
 * Applies one edit (spec sections 4 and 5): toggles a value of a list filter, or sets the value of another filter.
 * Returns the same object if nothing changes.
 */
export function editFilter(filters: Filters, key: string, value: unknown): CheckResult<Filters> {
  if (key === IGNORED_KEY) return acceptValue(filters);
  if (!isFilterKey(key)) return refuseValue(unknownFilterMessage(key));
  const editResult = findDefinition(key).edit(filters, key, value);
  return editResult.ok ? acceptValue(mergeFilters(filters, editResult.value)) : editResult;
}

/** Removes a chip: its value leaves the list, sale becomes false, and a price or the sort becomes null. */
export function removeFilter(filters: Filters, key: FilterKey, value?: unknown): Filters {
  return mergeFilters(filters, findDefinition(key).remove(filters, key, value));
}

/**
 * Applies several values at once (spec section 5, bulk apply). The valid entries of a list replace the current list.
 * An invalid scalar or unknown name is reported to `warn` and ignored.
 */
export function applyFilters(filters: Filters, values: UncheckedFilters, warn: (message: string) => void): Filters {
  const appliedFilters = DEFINITIONS.reduce(
    (next, definition) => mergeFilters(next, definition.apply(next, values, warn)),
    filters,
  );
  for (const key of Object.keys(values)) if (key !== IGNORED_KEY && !isFilterKey(key)) warn(unknownFilterMessage(key));
  return appliedFilters;
}

function mergeFilters(filters: Filters, part: Partial<Filters>): Filters {
  const isChanged = Object.entries(part).some(([key, value]) => filters[key as FilterKey] !== value);
  return isChanged ? { ...filters, ...part } : filters;
}
