import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { classNames } from './classNames.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'plain';

export interface ButtonStyle {
  readonly variant?: ButtonVariant;
  /** Whether the button fills the width of its container. */
  readonly wide?: boolean;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyle {
  /** While true, clicks are ignored and the button keeps the focus. */
  readonly busy?: boolean;
}

/** The classes that style a link as a button. */
export function getButtonClassNames({ variant = 'primary', wide }: ButtonStyle): string {
  return classNames(styles.button, styles[variant], wide && styles.wide);
}

export function Button({ variant, wide, busy, className, onClick, children, type = 'button', ...rest }: ButtonProps) {
  const onClickUnlessBusy = (event: MouseEvent<HTMLButtonElement>) => {
    // A dialog may open under the pointer. The second click of a double click must not confirm it.
    const isDoubleClick = variant === 'danger' && event.detail > 1;
    if (busy || isDoubleClick) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(getButtonClassNames({ variant, wide }), busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={onClickUnlessBusy}
    >
      {children}
      {busy && <span className={styles.thread} aria-hidden="true" />}
    </button>
  );
}
