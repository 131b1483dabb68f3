import { useRef, type KeyboardEvent } from 'react';
import { readArrowStep } from '../design/readArrowStep.ts';
import { frameText } from '../text/frameText.ts';
import type { FrameTab } from './FrameContent.ts';
import { createIntentHandlers } from '../shared/onIntent.ts';
import styles from './TabBar.module.css';

export const getTabId = (tab: string) => `tab-${tab}`;
export const getPanelId = (tab: string) => `panel-${tab}`;

export interface TabBarProps {
  readonly tabs: readonly FrameTab[];
  /** The id of the open tab. */
  readonly tab: string;
  readonly onTab: (tab: string) => void;
}

/** The tabs: a bar at the bottom on a phone, a line of text on a wide screen. Arrow keys, Home and End select a tab. */
export function TabBar({ tabs, tab, onTab }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const arrowStep = readArrowStep(event);
    const currentIndex = tabs.findIndex(({ id }) => id === tab);
    const targetIndexByKey: Readonly<Record<string, number>> = {
      ...(arrowStep !== 0 && { [event.key]: currentIndex + arrowStep }),
      Home: 0,
      End: tabs.length - 1,
    };
    const targetIndex = targetIndexByKey[event.key];
    const nextTab = targetIndex === undefined ? undefined : tabs[(targetIndex + tabs.length) % tabs.length]?.id;
    if (!nextTab) return;
    event.preventDefault();
    onTab(nextTab);
    bar.current?.querySelector<HTMLElement>(`#${getTabId(nextTab)}`)?.focus();
  };

  return (
    <div className={styles.bar} ref={bar} role="tablist" aria-label={frameText.tabList} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label, icon: Icon, content }) => (
        <button
          className={styles.tab}
          key={id}
          id={getTabId(id)}
          type="button"
          role="tab"
          aria-selected={id === tab}
          aria-controls={getPanelId(id)}
          tabIndex={id === tab ? 0 : -1}
          {...createIntentHandlers(content)}
          onClick={() => onTab(id)}
        >
          <Icon />
          {label}
        </button>
      ))}
    </div>
  );
}
