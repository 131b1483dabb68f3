import type { Filters } from '../../domain/filters/Filters.ts';
import { createFilterChips, type ShownChip } from '../search/filterChips.ts';

export interface FilterChanges {
  /** Filters that the stylist set and that are still active. */
  readonly addedChips: readonly ShownChip[];
  /** Names of filters that the stylist removed and that are still inactive. */
  readonly removedLabels: readonly string[];
}

/** The stylist's filter changes that still apply; chips of the same key are compared by their labels. */
export function listFilterChanges(before: Filters, changed: Filters, now: Filters): FilterChanges {
  const [had, made, has] = [before, changed, now].map((filters) => createFilterChips(filters)) as [
    readonly ShownChip[],
    readonly ShownChip[],
    readonly ShownChip[],
  ];
  return {
    addedChips: made.filter((chip) => !includesChip(had, chip) && includesChip(has, chip)),
    removedLabels: had
      .filter((chip) => !made.some(({ key }) => key === chip.key) && !includesChip(has, chip))
      .map(({ label }) => label),
  };
}

function includesChip(chips: readonly ShownChip[], { key, label }: ShownChip): boolean {
  return chips.some((chip) => chip.key === key && chip.label === label);
}
