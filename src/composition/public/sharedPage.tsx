import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Item as WireItem } from '../../../contract/item.ts';
import { toItem } from '../../adapters/http/wireItem.ts';
import { MissingPiece, SharedPiece } from '../../ui/shared-piece/SharedPiece.tsx';
import { sharedPieceText } from '../../ui/text/sharedPiece.ts';
import { frameText } from '../../ui/text/frameText.ts';
import { describePiece } from './describePiece.ts';
import { SharedPieceHead } from './SharedPieceHead.tsx';
import { renderMarkup } from './renderMarkup.tsx';
import { writePieceMarkdown } from './writePieceMarkdown.ts';

/** The parts of a shared link's page, to be inserted into the app's document. */
export interface SharedPageDependencies {
  readonly head: string;
  readonly body: string;
}

/**
 * Renders the page of a shared link. `origin` is the app's origin. Without an item, the page says that the piece was
 * not found.
 */
export function renderSharedPage(wireItem: WireItem | null, origin: string): SharedPageDependencies {
  if (wireItem === null)
    return combine(<title>{frameText.documentTitle(sharedPieceText.missingTitle)}</title>, <MissingPiece />);
  const item = toItem(wireItem);
  return combine(<SharedPieceHead {...describePiece(item, origin)} item={item} />, <SharedPiece item={item} />);
}

function combine(head: ReactElement, content: ReactElement): SharedPageDependencies {
  const { preloadLinks, markup } = renderMarkup(content, { isHydrated: false });
  return { head: renderToStaticMarkup(head) + preloadLinks, body: markup };
}

/** Renders the same page as Markdown, for AI agents. */
export function renderSharedMarkdown(wireItem: WireItem, origin: string): string {
  const item = toItem(wireItem);
  return writePieceMarkdown(item, describePiece(item, origin));
}
