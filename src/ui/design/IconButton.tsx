import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './classNames.ts';
import type { Icon } from './icons/icons.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The accessible name of the button. */
  readonly label: string;
  readonly icon: Icon;
  /** Adds a background, so that the icon stays visible on a picture. */
  readonly isOnPicture?: boolean;
  /** Uses the accent color, which marks the shopper's own state, such as a filled heart. */
  readonly isAccented?: boolean;
}

/** An icon button with a 44 px target and an accessible name. */
export function IconButton({
  label,
  icon: Mark,
  isOnPicture,
  isAccented,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, isOnPicture && styles.onPicture, isAccented && styles.accent, className)}
    >
      <Mark />
    </button>
  );
}
