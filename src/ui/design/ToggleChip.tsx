import { Chip, type ChipProps } from './Chip.tsx';

export interface ToggleChipProps extends ChipProps {
  readonly pressed: boolean;
}

export function ToggleChip({ pressed, ...rest }: ToggleChipProps) {
  return <Chip {...rest} aria-pressed={pressed} />;
}
