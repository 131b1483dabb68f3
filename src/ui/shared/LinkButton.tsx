import { getButtonClassNames, type ButtonStyle } from '../design/Button.tsx';
import { classNames } from '../design/classNames.ts';
import { Link, type LinkProps } from './Link.tsx';

/** A link inside the app that looks like a button. */
export function LinkButton({ variant, wide, className, ...rest }: LinkProps & ButtonStyle) {
  return <Link {...rest} className={classNames(getButtonClassNames({ variant, wide }), className)} />;
}
