import { useEffect, type RefObject } from 'react';

/** When a change of `state` removes the focused button, moves the focus to the place where the button was. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, state: unknown): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.localName === 'dialog')
      place.current?.focus({ preventScroll: true });
  }, [place, state]);
}
