import { COLORS, type Color } from '../../domain/catalogue/vocabulary.ts';
import { filterText } from '../text/filters.ts';
import styles from './ColorChoice.module.css';

export interface ColorChoiceProps {
  readonly chosen: readonly Color[];
  readonly onToggle: (color: Color) => void;
}

/** Swatches with their names: a colour is never said by colour alone. */
export function ColorChoice({ chosen, onToggle }: ColorChoiceProps) {
  return (
    <div className={styles.colors} role="group" aria-label={filterText.sections.color}>
      {COLORS.map((color) => (
        <button key={color} className={styles.color} type="button" aria-pressed={chosen.includes(color)} onClick={() => onToggle(color)}>
          <span className={styles.swatch} data-color={color.toLowerCase()} />
          {color}
        </button>
      ))}
    </div>
  );
}
