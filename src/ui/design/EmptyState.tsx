import type { ReactNode } from 'react';
import type { Icon } from './icons/icons.tsx';
import styles from './StateMessage.module.css';

export interface EmptyStateProps {
  readonly title: string;
  /** What one could do next. */
  readonly text?: ReactNode;
  readonly icon?: Icon;
  readonly children?: ReactNode;
}

/** Nothing is here yet, and the way onward. `children` are the buttons. */
export function EmptyState({ title, text, icon: Mark, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {Mark && <span className={styles.mark}><Mark /></span>}
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
