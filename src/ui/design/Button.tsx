import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react';
import { classNames } from './classNames.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'plain';

interface Look {
  readonly variant?: ButtonVariant;
  /** As wide as what holds it. */
  readonly wide?: boolean;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Something is under way: clicks are ignored, and the focus stays where it is. */
  readonly busy?: boolean;
}

const lookOf = ({ variant = 'primary', wide }: Look, extra?: string | false) =>
  classNames(styles.button, styles[variant], wide && styles.wide, extra);

export function Button({ variant, wide, busy, className, onClick, children, type = 'button', ...rest }: ButtonProps) {
  const whenFree = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(lookOf({ variant, wide }, busy && styles.busy), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={whenFree}
    >
      {children}
      {busy && <span className={styles.thread} aria-hidden="true" />}
    </button>
  );
}

/** A way to another place that has the weight of a button. */
export function ButtonLink({ variant, wide, className, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & Look) {
  return <a {...rest} className={classNames(lookOf({ variant, wide }), className)} />;
}
