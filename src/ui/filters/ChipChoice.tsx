import { ToggleChip } from '../design/Chip.tsx';
import styles from './ChipChoice.module.css';

export interface AnyChoiceProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** Chips in a row that wraps. */
export function ChipChoice(props: AnyChoiceProps) {
  return <Chips className={styles.row} {...props} />;
}

/** Chips in a grid of seven (spec section 9, sizes). */
export function GridChoice(props: AnyChoiceProps) {
  return <Chips className={styles.grid} {...props} />;
}

function Chips({ className, label, values, chosen, onToggle }: AnyChoiceProps & { readonly className: string | undefined }) {
  return (
    <div className={className} role="group" aria-label={label}>
      {values.map((value) => (
        <ToggleChip key={value} pressed={chosen.includes(value)} onClick={() => onToggle(value)}>{value}</ToggleChip>
      ))}
    </div>
  );
}
