import type { ComponentType } from 'react';
import type { Icon } from '../design/icons/icons.tsx';
import type { Part } from './Part.ts';
import type { TabContent } from './TabContent.ts';

/** The manifest of a feature's tab. */
export interface TabManifest {
  /** The value in the URL. */
  readonly id: string;
  readonly label: string;
  readonly icon: Icon;
}

/**
 * Props of a panel. The URL says whether it is open, so the frame passes the state, and the panel asks to be closed.
 */
export interface OpenProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface PanelProps extends OpenProps {
  /** The URL value that opened it; null while it is closed. */
  readonly address: string | null;
  readonly goToTab: (tab: string) => void;
}

/** The manifest of a feature's panel. */
export interface PanelManifest {
  /** The URL values that open it. */
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
   * Must work offline (spec section 4, logout), so its code is prefetched; `early`: soon after the first results, else
   * later.
   */
  readonly offline?: boolean | 'early';
}

export interface FrameTab extends TabManifest, Offline {
  readonly content: TabContent;
}

export interface FramePanel extends PanelManifest, Offline {
  readonly content: Part<PanelProps>;
}

/** The content of the frame; each component may be lazy. */
export interface FrameParts {
  readonly tabs: readonly FrameTab[];
  readonly panels: readonly FramePanel[];
  /** Always rendered; they decide themselves when to open. */
  readonly overlays: readonly ComponentType[];
}
