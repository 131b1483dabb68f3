import { classNames } from '../design/classNames.ts';
import { hasNoResults, getSpokenName, type FilterChoicesProps } from './FilterChoice.ts';
import { ChoiceCount } from './ChoiceCount.tsx';
import styles from './SwatchChoices.module.css';

/** Color swatches with their names, because color alone is not accessible. */
export function SwatchChoices({ label, choices, onToggle }: FilterChoicesProps) {
  return (
    <div className={styles.colors} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          className={classNames(styles.color, hasNoResults(choice) && styles.empty)}
          type="button"
          aria-pressed={choice.isChosen}
          aria-label={getSpokenName(choice)}
          onClick={() => onToggle(choice.value)}
        >
          <span className={styles.swatch} data-color={choice.value.toLowerCase()} />
          <span className={styles.words}>
            {choice.value}
            <ChoiceCount count={choice.count} />
          </span>
        </button>
      ))}
    </div>
  );
}
