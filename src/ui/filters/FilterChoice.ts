import { filterText } from '../text/filterPanel.ts';

/** A value of a list filter, as shown in the panel. */
export interface FilterChoice {
  readonly value: string;
  readonly isChosen: boolean;
  /** The number of results with this value; null if unknown. */
  readonly count: number | null;
}

export interface FilterChoicesProps {
  readonly label: string;
  readonly choices: readonly FilterChoice[];
  readonly onToggle: (value: string) => void;
}

/**
 * The accessible name of a choice with a count; undefined without a count, because the visible text is then the name.
 */
export function getSpokenName({ value, count }: FilterChoice): string | undefined {
  return count === null ? undefined : filterText.counted(value, count);
}

/** Whether a choice is dimmed because it has no results. It can still be selected. */
export function hasNoResults({ count, isChosen }: FilterChoice): boolean {
  return count === 0 && !isChosen;
}
