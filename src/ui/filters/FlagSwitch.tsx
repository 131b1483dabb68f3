import styles from './FlagSwitch.module.css';

export interface FlagSwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function FlagSwitch({ label, on, onChange }: FlagSwitchProps) {
  return (
    <label className={styles.row}>
      {label}
      <input
        className={styles.switch}
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
