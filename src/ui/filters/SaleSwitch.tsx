import { filterText } from '../text/filters.ts';
import styles from './SaleSwitch.module.css';

export interface SaleSwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function SaleSwitch({ on, onChange }: SaleSwitchProps) {
  return (
    <label className={styles.row}>
      {filterText.onSale}
      <input className={styles.switch} type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}
