import type { CSSProperties } from 'react';
import { classNames } from './classNames.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text`: a line, as high as the text would be. `picture`: 4:5. */
  readonly shape?: 'text' | 'picture';
  /** A CSS length; the full width by default. */
  readonly width?: string;
  readonly height?: string;
}

/** A placeholder for loading content, visible after 150 ms. Announce the loading state once, outside of it. */
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
