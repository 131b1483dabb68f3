import { filterText } from '../text/filters.ts';

/** A value of a filter that holds several, as the panel offers it. */
export interface ChoiceValue {
  readonly value: string;
  readonly chosen: boolean;
  /** How many pieces it would find; null where nobody counted. */
  readonly count: number | null;
}

export interface AnyChoiceProps {
  readonly label: string;
  readonly choices: readonly ChoiceValue[];
  readonly onToggle: (value: string) => void;
}

/** What a choice is called aloud; its own text where nothing was counted. */
export function spokenName({ value, count }: ChoiceValue): string | undefined {
  return count === null ? undefined : filterText.counted(value, count);
}

/** Dimmed, but it can be chosen all the same. */
export function findsNothing({ count, chosen }: ChoiceValue): boolean {
  return count === 0 && !chosen;
}
