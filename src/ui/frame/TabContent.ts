import type { RefObject } from 'react';
import type { Part } from './Part.ts';

/** Props that the frame passes to the screen in a tab. */
export interface TabContentProps {
  /** The scroll container of this tab. It outlives the content; the frame saves and restores its position. */
  readonly scroller: RefObject<HTMLElement | null>;
  /**
   * A row below the scroller, as high as its content, which the tab renders by a portal; the scroller does not extend
   * beneath it. Null until it is mounted.
   */
  readonly dock: HTMLElement | null;
  /** False while another tab is open; this one is then inert and should start no animation. */
  readonly active: boolean;
}

export type TabContent = Part<TabContentProps>;
