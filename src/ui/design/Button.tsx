import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { classNames } from './classNames.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'plain';

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  /** As wide as what holds it. */
  readonly wide?: boolean;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Something is under way: clicks are ignored, and the focus stays where it is. */
  readonly busy?: boolean;
}

/** The classes that give a link the weight of a button. */
export function buttonLook({ variant = 'primary', wide }: ButtonLook): string {
  return classNames(styles.button, styles[variant], wide && styles.wide);
}

export function Button({ variant, wide, busy, className, onClick, children, type = 'button', ...rest }: ButtonProps) {
  const whenFree = (event: MouseEvent<HTMLButtonElement>) => {
    // What is lost by it was asked about just now: the second half of a double click is no answer.
    const hasty = variant === 'danger' && event.detail > 1;
    if (busy || hasty) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonLook({ variant, wide }), busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={whenFree}
    >
      {children}
      {busy && <span className={styles.thread} aria-hidden="true" />}
    </button>
  );
}
