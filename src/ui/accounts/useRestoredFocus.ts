import { useEffect, useRef, type FocusEventHandler } from 'react';

/**
 * Restores the focus of a field that was disabled while its form was busy, unless the shopper has moved the focus.
 * Returns the form's `onFocus`.
 */
export function useRestoredFocus(busy: boolean): FocusEventHandler {
  const lastFocusedRef = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!busy && document.activeElement === document.body) lastFocusedRef.current?.focus();
  }, [busy]);
  return ({ target }) => {
    lastFocusedRef.current = target as HTMLElement;
  };
}
