import type { ReactNode } from 'react';
import { commonText } from '../text/commonText.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** 'Please confirm' unless told otherwise. */
  readonly title?: string;
  readonly children?: ReactNode;
  /** 'Remove' unless told otherwise. */
  readonly confirmLabel?: string;
  readonly busy?: boolean;
}

/** Asks before something is lost (spec 2.4). It stays open until its owner closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title = commonText.pleaseConfirm, confirmLabel = commonText.remove, onConfirm, busy, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" onClick={dialog.onClose}>{commonText.cancel}</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>{confirmLabel}</Button>
        </>
      }
    />
  );
}
