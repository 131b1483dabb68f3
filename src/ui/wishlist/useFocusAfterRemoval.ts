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
  const asked = useRef<{ readonly id: string; readonly place: number } | null>(null);
  useEffect(() => {
    if (confirming !== null) {
      asked.current = { id: confirming.id, place: items.findIndex(({ id }) => id === confirming.id) + 1 };
      return;
    }
    const removed = asked.current;
    asked.current = null;
    if (removed === null || items.some(({ id }) => id === removed.id)) return;
    const card = (place: number) => page.current?.querySelector<HTMLElement>(`[aria-posinset="${place}"] a`);
    (card(removed.place) ?? card(items.length) ?? page.current)?.focus({ preventScroll: true });
  }, [page, items, confirming]);
}
