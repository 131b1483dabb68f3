import type { Filters } from '../../domain/filters/Filters.ts';
import { filterChips, type ShownChip } from '../search/filterChips.ts';

export interface FilterChanges {
  /** Filters that the stylist set and that are still active. */
  readonly added: readonly ShownChip[];
  /** Names of filters that the stylist removed and that are still inactive. */
  readonly dropped: readonly string[];
}

/** The stylist's filter changes that still apply; chips of the same key are compared by their labels. */
export function filterChanges(before: Filters, changed: Filters, now: Filters): FilterChanges {
  const [had, made, has] = [before, changed, now].map((filters) => filterChips(filters)) as [
    readonly ShownChip[],
    readonly ShownChip[],
    readonly ShownChip[],
  ];
  return {
    added: made.filter((chip) => !includes(had, chip) && includes(has, chip)),
    dropped: had
      .filter((chip) => !made.some(({ key }) => key === chip.key) && !includes(has, chip))
      .map(({ label }) => label),
  };
}

function includes(chips: readonly ShownChip[], { key, label }: ShownChip): boolean {
  return chips.some((chip) => chip.key === key && chip.label === label);
}
