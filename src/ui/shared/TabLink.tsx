import { useLocation } from 'react-router-dom';
import type { ButtonStyle } from '../design/Button.tsx';
import type { LinkProps } from './Link.tsx';
import { LinkButton } from './LinkButton.tsx';
import { PATHS, setPanel, setTab, type LinkedTab } from './paths.ts';

export interface TabLinkProps extends Omit<LinkProps, 'to'>, ButtonStyle {
  readonly tab: LinkedTab;
}

/** A link to another tab that looks like a button. Keeps the search in the URL. */
export function TabLink({ tab, ...rest }: TabLinkProps) {
  const { search } = useLocation();
  const query = setPanel(setTab(new URLSearchParams(search), tab), null);
  return <LinkButton {...rest} to={{ pathname: PATHS.app, search: query.toString() }} />;
}
