import { useEffect, useRef, type RefObject } from 'react';
import type { Item } from '../../domain/catalogue/Item.ts';

/**
 * When a card with the focus is removed, moves the focus to the next card, else to the last one, else to the page.
 * `confirming` is the item whose removal awaits confirmation.
 */
export function useFocusAfterRemoval(
  page: RefObject<HTMLElement | null>,
  items: readonly Item[],
  confirming: Item | null,
): void {
  const requestedRemoval = useRef<{ readonly id: string; readonly position: number } | null>(null);
  useEffect(() => {
    if (confirming !== null) {
      requestedRemoval.current = { id: confirming.id, position: items.findIndex(({ id }) => id === confirming.id) + 1 };
      return;
    }
    const removedEntry = requestedRemoval.current;
    requestedRemoval.current = null;
    if (removedEntry === null || items.some(({ id }) => id === removedEntry.id)) return;
    const findCardLink = (position: number) =>
      page.current?.querySelector<HTMLElement>(`[aria-posinset="${position}"] a`);
    (findCardLink(removedEntry.position) ?? findCardLink(items.length) ?? page.current)?.focus({ preventScroll: true });
  }, [page, items, confirming]);
}
