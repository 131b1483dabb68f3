import type { HTMLAttributes } from 'react';
import styles from './VisuallyHidden.module.css';

/** For screen readers only. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />;
}
