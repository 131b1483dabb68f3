import { ToggleChip } from '../design/ToggleChip.tsx';
import { classNames } from '../design/classNames.ts';
import { hasNoResults, getSpokenName, type FilterChoicesProps } from './FilterChoice.ts';
import styles from './ChipChoices.module.css';
import { ChoiceCount } from './ChoiceCount.tsx';

/** Values as chips that wrap into several rows. */
export function ChipChoices(props: FilterChoicesProps) {
  return <Chips className={styles.row} {...props} />;
}

/** Values as chips in a grid of seven columns (spec section 9, sizes). */
export function GridChoices(props: FilterChoicesProps) {
  return <Chips className={styles.grid} {...props} />;
}

function Chips({
  className,
  label,
  choices,
  onToggle,
}: FilterChoicesProps & { readonly className: string | undefined }) {
  return (
    <div className={className} role="group" aria-label={label}>
      {choices.map((choice) => (
        <ToggleChip
          key={choice.value}
          className={classNames(hasNoResults(choice) && styles.empty)}
          pressed={choice.isChosen}
          aria-label={getSpokenName(choice)}
          onClick={() => onToggle(choice.value)}
        >
          {choice.value}
          <ChoiceCount count={choice.count} />
        </ToggleChip>
      ))}
    </div>
  );
}
