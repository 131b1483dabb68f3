import { useAddress } from './AddressRouter.tsx';
import { withPanel } from './paths.ts';

/** The note on an entry of the history: the query from which its panel was opened, where Back leads. */
export interface PanelNotes {
  readonly panelFrom?: string;
}

/** Opens a panel over the current screen by adding it to the URL. */
export function useOpenPanel(): (panel: string) => void {
  const address = useAddress();
  return (panel) => {
    const { query: text, notes } = address.snapshot;
    const query = new URLSearchParams(text);
    const panelNotes: PanelNotes = { panelFrom: query.toString() };
    address.push(withPanel(query, panel), { ...notes, ...panelNotes });
  };
}
