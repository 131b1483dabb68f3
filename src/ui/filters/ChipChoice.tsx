import { ToggleChip } from '../design/Chip.tsx';
import { classNames } from '../design/classNames.ts';
import { findsNothing, spokenName, type AnyChoiceProps } from './AnyChoice.ts';
import styles from './ChipChoice.module.css';
import { Count } from './Count.tsx';

/** Values as chips in a row that wraps. */
export function ChipChoice(props: AnyChoiceProps) {
  return <Chips className={styles.row} {...props} />;
}

/** Values as chips in a grid of seven columns (spec section 9, sizes). */
export function GridChoice(props: AnyChoiceProps) {
  return <Chips className={styles.grid} {...props} />;
}

function Chips({ className, label, choices, onToggle }: AnyChoiceProps & { readonly className: string | undefined }) {
  return (
    <div className={className} role="group" aria-label={label}>
      {choices.map((choice) => (
        <ToggleChip
          key={choice.value}
          className={classNames(findsNothing(choice) && styles.empty)}
          pressed={choice.chosen}
          aria-label={spokenName(choice)}
          onClick={() => onToggle(choice.value)}
        >
          {choice.value}
          <Count of={choice.count} />
        </ToggleChip>
      ))}
    </div>
  );
}
