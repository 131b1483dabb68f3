import type { ReactNode } from 'react';
import styles from './PreferenceGroup.module.css';

export interface PreferenceGroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A group of controls under a title. */
export function PreferenceGroup({ title, hint, children }: PreferenceGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}
