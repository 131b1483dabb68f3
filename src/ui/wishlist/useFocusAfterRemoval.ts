import { useEffect, useRef, type RefObject } from 'react';
import type { Item } from '../../domain/catalogue/Item.ts';

/**
 * When the focused card is removed, focuses the card in its place, or the last card, or the page. If a dialog over
 * the page removed it, waits until the dialog closes.
 */
export function useFocusAfterRemoval(page: RefObject<HTMLElement | null>, items: readonly Item[]): void {
  const focusedCard = useRef<{ readonly id: string | undefined; readonly position: number } | null>(null);
  const shownItems = useRef(items);
  useEffect(() => {
    shownItems.current = items;
  });

  useEffect(() => {
    const element = page.current;
    const rememberCard = ({ target }: FocusEvent) => {
      const card = (target as Element).closest('[aria-posinset]');
      if (card === null) return;
      const position = Number(card.getAttribute('aria-posinset'));
      focusedCard.current = { id: shownItems.current[position - 1]?.id, position };
    };
    element?.addEventListener('focusin', rememberCard);
    return () => element?.removeEventListener('focusin', rememberCard);
  }, [page]);

  useEffect(() => {
    const removedCard = focusedCard.current;
    if (removedCard === null || items.some(({ id }) => id === removedCard.id)) return;
    const findCardLink = (position: number) =>
      page.current?.querySelector<HTMLElement>(`[aria-posinset="${position}"] a`);
    const moveFocus = () => {
      if (document.querySelector('dialog[open]') !== null) return;
      document.removeEventListener('close', moveFocus, true);
      focusedCard.current = null;
      const { activeElement } = document;
      if (activeElement === null || activeElement.matches('body, dialog:not([open]) *'))
        (findCardLink(removedCard.position) ?? findCardLink(items.length) ?? page.current)?.focus({
          preventScroll: true,
        });
    };
    document.addEventListener('close', moveFocus, true);
    moveFocus();
    return () => document.removeEventListener('close', moveFocus, true);
  }, [page, items]);
}
