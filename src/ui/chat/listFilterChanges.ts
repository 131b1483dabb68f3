import type { Filters } from '../../domain/filters/Filters.ts';
import { createFilterChips, type ShownChip } from '../search/filterChips.ts';

export interface FilterChanges {
  /** Filters that the stylist set and that are still active. */
  readonly addedChips: readonly ShownChip[];
  /** Names of filters that the stylist removed and that are still inactive. */
  readonly removedLabels: readonly string[];
}

/** The stylist's filter changes that still apply. Chips of the same key are compared by their labels. */
export function listFilterChanges(
  filtersBefore: Filters,
  changedFilters: Filters,
  currentFilters: Filters,
): FilterChanges {
  const [had, made, has] = [filtersBefore, changedFilters, currentFilters].map((filters) =>
    createFilterChips(filters),
  ) as [readonly ShownChip[], readonly ShownChip[], readonly ShownChip[]];
  return {
    addedChips: made.filter((chip) => !hasChip(had, chip) && hasChip(has, chip)),
    removedLabels: had
      .filter((chip) => !made.some(({ key }) => key === chip.key) && !hasChip(has, chip))
      .map(({ label }) => label),
  };
}

function hasChip(chips: readonly ShownChip[], { key, label }: ShownChip): boolean {
  return chips.some((chip) => chip.key === key && chip.label === label);
}
