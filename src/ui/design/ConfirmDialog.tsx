import type { ReactNode } from 'react';
import { commonText } from '../text/commonText.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** 'Please confirm' by default. */
  readonly title?: string;
  readonly children?: ReactNode;
  /** 'Remove' by default. */
  readonly confirmLabel?: string;
  readonly busy?: boolean;
}

/** Asks for confirmation of a destructive action (spec 2.4). The owner closes it. */
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
