import type { ComponentType } from 'react';
import type { Icon } from '../design/icons/icons.tsx';
import type { Part } from './Part.ts';
import type { TabContent } from './TabContent.ts';

/** What the manifest of a feature says about its tab. */
export interface TabManifest {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  readonly icon: Icon;
}

/** A surface over the tabs whose being open is in the address; the frame decides, the panel asks to be closed. */
export interface OpenProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface PanelProps extends OpenProps {
  /** Which of its addresses opened it; null while it is closed. */
  readonly address: string | null;
  readonly goToTab: (tab: string) => void;
}

/** What the manifest of a feature says about its panel. */
export interface PanelManifest {
  /** The names in the address that open it. */
  readonly addresses: readonly [string, ...string[]];
  /** Its button in the top bar. */
  readonly opener?: PanelOpener;
}

export interface PanelOpener {
  readonly label: string;
  readonly icon: Icon;
  readonly side: 'start' | 'end';
}

interface Offline {
  /**
   * Works without a connection (section 4, logout), so its code is fetched in advance; `early`: as soon as the first
   * results had time to appear.
   */
  readonly offline?: boolean | 'early';
}

export interface FrameTab extends TabManifest, Offline {
  readonly content: TabContent;
}

export interface FramePanel extends PanelManifest, Offline {
  readonly content: Part<PanelProps>;
}

/** What fills the frame; each may be lazy. */
export interface FrameParts {
  readonly tabs: readonly FrameTab[];
  readonly panels: readonly FramePanel[];
  /** Always rendered; they open by themselves. */
  readonly overlays: readonly ComponentType[];
}
