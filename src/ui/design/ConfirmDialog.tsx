import type { ReactNode } from 'react';
import { commonText } from '../text/commonText.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** The dialog's title; 'Please confirm' by default. */
  readonly title?: string;
  readonly children?: ReactNode;
  /** The label of the confirming button; 'Remove' by default. */
  readonly confirmLabel?: string;
  readonly busy?: boolean;
}

/** Asks for confirmation of a destructive action (spec 2.4). Does not close itself. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title = commonText.pleaseConfirm, confirmLabel = commonText.remove, onConfirm, busy, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" onClick={dialog.onClose}>
            {commonText.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
