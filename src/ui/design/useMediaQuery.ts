import { useCallback, useSyncExternalStore } from 'react';

/** The only breakpoint (spec section 9): from this width, bottom sheets become side panels. */
export const WIDE_SCREEN_QUERY = '(width >= 640px)';
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** Whether `query` matches; renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const queryList = window.matchMedia(query);
      queryList.addEventListener('change', listener);
      return () => queryList.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
