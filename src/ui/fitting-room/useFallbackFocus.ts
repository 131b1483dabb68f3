import { useEffect, type RefObject } from 'react';

/** Moves the focus to the element of `fallbackRef` when a change of `state` removes the focused button. */
export function useFallbackFocus(fallbackRef: RefObject<HTMLElement | null>, state: unknown): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.localName === 'dialog')
      fallbackRef.current?.focus({ preventScroll: true });
  }, [fallbackRef, state]);
}
