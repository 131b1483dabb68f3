import type { RefObject } from 'react';
import type { Part } from './Part.ts';

/** What the frame gives to the screen inside one of its tabs. */
export interface TabContentProps {
  /** The element that scrolls this tab. It outlives the content; the frame keeps and restores its position. */
  readonly scroller: RefObject<HTMLElement | null>;
  /**
   * A row of its own below the scroller, as high as what the tab puts into it (by a portal): nothing that
   * scrolls lies beneath it. Null until it is in the document.
   */
  readonly dock: HTMLElement | null;
  /** False while another tab is in front; the tab is then inert and should not start anything that moves. */
  readonly active: boolean;
}

export type TabContent = Part<TabContentProps>;
