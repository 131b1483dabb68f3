import { useEffect } from 'react';
import { useAddress } from '../shared/AddressRouter.tsx';
import { readPanel, QUERY, SEARCH_TAB, readTab, setPanel, setTab } from '../shared/paths.ts';
import { useOpenPanel, type PanelHistoryState } from '../shared/useOpenPanel.ts';
import { useSnapshot } from '../shared/useSnapshot.ts';
import type { FrameContent } from './FrameContent.ts';

interface FrameHistoryState extends PanelHistoryState {
  /** Present if the item viewer was opened inside the app. */
  readonly viewer?: unknown;
}

export interface FrameAddress {
  /** The id of the open tab. */
  readonly tab: string;
  /** The URL value of the open panel. */
  readonly panel: string | null;
  /** The query of the search in the URL; '' if there is none or another tab is open. */
  readonly searchedWords: string;
  readonly goToTab: (tab: string) => void;
  readonly openPanel: (address: string) => void;
  readonly closePanel: () => void;
}

/** Reads the open tab and panel from the URL and writes them to it. */
export function useFrameAddress({ tabs, panels }: Pick<FrameContent, 'tabs' | 'panels'>): FrameAddress {
  const address = useAddress();
  const openPanel = useOpenPanel();
  const { query: text, historyState } = useSnapshot(address);
  const { viewer, panelFrom } = historyState as FrameHistoryState;
  const query = new URLSearchParams(text);
  const tab = readTab(query, Boolean(viewer), (name) => tabs.some(({ id }) => id === name));
  const panelInUrl = readPanel(query);
  const panel =
    panelInUrl !== null && panels.some(({ addresses }) => addresses.includes(panelInUrl)) ? panelInUrl : null;

  // A shared link opens the Search tab. Write the tab to the URL, so that it stays open after the item or
  // conversation is closed.
  const isTabForced = tab === SEARCH_TAB && query.get(QUERY.tab) !== tab && !viewer;
  useEffect(() => {
    if (isTabForced) address.replace(setTab(new URLSearchParams(text), tab));
  });

  return {
    tab,
    panel,
    searchedWords: (tab === SEARCH_TAB && query.get(QUERY.query)) || '',
    openPanel,
    goToTab: (next) => {
      if (next !== tab || panel) address.push(setPanel(setTab(query, next), null));
    },
    closePanel: () => {
      const queryWithoutPanel = setPanel(query, null);
      // Go back if the URL has changed only by opening the panel. Otherwise keep the other changes.
      if (panelFrom === queryWithoutPanel.toString()) address.go(-1);
      else address.replace(queryWithoutPanel, { panelFrom: undefined });
    },
  };
}
