import { useCallback, useSyncExternalStore } from 'react';

/** Whether `query` matches. Renders again when that changes. */
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
