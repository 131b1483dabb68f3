import type { SyntheticEvent } from 'react';
import { classNames } from './classNames.ts';
import { ILLUSTRATION_SIZES, type IllustrationName } from './inkSizes.ts';
import styles from './Illustration.module.css';

export interface IllustrationProps {
  readonly name: IllustrationName;
  readonly className?: string | undefined;
}

/** A decorative illustration, hidden from screen readers. */
export function Illustration({ name, className }: IllustrationProps) {
  const [width, height] = ILLUSTRATION_SIZES[name];
  return (
    <img
      className={classNames(styles.ink, className)}
      src={`/ink/${name}.svg`}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      onError={hideFailedImage}
    />
  );
}

/** Removes an illustration that fails to load, e.g. offline, so that it leaves no gap. */
function hideFailedImage({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.display = 'none';
}
