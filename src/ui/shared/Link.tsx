import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useNavigate, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  readonly replace?: boolean;
  readonly state?: unknown;
}

/**
 * A link inside the app. The router's own also knows data loaders and prefetching, which weigh 2.7 KiB
 * on the first screen and are used nowhere here.
 */
export function Link({ to, replace, state, onClick, ...anchor }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(to, { replace, state });
  };
  return <a {...anchor} href={useHref(to)} onClick={follow} />;
}

/** Another tab or window, or a download: what the browser does with a link by itself. */
function opensElsewhere({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    button !== 0 ||
    metaKey ||
    ctrlKey ||
    shiftKey ||
    altKey ||
    (currentTarget.target !== '' && currentTarget.target !== '_self')
  );
}
