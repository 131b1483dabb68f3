import { useLocation, useNavigate } from 'react-router-dom';
import { withPanel } from './paths.ts';

/** The note with a place in the history: the query from which its panel was opened, where Back leads. */
export interface PanelState {
  readonly panelFrom?: string;
}

/** Opens a panel over what is on screen, by putting it in the address. */
export function useOpenPanel(): (address: string) => void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (address) => {
    const query = new URLSearchParams(search);
    const note: PanelState = { ...(state as PanelState | null), panelFrom: query.toString() };
    void navigate({ pathname, search: withPanel(query, address).toString() }, { state: note });
  };
}
