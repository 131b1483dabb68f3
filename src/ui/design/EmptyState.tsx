import type { ReactNode } from 'react';
import { Illustration } from './Illustration.tsx';
import type { InkName } from './inkSizes.ts';
import styles from './StateMessage.module.css';

export interface EmptyStateProps {
  readonly title: string;
  /** A suggestion for the next step. */
  readonly text?: ReactNode;
  readonly ink: InkName;
  readonly children?: ReactNode;
}

/** An empty state with a next step. `children` are the buttons. */
export function EmptyState({ title, text, ink, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Illustration name={ink} />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
