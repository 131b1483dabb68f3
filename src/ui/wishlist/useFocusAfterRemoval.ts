import { useEffect, useRef, type RefObject } from 'react';
import type { Item } from '../../domain/catalogue/Item.ts';

/**
 * When a card with the focus is removed, moves the focus to the next card, else to the last one, else to the page.
 * `confirming` is the item whose removal awaits confirmation.
 */
export function useFocusAfterRemoval(
  page: RefObject<HTMLElement | null>,
  items: readonly Item[],
  itemToRemove: Item | null,
): void {
  const requestedRemoval = useRef<{ readonly id: string; readonly position: number } | null>(null);
  useEffect(() => {
    if (itemToRemove !== null) {
      requestedRemoval.current = {
        id: itemToRemove.id,
        position: items.findIndex(({ id }) => id === itemToRemove.id) + 1,
      };
      return;
    }
    const endedRequest = requestedRemoval.current;
    requestedRemoval.current = null;
    if (endedRequest === null || items.some(({ id }) => id === endedRequest.id)) return;
    const findCardLink = (position: number) =>
      page.current?.querySelector<HTMLElement>(`[aria-posinset="${position}"] a`);
    (findCardLink(endedRequest.position) ?? findCardLink(items.length) ?? page.current)?.focus({ preventScroll: true });
  }, [page, items, itemToRemove]);
}
