import type { Filters } from '../../domain/filters/Filters.ts';
import { createFilterChips, type ShownChip } from '../search/filterChips.ts';

export interface FilterChanges {
  /** Active filters that the stylist set. */
  readonly addedChips: readonly ShownChip[];
  /** Names of inactive filters that the stylist removed. */
  readonly removedLabels: readonly string[];
}

/** The stylist's filter changes that still apply. Compares chips of the same key by their labels. */
export function listFilterChanges(
  filtersBefore: Filters,
  changedFilters: Filters,
  currentFilters: Filters,
): FilterChanges {
  const [chipsBefore, changedChips, currentChips] = [filtersBefore, changedFilters, currentFilters].map((filters) =>
    createFilterChips(filters),
  ) as [readonly ShownChip[], readonly ShownChip[], readonly ShownChip[]];
  return {
    addedChips: changedChips.filter((chip) => !hasChip(chipsBefore, chip) && hasChip(currentChips, chip)),
    removedLabels: chipsBefore
      .filter((chip) => !changedChips.some(({ key }) => key === chip.key) && !hasChip(currentChips, chip))
      .map(({ label }) => label),
  };
}

function hasChip(chips: readonly ShownChip[], { key, label }: ShownChip): boolean {
  return chips.some((chip) => chip.key === key && chip.label === label);
}
