import { useRef, type KeyboardEvent } from 'react';
import { HeartIcon, HomeIcon, MirrorIcon, SearchIcon } from '../design/icons/icons.tsx';
import { TABS, type Tab } from '../shared/paths.ts';
import { frameText } from '../text/frameText.ts';
import styles from './TabBar.module.css';

const ICONS = { home: HomeIcon, search: SearchIcon, wishlist: HeartIcon, poses: MirrorIcon } as const;

export const tabId = (tab: Tab) => `tab-${tab}`;
export const panelId = (tab: Tab) => `panel-${tab}`;

export interface TabBarProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

/** The four tabs: at the thumb on a phone, a line of words on a desk. Arrow keys, Home and End move along. */
export function TabBar({ tab, onTab }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const here = TABS.indexOf(tab);
    const places: Readonly<Record<string, number>> = {
      ArrowRight: here + 1,
      ArrowLeft: here - 1,
      Home: 0,
      End: TABS.length - 1,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : TABS[(place + TABS.length) % TABS.length];
    if (!next) return;
    event.preventDefault();
    onTab(next);
    bar.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };

  return (
    <div className={styles.bar} ref={bar} role="tablist" aria-label={frameText.tabList} onKeyDown={onKeyDown}>
      {TABS.map((each) => {
        const Icon = ICONS[each];
        return (
          <button
            className={styles.tab}
            key={each}
            id={tabId(each)}
            type="button"
            role="tab"
            aria-selected={each === tab}
            aria-controls={panelId(each)}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onTab(each)}
          >
            <Icon />
            {frameText.tabs[each]}
          </button>
        );
      })}
    </div>
  );
}
