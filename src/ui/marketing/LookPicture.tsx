import { classNames } from '../design/classNames.ts';
import { looksText } from '../text/marketingLooksText.ts';
import { LOOK_SIZE, LOOK_WIDTHS, getLookUrl, type LookName } from './showcase/looks.ts';
import styles from './LookPicture.module.css';

export interface LookPictureProps {
  readonly name: LookName;
  /** The rendered width, as in `<img sizes>`. */
  readonly sizes: string;
  /** Whether the picture loads at once and with priority. */
  readonly isEager?: boolean;
  /** Whether the text beside the picture describes it. The picture then has no alternative text. */
  readonly isDecorative?: boolean;
  readonly className?: string | undefined;
}

/** A dressed figure on a transparent background. */
export function LookPicture({ name, sizes, isEager, isDecorative, className }: LookPictureProps) {
  return (
    <img
      className={classNames(styles.look, className)}
      src={getLookUrl(name, LOOK_WIDTHS[0])}
      srcSet={LOOK_WIDTHS.map((width) => `${getLookUrl(name, width)} ${width}w`).join(', ')}
      sizes={sizes}
      {...LOOK_SIZE}
      alt={isDecorative ? '' : looksText[name]}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
    />
  );
}
