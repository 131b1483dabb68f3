import { useEffect } from 'react';
import { useAddress } from '../shared/AddressRouter.tsx';
import { panelOf, QUERY, SEARCH_TAB, tabOf, withPanel, withTab } from '../shared/paths.ts';
import { useOpenPanel, type PanelNotes } from '../shared/useOpenPanel.ts';
import { useSnapshot } from '../shared/useSnapshot.ts';
import type { FrameParts } from './FrameParts.ts';

interface FrameNotes extends PanelNotes {
  /** Set by the item viewer when the item was opened inside the app. */
  readonly viewer?: unknown;
}

export interface FrameAddress {
  /** The id of the open tab. */
  readonly tab: string;
  /** The URL value of the open panel. */
  readonly panel: string | null;
  readonly goToTab: (tab: string) => void;
  readonly openPanel: (address: string) => void;
  readonly closePanel: () => void;
}

/** Reads the open tab and panel from the URL and writes them to it, so that Back and links work. */
export function useFrameAddress({ tabs, panels }: Pick<FrameParts, 'tabs' | 'panels'>): FrameAddress {
  const address = useAddress();
  const openPanel = useOpenPanel();
  const { query: text, historyState } = useSnapshot(address);
  const { viewer, panelFrom } = historyState as FrameNotes;
  const query = new URLSearchParams(text);
  const tab = tabOf(query, Boolean(viewer), (name) => tabs.some(({ id }) => id === name));
  const named = panelOf(query);
  const panel = named !== null && panels.some(({ addresses }) => addresses.includes(named)) ? named : null;

  // A shared link opens the Search tab. Write the tab to the URL, so that it stays open when the item or conversation
  // is closed.
  const forced = tab === SEARCH_TAB && query.get(QUERY.tab) !== tab && !viewer;
  useEffect(() => {
    if (forced) address.replace(withTab(new URLSearchParams(text), tab));
  });

  return {
    tab,
    panel,
    openPanel,
    goToTab: (next) => {
      if (next !== tab || panel) address.push(withPanel(withTab(query, next), null));
    },
    closePanel: () => {
      const below = withPanel(query, null);
      // Go back if opening the panel was the only change of the URL; otherwise keep the other changes.
      if (panelFrom === below.toString()) address.go(-1);
      else address.replace(below, { panelFrom: undefined });
    },
  };
}
