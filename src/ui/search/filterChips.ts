import type { FilterChip } from '../../domain/filters/FilterDefinition.ts';
import { FILTERS, type FilterKey, type FilterName, type Filters } from '../../domain/filters/Filters.ts';
import { filterWords } from '../text/filters.ts';

/** A filter in force, shown so that it can be taken away. */
export interface ShownChip extends Pick<FilterChip<FilterKey>, 'removes'> {
  readonly key: string;
  readonly label: string;
}

/** One chip for each filter that counts (spec section 5): the sort has a chip of its own. */
export function filterChips(filters: Filters): readonly ShownChip[] {
  return (Object.keys(FILTERS) as FilterName[]).flatMap((name) => {
    const chips: readonly FilterChip<FilterKey>[] = FILTERS[name].chips(filters);
    return chips.map((chip) => ({
      key: `${name} ${chip.value ?? ''}`,
      label: filterWords[name].chip(chip),
      removes: chip.removes,
    }));
  });
}
