import type { CSSProperties } from 'react';
import { classNames } from './classNames.ts';
import styles from './ProgressLine.module.css';

export interface ProgressLineProps {
  readonly label: string;
  /** Progress as a percentage; omitted while unknown. */
  readonly percent?: number;
}

export function ProgressLine({ label, percent }: ProgressLineProps) {
  const known = percent !== undefined;
  return (
    <div
      className={classNames(styles.line, !known && styles.open)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      style={known ? ({ '--progress': percent / 100 } as CSSProperties) : undefined}
    >
      <div className={styles.fill} />
    </div>
  );
}
