import type { Item } from '../../domain/catalogue/Item.ts';
import { FILTERS, meetsFilters, type Filters } from '../../domain/filters/Filters.ts';
import { FACET_NAMES, type Facets } from '../../domain/search/Facets.ts';

/** Counts the matching items for each filter value, by applying the filters with only that value. */
export function countFacets(items: readonly Item[], filters: Filters): Facets {
  return Object.fromEntries(
    FACET_NAMES.map((name) => {
      const values: readonly string[] = FILTERS[name].values ?? [...new Set(items.map(({ brand }) => brand))];
      const counts = values.map((value) => ({
        value,
        count: items.filter((item) => meetsFilters(item, { ...filters, [name]: [value] })).length,
      }));
      return [name, counts.filter(({ value, count }) => count > 0 || filters[name].includes(value as never))];
    }),
  );
}
