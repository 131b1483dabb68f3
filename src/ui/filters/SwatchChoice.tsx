import type { AnyChoiceProps } from './ChipChoice.tsx';
import styles from './SwatchChoice.module.css';

/** Swatches with their names: a color is never said by color alone. */
export function SwatchChoice({ label, values, chosen, onToggle }: AnyChoiceProps) {
  return (
    <div className={styles.colors} role="group" aria-label={label}>
      {values.map((color) => (
        <button key={color} className={styles.color} type="button" aria-pressed={chosen.includes(color)} onClick={() => onToggle(color)}>
          <span className={styles.swatch} data-color={color.toLowerCase()} />
          {color}
        </button>
      ))}
    </div>
  );
}
