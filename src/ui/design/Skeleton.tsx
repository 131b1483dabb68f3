import type { CSSProperties } from 'react';
import { classNames } from './classNames.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text`: a line, as high as the text would be. `picture`: 4:5. */
  readonly shape?: 'text' | 'picture';
  /** A CSS length; all the width there is unless told otherwise. */
  readonly width?: string;
  readonly height?: string;
}

/** A place that something will take, seen from 150 ms on. Say once, beside it, that it is loading. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const size = { '--skeleton-width': width, '--skeleton-height': height } as CSSProperties;
  return <span className={classNames(styles.skeleton, shape === 'picture' && styles.picture)} style={size} aria-hidden="true" />;
}
