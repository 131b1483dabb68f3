import { Suspense, useEffect, useState } from 'react';
import type { Notices } from '../../application/notices/Notices.ts';
import type { Connection } from '../../application/ports/Connection.ts';
import type { PulseStatus } from '../../application/pulse/PulseStatus.ts';
import { ErrorPopup } from '../design/ErrorPopup.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { AccountIcon, MenuIcon } from '../design/icons/icons.tsx';
import { PulseIndicator } from '../design/PulseIndicator.tsx';
import { Toast } from '../design/Toast.tsx';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import type { Panel } from '../shared/paths.ts';
import { useSnapshot } from '../shared/useSnapshot.ts';
import { commonText } from '../text/commonText.ts';
import { frameText } from '../text/frameText.ts';
import type { FrameParts, FrameShopper } from './FrameParts.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import type { ScrollMemory } from './ScrollMemory.ts';
import { TabBar } from './TabBar.tsx';
import { TabPager } from './TabPager.tsx';
import { useFrameAddress } from './useFrameAddress.ts';
import styles from './AppFrame.module.css';

export interface AppFrameProps {
  readonly parts: FrameParts;
  readonly shopper: FrameShopper;
  readonly notices: Notices;
  readonly pulse: PulseStatus;
  readonly connection: Connection;
  /** The server does not answer. */
  readonly unreachable: boolean;
  readonly scrollMemory: ScrollMemory;
  readonly onLogout: () => void;
  /** A part of the page failed to render. */
  readonly onError: (error: unknown) => void;
}

/** The main app (spec 2.4): top bar, four tabs, and everything that lies over them. */
export function AppFrame({
  parts,
  shopper,
  notices,
  pulse,
  connection,
  unreachable,
  scrollMemory,
  onLogout,
  onError,
}: AppFrameProps) {
  const { tab, panel, goToTab, openPanel, closePanel } = useFrameAddress();
  const pulseStatus = useSnapshot(pulse);
  const { popup, toast } = useSnapshot(notices);
  const sortFocus = panel === 'sort';
  const filtersOpen = sortFocus || panel === 'filters';
  const wanted = useWanted(sortFocus ? 'filters' : panel);

  useEffect(() => {
    document.title = frameText.documentTitle(frameText.tabs[tab]);
  }, [tab]);

  const failOver = (error: unknown) => {
    onError(error);
    notices.showError(commonText.partMissing);
  };
  const opens = (name: Panel) => ({ 'aria-haspopup': 'dialog', onClick: () => openPanel(name) }) as const;
  const isOpen = (name: Panel) => ({ open: panel === name, onClose: closePanel });
  const {
    chatHistory: ChatHistory,
    account: Account,
    filterPanel: FilterPanel,
    fittingRoom: FittingRoom,
    itemViewer: ItemViewer,
  } = parts;
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <IconButton label={frameText.openChatHistory} icon={MenuIcon} {...opens('history')} />
        <h1 className={styles.title}>
          <PulseIndicator status={pulseStatus} /> {frameText.product}
        </h1>
        <IconButton className={styles.account} label={frameText.openAccount} icon={AccountIcon} {...opens('account')} />
      </header>
      <div className={styles.notice}>
        <OfflineNotice connection={connection} unreachable={unreachable} />
      </div>
      <nav className={styles.tabs} aria-label={frameText.tabList}>
        <TabBar tab={tab} onTab={goToTab} />
      </nav>
      <main className={styles.page}>
        <TabPager tab={tab} onTab={goToTab} tabs={parts.tabs} scrollMemory={scrollMemory} onError={onError} />
      </main>
      <ErrorBoundary onError={failOver} fallback={() => null} resetKey={panel}>
        <Suspense fallback={null}>
          {wanted.has('history') && <ChatHistory {...isOpen('history')} onSelect={() => goToTab('search')} />}
          {wanted.has('account') && <Account {...isOpen('account')} shopper={shopper} onLogout={onLogout} />}
          {wanted.has('filters') && <FilterPanel open={filtersOpen} onClose={closePanel} sortFocus={sortFocus} />}
          {wanted.has('fitting-room') && <FittingRoom {...isOpen('fitting-room')} />}
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary onError={failOver} fallback={() => null} resetKey={tab}>
        <Suspense fallback={null}>
          <ItemViewer />
        </Suspense>
      </ErrorBoundary>
      <ErrorPopup message={popup} onClose={() => notices.closePopup()} />
      <Toast message={toast} />
    </div>
  );
}

/** The panels that have been open at least once: a lazy one loads when it is wanted, and then stays to move out. */
function useWanted(panel: Panel | null): ReadonlySet<Panel> {
  const [wanted, setWanted] = useState<ReadonlySet<Panel>>(() => new Set(panel ? [panel] : []));
  if (panel && !wanted.has(panel)) setWanted(new Set([...wanted, panel]));
  return wanted;
}
