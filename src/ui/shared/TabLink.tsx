import { Link, useLocation, type LinkProps } from 'react-router-dom';
import { buttonLook, type ButtonLook } from '../design/Button.tsx';
import { PATHS, withPanel, withTab, type Tab } from './paths.ts';

export interface TabLinkProps extends Omit<LinkProps, 'to'>, ButtonLook {
  readonly tab: Tab;
}

/** The way to another tab, with the weight of a button. What is being searched for stays in the address. */
export function TabLink({ tab, variant, wide, ...rest }: TabLinkProps) {
  const { search } = useLocation();
  const query = withPanel(withTab(new URLSearchParams(search), tab), null);
  return <Link {...rest} to={{ pathname: PATHS.app, search: query.toString() }} className={buttonLook({ variant, wide })} />;
}
