import { Suspense, useRef, useState } from 'react';
import { ErrorState } from '../design/ErrorState.tsx';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { frameText } from '../text/frameText.ts';
import type { FrameContent } from './FrameContent.ts';
import type { ScrollMemory } from './ScrollMemory.ts';
import { getPanelId, getTabId } from './TabBar.tsx';
import type { TabContent } from './TabContent.ts';
import { TabSkeleton } from './TabSkeleton.tsx';
import { usePager } from './usePager.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import styles from './TabPager.module.css';

export interface TabPagerProps {
  /** The id of the open tab. */
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly tabs: FrameContent['tabs'];
  readonly scrollMemory: ScrollMemory;
  readonly onError: (error: unknown) => void;
}

/**
 * The tabs side by side. A swipe opens the next or previous tab. Each tab has its own scroll position, and only the
 * open tab is interactive.
 */
export function TabPager({ tab, onTab, tabs, scrollMemory, onError }: TabPagerProps) {
  const tabIndex = tabs.findIndex(({ id }) => id === tab);
  const { pager, seen, handlers } = usePager(tabs.length, tabIndex, (index) => {
    const swipedTab = tabs[index];
    if (swipedTab) onTab(swipedTab.id);
  });
  return (
    <div className={styles.pager} ref={pager} {...handlers}>
      {tabs.map(({ id, content }, index) => (
        <TabPanel
          key={id}
          tab={id}
          isActive={id === tab}
          content={seen.has(index) ? content : null}
          scrollMemory={scrollMemory}
          onError={onError}
        />
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly tab: string;
  readonly isActive: boolean;
  /** The screen in the tab; null before the tab is first visible, so that unvisited tabs load nothing. */
  readonly content: TabContent | null;
  readonly scrollMemory: ScrollMemory;
  readonly onError: (error: unknown) => void;
}

function TabPanel({ tab, isActive, content: Content, scrollMemory, onError }: TabPanelProps) {
  const scroller = useRef<HTMLElement>(null);
  const [dock, setDock] = useState<HTMLElement | null>(null);
  useScrollMemory(scroller, tab, scrollMemory);
  return (
    <div className={styles.page} inert={!isActive}>
      <section
        className={styles.panel}
        ref={scroller}
        id={getPanelId(tab)}
        role="tabpanel"
        aria-labelledby={getTabId(tab)}
        tabIndex={isActive ? 0 : -1}
      >
        {Content && (
          <ErrorBoundary
            onError={onError}
            fallback={(retry, isCodeMissing) => (
              <ErrorState
                {...frameText.failure}
                {...(isCodeMissing && { text: frameText.partNotLoaded })}
                onRetry={retry}
              />
            )}
          >
            <Suspense fallback={<TabSkeleton />}>
              <Content scroller={scroller} dock={dock} isActive={isActive} />
            </Suspense>
          </ErrorBoundary>
        )}
      </section>
      <div ref={setDock} />
    </div>
  );
}
