import type { Icon } from '../design/icons/icons.tsx';
import styles from './CaptionedIcon.module.css';

/** An icon above a one-word caption. The button or link around it has a longer accessible name. */
export function CaptionedIcon({ icon: IconComponent, caption }: { readonly icon: Icon; readonly caption: string }) {
  return (
    <span className={styles.captioned} aria-hidden="true">
      <IconComponent />
      {caption}
    </span>
  );
}
