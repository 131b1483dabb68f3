import { Chip, type ChipProps } from './Chip.tsx';

export interface ToggleChipProps extends ChipProps {
  readonly pressed: boolean;
}

/** A chip that is either pressed or not. */
export function ToggleChip({ pressed, ...rest }: ToggleChipProps) {
  return <Chip {...rest} aria-pressed={pressed} />;
}
