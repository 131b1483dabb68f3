import type { RefObject } from 'react';
import type { PreloadableComponent } from './PreloadableComponent.ts';

/** Props that the frame passes to the screen in a tab. */
export interface TabContentProps {
  /** The scroll container of the tab. The frame saves and restores its scroll position. */
  readonly scroller: RefObject<HTMLElement | null>;
  /**
   * The element below the scroll container for the tab's bar, which the tab renders into it by a portal. Null until
   * it is mounted.
   */
  readonly dock: HTMLElement | null;
  /** Whether the tab is open. The content of other tabs is inert and should not start animations. */
  readonly isActive: boolean;
}

export type TabContent = PreloadableComponent<TabContentProps>;
