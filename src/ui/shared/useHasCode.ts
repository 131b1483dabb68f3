import { useEffect, useState } from 'react';
import type { LazyComponent } from './lazyComponent.tsx';

/**
 * Loads the code of the parts, and returns whether all of it has loaded or failed. A part that is rendered earlier
 * shows its fallback, which React keeps for 300 ms.
 */
export function useHasCode(parts: readonly Pick<LazyComponent<never>, 'preload' | 'isLoaded'>[]): boolean {
  const [isSettled, setSettled] = useState(() => parts.every((part) => part.isLoaded()));
  useEffect(() => {
    void Promise.all(parts.map((part) => part.preload())).then(() => setSettled(true));
  }, [parts]);
  return isSettled;
}
