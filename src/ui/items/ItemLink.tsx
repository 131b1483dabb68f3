import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { PATHS, QUERY } from '../shared/paths.ts';

export interface ItemLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly itemId: string;
  /** Opens the item over the current screen. */
  readonly onOpen: () => void;
}

/** A link to an item. A click without a modifier key opens the item over the current screen. */
export function ItemLink({ itemId, onOpen, ...anchor }: ItemLinkProps) {
  return (
    <a
      {...anchor}
      href={`${PATHS.app}?${new URLSearchParams({ [QUERY.item]: itemId }).toString()}`}
      draggable={false}
      onClick={(event) => openUnlessModified(event, onOpen)}
    />
  );
}

/** Opens the item, unless the click should open a new tab or window. */
function openUnlessModified(event: MouseEvent, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  open();
}
