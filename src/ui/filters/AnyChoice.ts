import { filterText } from '../text/filters.ts';

/** A value of a list filter, as the panel shows it. */
export interface ChoiceValue {
  readonly value: string;
  readonly chosen: boolean;
  /** The number of results with this value; null if unknown. */
  readonly count: number | null;
}

export interface AnyChoiceProps {
  readonly label: string;
  readonly choices: readonly ChoiceValue[];
  readonly onToggle: (value: string) => void;
}

/** The accessible name of a choice; its own text without a count. */
export function spokenName({ value, count }: ChoiceValue): string | undefined {
  return count === null ? undefined : filterText.counted(value, count);
}

/** Dimmed, but still selectable. */
export function findsNothing({ count, chosen }: ChoiceValue): boolean {
  return count === 0 && !chosen;
}
