import { useEffect, useRef, type FocusEventHandler } from 'react';

/**
 * Restores the focus of a field that lost it by being disabled while its form was busy, unless the shopper has moved
 * the focus elsewhere. Returns the form's `onFocus`.
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
