import { useEffect, type RefObject } from 'react';

/** When a change of `state` removes the focused button, moves the focus to the place where the button was. */
export function useFallbackFocus(fallbackRef: RefObject<HTMLElement | null>, state: unknown): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.localName === 'dialog')
      fallbackRef.current?.focus({ preventScroll: true });
  }, [fallbackRef, state]);
}
