import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { panelOf, QUERY, SEARCH_TAB, tabOf, withPanel, withTab } from '../shared/paths.ts';
import { useOpenPanel, type PanelState } from '../shared/useOpenPanel.ts';
import type { FrameParts } from './FrameParts.ts';

interface FrameState extends PanelState {
  /** The item viewer's own note: an item that was opened inside the app. */
  readonly viewer?: unknown;
}

export interface FrameAddress {
  /** The id of the open tab. */
  readonly tab: string;
  /** The address of the open panel. */
  readonly panel: string | null;
  readonly goToTab: (tab: string) => void;
  readonly openPanel: (address: string) => void;
  readonly closePanel: () => void;
}

/** Reads the open tab and panel from the address, and writes them there, so that Back and links work. */
export function useFrameAddress({ tabs, panels }: Pick<FrameParts, 'tabs' | 'panels'>): FrameAddress {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const openPanel = useOpenPanel();
  const frame = (state ?? {}) as FrameState;
  const query = new URLSearchParams(search);
  const tab = tabOf(query, Boolean(frame.viewer), (name) => tabs.some(({ id }) => id === name));
  const named = panelOf(query);
  const panel = named !== null && panels.some(({ addresses }) => addresses.includes(named)) ? named : null;

  const go = (next: URLSearchParams, options: { replace?: boolean; state?: FrameState }) =>
    void navigate({ pathname, search: next.toString() }, options);

  // A shared link forces Search open; said in the address, it stays so when the item or conversation is closed.
  const forced = tab === SEARCH_TAB && query.get(QUERY.tab) !== tab && !frame.viewer;
  useEffect(() => {
    if (forced) go(withTab(new URLSearchParams(search), tab), { replace: true, state: frame });
  });

  return {
    tab,
    panel,
    openPanel,
    goToTab: (next) => {
      if (next !== tab || panel) go(withPanel(withTab(query, next), null), {});
    },
    closePanel: () => {
      const below = withPanel(query, null);
      // Where only the panel was added since, Back is the way; else what changed meanwhile stays.
      if (frame.panelFrom === below.toString()) void navigate(-1);
      else go(below, { replace: true, state: { ...frame, panelFrom: undefined } });
    },
  };
}
