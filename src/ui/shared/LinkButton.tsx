import { buttonLook, type ButtonLook } from '../design/Button.tsx';
import { classNames } from '../design/classNames.ts';
import { Link, type LinkProps } from './Link.tsx';

/** A link inside the app that looks like a button. */
export function LinkButton({ variant, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={classNames(buttonLook({ variant, wide }), className)} />;
}
