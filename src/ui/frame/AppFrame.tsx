import { Suspense, useEffect, useState } from 'react';
import type { Notices } from '../../application/notices/Notices.ts';
import type { Connection } from '../../application/ports/Connection.ts';
import type { PulseStatus } from '../../application/pulse/PulseStatus.ts';
import { IconButton } from '../design/IconButton.tsx';
import { PulseIndicator } from '../design/PulseIndicator.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { latePart } from '../shared/latePart.tsx';
import { useSnapshot } from '../shared/useSnapshot.ts';
import { frameText } from '../text/frameText.ts';
import type { FramePanel, FrameContent, PanelOpener } from './FrameContent.ts';
import { createIntentHandlers } from '../shared/onIntent.ts';
import { PreloadPanelContext } from '../shared/panelIntent.ts';
import type { ScrollMemory } from './ScrollMemory.ts';
import { TabBar } from './TabBar.tsx';
import { TabPager } from './TabPager.tsx';
import { useFrameAddress } from './useFrameAddress.ts';
import styles from './AppFrame.module.css';

const OfflineNotice = latePart(async () => (await import('./OfflineNotice.tsx')).OfflineNotice);
const FrameNotices = latePart(async () => (await import('./FrameNotices.tsx')).FrameNotices);

export interface AppFrameProps {
  readonly content: FrameContent;
  readonly notices: Notices;
  readonly pulse: PulseStatus;
  readonly connection: Connection;
  /** Whether the server does not respond. */
  readonly isUnreachable: boolean;
  readonly scrollMemory: ScrollMemory;
  /** Called when a part of the page fails to render. */
  readonly onError: (error: unknown) => void;
}

/** The main app (spec 2.4): top bar, tabs, panels and overlays. */
export function AppFrame({ content, notices, pulse, connection, isUnreachable, scrollMemory, onError }: AppFrameProps) {
  const { tab, panel, searchedWords, goToTab, openPanel, closePanel } = useFrameAddress(content);
  const pulseStatus = useSnapshot(pulse);
  const findPanel = (address: string | null) =>
    content.panels.find(({ addresses }) => address !== null && addresses.includes(address)) ?? null;
  const label = content.tabs.find(({ id }) => id === tab)?.label ?? frameText.product;
  const activePanel = findPanel(panel);
  const requestedPanels = useRequestedPanels(activePanel);

  useEffect(() => {
    document.title = frameText.documentTitle(searchedWords || label);
  }, [searchedWords, label]);

  const reportTabFailure = (error: unknown) => {
    onError(error);
    notices.showError('part-not-loaded');
  };
  // Also remove the panel from the URL, so that it can be opened again.
  const reportPanelFailure = (error: unknown) => {
    reportTabFailure(error);
    closePanel();
  };
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <PanelButtons panels={content.panels} side="start" onOpen={openPanel} />
        <div className={styles.title}>
          <PulseIndicator status={pulseStatus} />
          <h1>
            {frameText.product}
            <VisuallyHidden>{frameText.inTab(label)}</VisuallyHidden>
          </h1>
        </div>
        <PanelButtons panels={content.panels} side="end" onOpen={openPanel} />
      </header>
      <div className={styles.notice}>
        <OfflineNotice connection={connection} isUnreachable={isUnreachable} />
      </div>
      <nav className={styles.tabs} aria-label={frameText.tabList}>
        <TabBar tabs={content.tabs} tab={tab} onTab={goToTab} />
      </nav>
      <main className={styles.page}>
        <PreloadPanelContext value={(address) => findPanel(address)?.content.preload?.()}>
          <TabPager tab={tab} onTab={goToTab} tabs={content.tabs} scrollMemory={scrollMemory} onError={onError} />
        </PreloadPanelContext>
      </main>
      <ErrorBoundary onError={reportPanelFailure} fallback={() => null} resetKey={panel}>
        <Suspense fallback={null}>
          {content.panels.map((framePanel) => {
            const { content: Content } = framePanel;
            const open = framePanel === activePanel;
            return (
              requestedPanels.has(framePanel) && (
                <Content
                  key={framePanel.addresses[0]}
                  open={open}
                  address={open ? panel : null}
                  onClose={closePanel}
                  goToTab={goToTab}
                />
              )
            );
          })}
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary onError={reportTabFailure} fallback={() => null} resetKey={tab}>
        <Suspense fallback={null}>
          {content.overlays.map((Overlay, index) => (
            <Overlay key={index} />
          ))}
        </Suspense>
      </ErrorBoundary>
      <FrameNotices notices={notices} />
    </div>
  );
}

/** The panels that were opened at least once. They stay rendered, so that closing can be animated. */
function useRequestedPanels(panel: FramePanel | null): ReadonlySet<FramePanel> {
  const [openedPanels, setOpenedPanels] = useState<ReadonlySet<FramePanel>>(() => new Set(panel ? [panel] : []));
  if (panel && !openedPanels.has(panel)) setOpenedPanels(new Set([...openedPanels, panel]));
  return openedPanels;
}

interface PanelButtonsProps {
  readonly panels: readonly FramePanel[];
  readonly side: PanelOpener['side'];
  readonly onOpen: (address: string) => void;
}

/** The buttons that open panels, for one side of the top bar. */
function PanelButtons({ panels, side, onOpen }: PanelButtonsProps) {
  return (
    <div className={styles[side]}>
      {panels.map(
        ({ addresses: [address], opener, content }) =>
          opener?.side === side && (
            <IconButton
              key={address}
              label={opener.label}
              icon={opener.icon}
              aria-haspopup="dialog"
              {...createIntentHandlers(content)}
              onClick={() => onOpen(address)}
            />
          ),
      )}
    </div>
  );
}
