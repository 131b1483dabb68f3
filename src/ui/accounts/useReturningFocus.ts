import { useEffect, useRef, type FocusEventHandler } from 'react';

/**
 * A field that is disabled while its form is busy loses the focus. This restores it once the form is enabled
 * again, unless the shopper has gone elsewhere. Returns the form's `onFocus`.
 */
export function useReturningFocus(busy: boolean): FocusEventHandler {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!busy && document.activeElement === document.body) last.current?.focus();
  }, [busy]);
  return ({ target }) => {
    last.current = target as HTMLElement;
  };
}
