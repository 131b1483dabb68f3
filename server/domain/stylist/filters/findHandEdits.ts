import { NO_FILTERS, type FilterKey, type Filters } from '../../../../src/domain/filters/Filters.ts';

/** The filters that the shopper changed by hand between two messages. */
export interface HandEdits {
  /** Values that the shopper removed by hand. Only the shopper's words add them again. */
  readonly removedFilters: Partial<Filters>;
  readonly addedFilters: Partial<Filters>;
}

/** Returns what the shopper changed in the filters since the last message. */
export function findHandEdits(filtersBefore: Filters, onScreen: Filters): HandEdits {
  return {
    removedFilters: subtractFilters(filtersBefore, onScreen),
    addedFilters: subtractFilters(onScreen, filtersBefore),
  };
}

/** Returns the values of `filters` that are missing in `otherFilters`. Ignores the sort order. */
function subtractFilters(filters: Filters, otherFilters: Filters): Partial<Filters> {
  const keys = (Object.keys(NO_FILTERS) as FilterKey[]).filter((key) => key !== 'sort');
  return Object.fromEntries(
    keys.flatMap((key) => {
      const [value, valueBefore] = [filters[key], otherFilters[key]];
      if (!Array.isArray(value)) return value === NO_FILTERS[key] || value === valueBefore ? [] : [[key, value]];
      const addedEntries = value.filter((entry: unknown) => !(valueBefore as readonly unknown[]).includes(entry));
      return addedEntries.length > 0 ? [[key, addedEntries]] : [];
    }),
  );
}

/** Combines two sets of filters. Joins lists; a newer single value replaces the older one. */
export function joinFilters(earlierFilters: Partial<Filters>, newFilters: Partial<Filters>): Partial<Filters> {
  const lists = (Object.keys(NO_FILTERS) as FilterKey[]).filter((key) => Array.isArray(NO_FILTERS[key]));
  const joinedLists = lists.map((key) => [
    key,
    [...new Set([...listValues(earlierFilters, key), ...listValues(newFilters, key)])],
  ]);
  return { ...earlierFilters, ...newFilters, ...Object.fromEntries(joinedLists) };
}

const listValues = (filters: Partial<Filters>, key: FilterKey) => (filters[key] ?? []) as readonly unknown[];
