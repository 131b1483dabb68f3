import { useId } from 'react';
import { CheckIcon } from '../design/icons/icons.tsx';
import styles from './RadioChoices.module.css';

export interface RadioChoicesProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly chosenValue: string;
  /** Whether the selected option gets the focus when the dialog opens. */
  readonly isFocused: boolean;
  readonly onChoose: (value: string) => void;
}

export function RadioChoices({ label, values, chosenValue, isFocused, onChoose }: RadioChoicesProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label}>
      {values.map((value) => (
        <label className={styles.option} key={value}>
          <input
            ref={isFocused && chosenValue === value ? focusRadio : undefined}
            className={styles.radio}
            type="radio"
            name={name}
            checked={chosenValue === value}
            onChange={() => onChoose(value)}
          />
          {value}
          <CheckIcon />
        </label>
      ))}
    </div>
  );
}

/**
 * Sets `autofocus` by script, because the dialog reads the attribute when it opens. React's `autoFocus` would run too
 * early.
 */
function focusRadio(radio: HTMLInputElement | null): void {
  radio?.setAttribute('autofocus', '');
}
