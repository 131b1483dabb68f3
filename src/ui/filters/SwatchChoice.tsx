import { classNames } from '../design/classNames.ts';
import { findsNothing, spokenName, type AnyChoiceProps } from './AnyChoice.ts';
import { Count } from './Count.tsx';
import styles from './SwatchChoice.module.css';

/** Color swatches with their names, because color alone is not accessible. */
export function SwatchChoice({ label, choices, onToggle }: AnyChoiceProps) {
  return (
    <div className={styles.colors} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          className={classNames(styles.color, findsNothing(choice) && styles.empty)}
          type="button"
          aria-pressed={choice.chosen}
          aria-label={spokenName(choice)}
          onClick={() => onToggle(choice.value)}
        >
          <span className={styles.swatch} data-color={choice.value.toLowerCase()} />
          <span className={styles.words}>
            {choice.value}
            <Count of={choice.count} />
          </span>
        </button>
      ))}
    </div>
  );
}
