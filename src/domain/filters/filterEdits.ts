import { accepted, refused, type Checked } from './Checked.ts';
import type { FilterDefinition, UncheckedFilters } from './FilterDefinition.ts';
import { DEFINITIONS, NO_FILTERS, type FilterKey, type Filters } from './Filters.ts';

/** Known to older answers; it has no effect and counts as success (spec section 5). */
const IGNORED = 'tryonCategory';

const isFilterKey = (key: string): key is FilterKey => Object.hasOwn(NO_FILTERS, key);
const definitionOf = (key: FilterKey): FilterDefinition<Filters> => DEFINITIONS.find(({ empty }) => Object.hasOwn(empty, key))!;
const doesNotExist = (key: string): string => `Filter "${key}" does not exist.`;

/**
 * One edit, by the rules of spec sections 4 and 5: a value of a list is added if absent and removed if
 * present; any other filter takes the value. Unchanged filters come back as the same object.
 */
export function editFilter(filters: Filters, key: string, value: unknown): Checked<Filters> {
  if (key === IGNORED) return accepted(filters);
  if (!isFilterKey(key)) return refused(doesNotExist(key));
  const edited = definitionOf(key).edit(filters, key, value);
  return edited.ok ? accepted(merged(filters, edited.value)) : edited;
}

/** Takes a chip away: its value leaves the list, sale becomes false, a price or the sort becomes null. */
export function removeFilter(filters: Filters, key: FilterKey, value?: unknown): Filters {
  return merged(filters, definitionOf(key).remove(filters, key, value));
}

/**
 * Many at once (spec section 5, bulk apply): a list replaces the list, without its invalid entries;
 * an invalid scalar and an unknown name are told to `warn` and leave the filters as they were.
 */
export function applyFilters(filters: Filters, values: UncheckedFilters, warn: (message: string) => void): Filters {
  const applied = DEFINITIONS.reduce((next, definition) => merged(next, definition.apply(next, values, warn)), filters);
  for (const key of Object.keys(values)) if (key !== IGNORED && !isFilterKey(key)) warn(doesNotExist(key));
  return applied;
}

function merged(filters: Filters, part: Partial<Filters>): Filters {
  const isChanged = Object.entries(part).some(([key, value]) => filters[key as FilterKey] !== value);
  return isChanged ? { ...filters, ...part } : filters;
}
