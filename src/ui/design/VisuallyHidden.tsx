import type { HTMLAttributes } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers that is not visible on the screen. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />;
}
