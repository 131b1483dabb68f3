import { COLORS, type Color } from '../../domain/catalogue/vocabulary.ts';
import { classNames } from './classNames.ts';
import styles from './Swatch.module.css';

const isColorName = (name: string): name is Color => (COLORS as readonly string[]).includes(name);

/** A dot in one of the catalogue's colors; nothing for other values. Show the color's name beside it. */
export function Swatch({ color }: { readonly color: string }) {
  if (!isColorName(color)) return null;
  const isMulticolor = color === 'Multicolor';
  const swatchStyle = isMulticolor ? undefined : { background: `var(--swatch-${color.toLowerCase()})` };
  return (
    <span className={classNames(styles.swatch, isMulticolor && styles.many)} style={swatchStyle} aria-hidden="true" />
  );
}
