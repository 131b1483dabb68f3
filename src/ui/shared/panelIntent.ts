import { createContext, useContext } from 'react';
import { createIntentHandlers, type IntentHandlers } from './onIntent.ts';
import type { LinkedPanel } from './paths.ts';

/**
 * Prefetches the code of the panel with the given URL value. The frame provides this function, because it knows the
 * panels.
 */
export const PreloadPanelContext = createContext<(address: string) => void>(() => {});

/** Event handlers for a button that opens another feature's panel. They prefetch the panel's code before the click. */
export function usePanelIntent(panel: LinkedPanel): IntentHandlers {
  const preloadPanel = useContext(PreloadPanelContext);
  return createIntentHandlers({ preload: () => preloadPanel(panel) });
}
