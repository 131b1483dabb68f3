import { FILTERS, type FilterName, type Filters } from '../../../../src/domain/filters/Filters.ts';

const NARROWING_FILTERS = (Object.keys(FILTERS) as FilterName[]).filter((name) => FILTERS[name].affects === 'results');

/**
 * Lists the filters that the shopper chose by hand. Such filters are never relaxed, unlike filters that come from the
 * words or from the defaults.
 */
export function listHeldFilters(filters: Filters, statedFilters: Filters, defaults: Filters): readonly FilterName[] {
  return listActiveFilters(filters).filter(
    (name) => !FILTERS[name].isSame(filters, defaults) && !areValuesStated(name, filters, statedFilters),
  );
}

export function listActiveFilters(filters: Filters): readonly FilterName[] {
  return NARROWING_FILTERS.filter((name) => FILTERS[name].listChips(filters).length > 0);
}

/** Removes filters by name. */
export function withoutFilters(filters: Filters, names: readonly FilterName[]): Filters {
  return Object.assign({}, filters, ...names.map((name) => FILTERS[name].empty)) as Filters;
}

function areValuesStated(name: FilterName, filters: Filters, statedFilters: Filters): boolean {
  const formatChip = ({ value, min, max }: { value?: string; min?: number | null; max?: number | null }) =>
    [value, min, max].join();
  const statedChips = FILTERS[name].listChips(statedFilters).map(formatChip);
  return FILTERS[name].listChips(filters).every((chip) => statedChips.includes(formatChip(chip)));
}
