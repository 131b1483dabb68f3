import { createContext, useContext } from 'react';
import { createIntentHandlers, type IntentHandlers } from './onIntent.ts';
import type { LinkedPanel } from './paths.ts';

/** Prefetches the code of the panel with this URL value. The frame provides the function. */
export const PreloadPanelContext = createContext<(address: string) => void>(() => {});

/** Event handlers that prefetch the code of another feature's panel before the click. */
export function usePanelIntent(panel: LinkedPanel): IntentHandlers {
  const preloadPanel = useContext(PreloadPanelContext);
  return createIntentHandlers({ preload: () => preloadPanel(panel) });
}
