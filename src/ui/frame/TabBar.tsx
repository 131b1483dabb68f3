import { useRef, type KeyboardEvent } from 'react';
import { frameText } from '../text/frameText.ts';
import type { FrameTab } from './FrameParts.ts';
import { onIntent } from '../shared/onIntent.ts';
import styles from './TabBar.module.css';

export const tabId = (tab: string) => `tab-${tab}`;
export const panelId = (tab: string) => `panel-${tab}`;

export interface TabBarProps {
  readonly tabs: readonly FrameTab[];
  /** The id of the open tab. */
  readonly tab: string;
  readonly onTab: (tab: string) => void;
}

/**
 * The tabs: a bar at the bottom on a phone, a line of text on a wide screen. Arrow keys, Home and End move between
 * tabs.
 */
export function TabBar({ tabs, tab, onTab }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const here = tabs.findIndex(({ id }) => id === tab);
    const places: Readonly<Record<string, number>> = {
      ArrowRight: here + 1,
      ArrowLeft: here - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : tabs[(place + tabs.length) % tabs.length]?.id;
    if (!next) return;
    event.preventDefault();
    onTab(next);
    bar.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };

  return (
    <div className={styles.bar} ref={bar} role="tablist" aria-label={frameText.tabList} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label, icon: Icon, content }) => (
        <button
          className={styles.tab}
          key={id}
          id={tabId(id)}
          type="button"
          role="tab"
          aria-selected={id === tab}
          aria-controls={panelId(id)}
          tabIndex={id === tab ? 0 : -1}
          {...onIntent(content)}
          onClick={() => onTab(id)}
        >
          <Icon />
          {label}
        </button>
      ))}
    </div>
  );
}
