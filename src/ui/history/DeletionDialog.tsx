import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PendingDeletion } from '../../application/history/DeletableHistory.ts';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { commonText } from '../text/commonText.ts';
import { historyText } from '../text/history.ts';
import type { HistoryKind, HistoryViewModel } from './HistoryViewModel.ts';
import styles from './DeletionDialog.module.css';

type DeletionStage = PendingDeletion['stage'];

/**
 * The Actions dialog of an entry: Delete, then Please Confirm, then Deleted! (spec 2.13). For all searches it begins
 * at Please Confirm.
 */
export const DeletionDialog = observer(function DeletionDialog({ view }: { readonly view: HistoryViewModel }) {
  const stage = view.deletion?.stage;
  return (
    <Dialog
      open={stage !== undefined}
      onClose={view.closeActions}
      title={getTitle(stage ?? 'offered', view.kind)}
      actions={stage && <DeletionButtons stage={stage} view={view} />}
    >
      {stage && <DeletionText stage={stage} kind={view.kind} title={view.titleToDelete} />}
    </Dialog>
  );
});

function getTitle(stage: DeletionStage, kind: HistoryKind): string {
  if (stage === 'failed') return historyText.failedToDelete[kind];
  return {
    offered: historyText.actions,
    confirming: historyText.confirm,
    deleting: historyText.confirm,
    deleted: historyText.deleted,
  }[stage];
}

interface DeletionTextProps {
  readonly stage: DeletionStage;
  readonly kind: HistoryKind;
  /** The title of the entry to delete; null for all searches. */
  readonly title: string | null;
}

function DeletionText({ stage, kind, title }: DeletionTextProps): ReactNode {
  if (stage === 'deleted') return null;
  if (stage === 'failed') return <p role="alert">{historyText.failedToDeleteText[title === null ? 'all' : kind]}</p>;
  if (stage === 'offered') return <p dir="auto">{title}</p>;
  return (
    <>
      <p dir="auto">{title === null ? historyText.confirmClearText : historyText.confirmText(title)}</p>
      <p className={styles.photos}>{title === null ? historyText.clearedPhotosText : historyText.photosText}</p>
    </>
  );
}

function DeletionButtons({
  stage,
  view,
}: {
  readonly stage: DeletionStage;
  readonly view: HistoryViewModel;
}): ReactNode {
  if (stage === 'deleted')
    return (
      <Button autoFocus onClick={view.closeActions}>
        {historyText.done}
      </Button>
    );
  // Focus the cancel button first, so that a key held down since opening does not confirm.
  const isConfirming = stage !== 'offered';
  const cancelButton = (
    <Button key={String(isConfirming)} variant="quiet" autoFocus={isConfirming} onClick={view.closeActions}>
      {commonText.cancel}
    </Button>
  );
  if (!isConfirming)
    return (
      <>
        {cancelButton}
        <Button variant="danger" onClick={view.askToConfirm}>
          {historyText.delete}
        </Button>
      </>
    );
  const confirmButton = (
    <Button key="confirm" variant="danger" busy={stage === 'deleting'} onClick={view.confirm}>
      {stage === 'failed' ? commonText.retry : historyText.delete}
    </Button>
  );
  // After 'Delete' was pressed, the cancel button takes its place, so that a double press does not confirm.
  return view.titleToDelete === null ? [cancelButton, confirmButton] : [confirmButton, cancelButton];
}
