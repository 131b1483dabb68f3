import { useCallback, useSyncExternalStore } from 'react';

/** The only breakpoint (spec section 9): from this width, bottom sheets become side panels. */
export const WIDE = '(width >= 640px)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether `query` matches; renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
