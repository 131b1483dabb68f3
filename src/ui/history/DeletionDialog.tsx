import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ChatDeletion } from '../../application/chat/ChatHistory.ts';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { commonText } from '../text/commonText.ts';
import { historyText } from '../text/history.ts';
import type { HistoryViewModel } from './HistoryViewModel.ts';

const TITLES: Readonly<Record<ChatDeletion['stage'], string>> = {
  offered: historyText.actions,
  confirming: historyText.confirm,
  deleting: historyText.confirm,
  deleted: historyText.deleted,
  failed: historyText.failedToDelete,
};

/** The Actions dialog of an entry: Delete, then Please Confirm, then Deleted! (spec 2.13). */
export const DeletionDialog = observer(function DeletionDialog({ view }: { readonly view: HistoryViewModel }) {
  const stage = view.chats.deletion?.stage;
  return (
    <Dialog open={stage !== undefined} onClose={view.closeActions} title={stage === undefined ? historyText.actions : TITLES[stage]} actions={stage && <Actions stage={stage} view={view} />}>
      {stage && <Words stage={stage} title={view.titleToDelete} />}
    </Dialog>
  );
});

function Words({ stage, title }: { readonly stage: ChatDeletion['stage']; readonly title: string }): ReactNode {
  if (stage === 'deleted') return null;
  if (stage === 'failed') return <p role="alert">{historyText.failedToDeleteText}</p>;
  return <p dir="auto">{stage === 'offered' ? title : historyText.confirmText(title)}</p>;
}

function Actions({ stage, view }: { readonly stage: ChatDeletion['stage']; readonly view: HistoryViewModel }): ReactNode {
  if (stage === 'deleted') return <Button autoFocus onClick={view.closeActions}>{historyText.done}</Button>;
  // A key that is held down must not go on to confirm: the question begins with the way back.
  const asked = stage !== 'offered';
  const cancel = <Button key={String(asked)} variant="quiet" autoFocus={asked} onClick={view.closeActions}>{commonText.cancel}</Button>;
  if (!asked) return <>{cancel}<Button variant="danger" onClick={view.askToConfirm}>{historyText.delete}</Button></>;
  return <>{cancel}<Button variant="danger" busy={stage === 'deleting'} onClick={view.confirm}>{stage === 'failed' ? commonText.retry : historyText.delete}</Button></>;
}
