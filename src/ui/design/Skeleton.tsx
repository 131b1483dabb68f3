import type { CSSProperties } from 'react';
import { classNames } from './classNames.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text`: one line of text. `picture`: a box in the ratio 4:5. */
  readonly shape?: 'text' | 'picture';
  /** Width as a CSS length; the full width by default. */
  readonly width?: string;
  readonly height?: string;
}

/**
 * A placeholder for loading content, visible after 150 ms. Screen readers do not announce it, so announce the loading
 * state separately.
 */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const size = { '--skeleton-width': width, '--skeleton-height': height } as CSSProperties;
  return (
    <span
      className={classNames(styles.skeleton, shape === 'picture' && styles.picture)}
      style={size}
      aria-hidden="true"
    />
  );
}
