import { createContext, useContext } from 'react';
import { onIntent, type IntentHandlers } from './onIntent.ts';
import type { LinkedPanel } from './paths.ts';

/** Fetches the code of the panel at an address; provided by the frame, which knows the panels. */
export const PreloadPanel = createContext<(address: string) => void>(() => {});

/** Handlers for a button that opens a panel of another feature: its code is fetched before the click. */
export function usePanelIntent(panel: LinkedPanel): IntentHandlers {
  const preloadPanel = useContext(PreloadPanel);
  return onIntent({ preload: () => preloadPanel(panel) });
}
