import type { SyntheticEvent } from 'react';
import { classNames } from './classNames.ts';
import { INK_SIZES, type InkName } from './inkSizes.ts';
import styles from './Ink.module.css';

export interface InkProps {
  readonly name: InkName;
  readonly className?: string | undefined;
}

/** A decorative illustration, hidden from screen readers. */
export function Ink({ name, className }: InkProps) {
  const [width, height] = INK_SIZES[name];
  return (
    <img
      className={classNames(styles.ink, className)}
      src={`/ink/${name}.svg`}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      onError={leave}
    />
  );
}

/** Removes an illustration that fails to load, e.g. offline, so that it leaves no gap. */
function leave({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.display = 'none';
}
