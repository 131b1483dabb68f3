import type { SyntheticEvent } from 'react';
import { classNames } from './classNames.ts';
import { INK_SIZES, type InkName } from './inkSizes.ts';
import styles from './Ink.module.css';

export interface InkProps {
  readonly name: InkName;
  readonly className?: string | undefined;
}

/** A piece in ink and wash; it says nothing that the words beside it do not say. */
export function Ink({ name, className }: InkProps) {
  const [width, height] = INK_SIZES[name];
  return <img className={classNames(styles.ink, className)} src={`/ink/${name}.svg`} width={width} height={height} alt="" loading="lazy" decoding="async" onError={leave} />;
}

/** Without a connection it does not come, and leaves no hole. */
function leave({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.display = 'none';
}
