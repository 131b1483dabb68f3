import { useId } from 'react';
import { CheckIcon } from '../design/icons/icons.tsx';
import styles from './OneChoice.module.css';

export interface OneChoiceProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly chosen: string;
  /** Whether the selected option gets the initial focus when the dialog opens. */
  readonly focused: boolean;
  readonly onChoose: (value: string) => void;
}

export function OneChoice({ label, values, chosen, focused, onChoose }: OneChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label}>
      {values.map((value) => (
        <label className={styles.option} key={value}>
          <input
            ref={focused && chosen === value ? takeFocus : undefined}
            className={styles.radio}
            type="radio"
            name={name}
            checked={chosen === value}
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
 * Sets `autofocus` by script, because the dialog reads the attribute when it opens; React's `autoFocus` runs earlier
 * and has no effect.
 */
function takeFocus(radio: HTMLInputElement | null): void {
  radio?.setAttribute('autofocus', '');
}
