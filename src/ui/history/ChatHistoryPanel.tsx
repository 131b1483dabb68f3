import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EmptyState } from '../design/EmptyState.tsx';
import { ErrorState } from '../design/ErrorState.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import type { OpenProps } from '../frame/FrameContent.ts';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { commonText } from '../text/commonText.ts';
import { historyText } from '../text/history.ts';
import { DeletionDialog } from './DeletionDialog.tsx';
import { HistoryGroups } from './HistoryGroups.tsx';
import { HistorySwitch } from './HistorySwitch.tsx';
import type { HistoryViewModel } from './HistoryViewModel.ts';
import styles from './ChatHistoryPanel.module.css';

export interface ChatHistoryPanelProps extends OpenProps {
  readonly createView: () => HistoryViewModel;
  /** Called when an entry was chosen. The caller opens the Search tab (spec 2.4) and closes the panel. */
  readonly onSelect: () => void;
}

/** The panel of past conversations and searches (spec 2.13). */
export const ChatHistoryPanel = observer(function ChatHistoryPanel({
  createView,
  onSelect,
  ...panel
}: ChatHistoryPanelProps) {
  const view = useOwnedViewModel(createView);
  const { open } = panel;
  useEffect(() => {
    if (open) view.load();
  }, [open, view]);
  const selectEntry = (id: string) => {
    onSelect();
    view.open(id);
  };
  return (
    <Sheet {...panel} title={historyText.title} side="start" isTall>
      <HistorySwitch
        kind={view.kind}
        onKind={view.showKind}
        onClear={view.kind === 'searches' && view.entries.length > 0 ? view.askToClear : null}
      />
      <HistoryBody view={view} onSelect={selectEntry} />
      <DeletionDialog view={view} />
    </Sheet>
  );
});

const HistoryBody = observer(function HistoryBody({
  view,
  onSelect,
}: {
  readonly view: HistoryViewModel;
  readonly onSelect: (id: string) => void;
}) {
  const { kind, status, groups } = view;
  if (groups.length > 0) return <HistoryGroups groups={groups} onSelect={onSelect} onActions={view.offerActions} />;
  if (status === 'failed')
    return <ErrorState title={historyText.failed} text={historyText.failedHint} onRetry={view.load} />;
  if (status !== 'ready') return <LoadingHistory />;
  return kind === 'chats' ? (
    <EmptyState illustration="sweater" title={historyText.empty} text={historyText.emptyHint} />
  ) : (
    <EmptyState illustration="shirt" title={historyText.emptySearches} text={historyText.emptySearchesHint} />
  );
});

function LoadingHistory() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden>{commonText.loading}</VisuallyHidden>
      {['60%', '85%', '45%', '70%', '55%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
