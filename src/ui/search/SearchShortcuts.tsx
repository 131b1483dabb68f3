import { useEffect, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import type { QueryDraft } from '../../application/search/QueryDraft.ts';
import type { SearchSession } from '../../application/search/SearchSession.ts';
import { useAddress } from '../shared/AddressRouter.tsx';
import { openSearchTab } from '../shared/openSearchTab.ts';
import { useSnapshot } from '../shared/useSnapshot.ts';
import { shortcutsText } from '../text/shortcuts.ts';
import styles from './SearchShortcuts.module.css';

/** The id of the heading of the results. */
const RESULTS_ID = 'results';

export interface SearchShortcutsProps {
  readonly draft: Pick<QueryDraft, 'requestFocus'>;
  readonly search: Pick<SearchSession, 'snapshot' | 'subscribe'>;
}

/**
 * Links to the query field and to the results, the first two links of the page. Ctrl+K and Cmd+K also focus the
 * field.
 */
export function SearchShortcuts({ draft, search }: SearchShortcutsProps) {
  const address = useAddress();
  const { items } = useSnapshot(search);
  const container = useContainerBeforePage();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      openSearchTab(address);
      draft.requestFocus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [address, draft]);
  const createClickHandler = (action: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    openSearchTab(address);
    action();
  };
  return (
    container &&
    createPortal(
      <nav className={styles.links} aria-label={shortcutsText.label}>
        <a className={styles.link} href="#wish" onClick={createClickHandler(() => draft.requestFocus())}>
          {shortcutsText.toSearch}
        </a>
        {items.length > 0 && (
          <a className={styles.link} href={`#${RESULTS_ID}`} onClick={createClickHandler(focusResults)}>
            {shortcutsText.toResults}
          </a>
        )}
      </nav>,
      container,
    )
  );
}

/** Creates an element before the app, so that the Tab key reaches the links first. */
function useContainerBeforePage(): HTMLElement | null {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    document.body.prepend(element);
    setContainer(element);
    return () => element.remove();
  }, []);
  return container;
}

/** Focuses the heading of the results, so that the Tab key goes to the first card. */
function focusResults(): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(RESULTS_ID);
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus();
  });
}
