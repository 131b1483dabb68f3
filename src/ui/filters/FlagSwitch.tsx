import styles from './FlagSwitch.module.css';

export interface FlagSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function FlagSwitch({ label, isOn, onChange }: FlagSwitchProps) {
  return (
    <label className={styles.row}>
      {label}
      <input
        className={styles.switch}
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
