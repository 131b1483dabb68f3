import type { CSSProperties } from 'react';
import { classNames } from './classNames.ts';
import styles from './ProgressLine.module.css';

export interface ProgressLineProps {
  readonly label: string;
  /** Progress as a percentage; omitted while unknown. */
  readonly percent?: number;
}

export function ProgressLine({ label, percent }: ProgressLineProps) {
  const isKnown = percent !== undefined;
  return (
    <div
      className={classNames(styles.line, !isKnown && styles.open)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      style={isKnown ? ({ '--progress': percent / 100 } as CSSProperties) : undefined}
    >
      <div className={styles.fill} />
    </div>
  );
}
