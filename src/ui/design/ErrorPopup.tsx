import { useState } from 'react';
import { commonText } from '../text/commonText.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ErrorPopupProps {
  /** The popup's text (spec section 8); null closes it. */
  readonly message: string | null;
  readonly onClose: () => void;
}

export function ErrorPopup({ message, onClose }: ErrorPopupProps) {
  const [last, setLast] = useState(message);
  // Keep the text during the closing animation.
  if (message !== null && message !== last) setLast(message);
  return (
    <Dialog
      open={message !== null}
      onClose={onClose}
      role="alertdialog"
      title={commonText.somethingWentWrong}
      actions={<Button onClick={onClose}>{commonText.close}</Button>}
    >
      <p>{last}</p>
    </Dialog>
  );
}
