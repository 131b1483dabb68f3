import { useAddress } from './AddressRouter.tsx';
import { setPanel } from './paths.ts';

/** The state of a panel's history entry: the query string before the panel was opened, which Back returns to. */
export interface PanelHistoryState {
  readonly panelFrom?: string;
}

/** Opens a panel over the current screen by adding it to the URL. */
export function useOpenPanel(): (panel: string) => void {
  const address = useAddress();
  return (panel) => {
    const { query: text, historyState } = address.snapshot;
    const query = new URLSearchParams(text);
    const panelState: PanelHistoryState = { panelFrom: query.toString() };
    address.push(setPanel(query, panel), { ...historyState, ...panelState });
  };
}
