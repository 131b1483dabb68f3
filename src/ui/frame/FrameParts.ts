import type { ComponentType } from 'react';
import type { Profile } from '../../domain/accounts/Profile.ts';
import type { Tab } from '../shared/paths.ts';
import type { TabContent } from './TabContent.ts';

/** A surface over the tabs whose being open is in the address; the frame decides, the panel asks to be closed. */
export interface PanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The Chat History panel (spec 2.13). */
export interface HistoryPanelProps extends PanelProps {
  /** An entry was chosen: Search comes to the front (spec 2.4), and the panel closes. */
  readonly onSelect: () => void;
}

/** The filter panel; with `sortFocus` it opens at Sort By (spec 2.8). */
export interface FilterPanelProps extends PanelProps {
  readonly sortFocus: boolean;
}

/** The account panel (spec 2.12). */
export interface AccountPanelProps extends PanelProps {
  readonly shopper: FrameShopper;
  readonly onLogout: () => void;
  /** Ends the sessions on all devices; absent where that is not offered. */
  readonly onLogoutEverywhere?: () => void;
}

/** What fills the frame; each may be lazy. */
export interface FrameParts {
  readonly tabs: Readonly<Record<Tab, TabContent>>;
  readonly chatHistory: ComponentType<HistoryPanelProps>;
  readonly account: ComponentType<AccountPanelProps>;
  readonly filterPanel: ComponentType<FilterPanelProps>;
  readonly fittingRoom: ComponentType<PanelProps>;
  /** Follows `?item=` by itself, so it is always there. */
  readonly itemViewer: ComponentType;
}

export type FrameShopper = Pick<Profile, 'name' | 'email'> | null;
