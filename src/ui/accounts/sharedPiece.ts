import { useLayoutEffect } from 'react';
import { QUERY } from '../shared/paths.ts';

/** The shared link's piece, which the server renders beside the app for a visitor (docs/adr/0164). */
const findSharedPiece = (): HTMLElement | null => document.querySelector('#shared-piece');

/** Whether the page shows a shared piece. */
export function hasSharedPiece(): boolean {
  return findSharedPiece()?.hidden === false;
}

/** Shows the shared piece beside the login if the URL names it. `isWelcome` is false after a logout. */
export function useSharedPiece(isWelcome: boolean): void {
  useLayoutEffect(() => {
    const piece = findSharedPiece();
    if (!piece) return;
    const itemId = new URLSearchParams(window.location.search).get(QUERY.item) ?? '';
    piece.hidden = !isWelcome || piece.dataset['item'] !== encodeURIComponent(itemId);
    return () => {
      piece.hidden = true;
    };
  }, [isWelcome]);
}
