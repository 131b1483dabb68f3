import type { FilterName } from '../../../src/domain/filters/Filters.ts';

/** The `unmet_filters` member of a response, or an empty object. */
export function unmetFiltersToWire(unmetFilters: readonly FilterName[] = []): {
  readonly unmet_filters?: FilterName[];
} {
  return unmetFilters.length > 0 ? { unmet_filters: [...unmetFilters] } : {};
}
