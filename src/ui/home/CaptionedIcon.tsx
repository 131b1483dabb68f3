import type { Icon } from '../design/icons/icons.tsx';
import styles from './CaptionedIcon.module.css';

/** An icon with its meaning in a word below it, for a button or link that has a full accessible name. */
export function CaptionedIcon({ icon: Mark, caption }: { readonly icon: Icon; readonly caption: string }) {
  return (
    <span className={styles.captioned} aria-hidden="true">
      <Mark />
      {caption}
    </span>
  );
}
