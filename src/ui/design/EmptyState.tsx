import type { ReactNode } from 'react';
import { Illustration } from './Illustration.tsx';
import type { IllustrationName } from './inkSizes.ts';
import styles from './StateMessage.module.css';

export interface EmptyStateProps {
  readonly title: string;
  /** A suggestion for the next step. */
  readonly text?: ReactNode;
  readonly illustration: IllustrationName;
  readonly children?: ReactNode;
}

/** An empty state with a next step. `children` are the buttons. */
export function EmptyState({ title, text, illustration, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Illustration name={illustration} />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
