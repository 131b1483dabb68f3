import type { RefObject } from 'react';
import type { PreloadableComponent } from './PreloadableComponent.ts';

/** Props that the frame passes to the screen in a tab. */
export interface TabContentProps {
  /** The scroll container of the tab. The frame keeps it mounted, and saves and restores its scroll position. */
  readonly scroller: RefObject<HTMLElement | null>;
  /**
   * The element below the scroll container into which the tab renders its bar by a portal. It is as high as its
   * content; null until it is mounted.
   */
  readonly dock: HTMLElement | null;
  /** Whether the tab is open. An inactive tab is inert and should not start animations. */
  readonly isActive: boolean;
}

export type TabContent = PreloadableComponent<TabContentProps>;
