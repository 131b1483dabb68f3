import type { FilterChip } from '../../domain/filters/FilterDefinition.ts';
import { FILTERS, type FilterKey, type FilterName, type Filters } from '../../domain/filters/Filters.ts';
import { filterTextByName } from '../text/filters.ts';

/** A removable chip for an active filter. */
export interface ShownChip extends Pick<FilterChip<FilterKey>, 'removedValues'> {
  readonly key: string;
  readonly label: string;
  /** Whether no result meets the filter. */
  readonly isUnmet: boolean;
}

/** A chip for each active filter (spec section 5). The sort has a chip of its own. */
export function createFilterChips(filters: Filters, unmetFilters: readonly FilterName[] = []): readonly ShownChip[] {
  return (Object.keys(FILTERS) as FilterName[]).flatMap((name) => {
    const chips: readonly FilterChip<FilterKey>[] = FILTERS[name].listChips(filters);
    return chips.map((chip) => ({
      key: `${name} ${chip.value ?? ''}`,
      label: filterTextByName[name].chip(chip),
      isUnmet: unmetFilters.includes(name),
      removedValues: chip.removedValues,
    }));
  });
}
