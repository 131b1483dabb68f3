import type { ComponentType } from 'react';
import type { Icon } from '../design/icons/icons.tsx';
import type { PreloadableComponent } from './PreloadableComponent.ts';
import type { TabContent } from './TabContent.ts';

export interface TabManifest {
  /** The tab's value in the URL. */
  readonly id: string;
  readonly label: string;
  readonly icon: Icon;
}

/** Props of a panel. The URL decides whether the panel is open, so closing it means calling `onClose`. */
export interface OpenProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface PanelProps extends OpenProps {
  /** The URL value that opened the panel; null while it is closed. */
  readonly address: string | null;
  readonly goToTab: (tab: string) => void;
}

export interface PanelManifest {
  /** The URL values that open the panel. */
  readonly addresses: readonly [string, ...string[]];
  /** The panel's button in the top bar, if it has one. */
  readonly opener?: PanelOpener;
}

export interface PanelOpener {
  readonly label: string;
  readonly icon: Icon;
  readonly side: 'start' | 'end';
}

interface OfflineBehavior {
  /**
   * Whether the panel must work offline (spec section 4, logout). Its code is then prefetched: 'early' soon after the
   * first results, `true` later.
   */
  readonly offlineLoading?: boolean | 'early';
}

export interface FrameTab extends TabManifest, OfflineBehavior {
  readonly content: TabContent;
}

export interface FramePanel extends PanelManifest, OfflineBehavior {
  readonly content: PreloadableComponent<PanelProps>;
}

/** The content of the frame; each component may be lazy. */
export interface FrameContent {
  readonly tabs: readonly FrameTab[];
  readonly panels: readonly FramePanel[];
  /** Components that are always rendered and open by themselves. */
  readonly overlays: readonly ComponentType[];
}
