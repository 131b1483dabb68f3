import { useState } from 'react';
import { commonText } from '../text/commonText.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ErrorPopupProps {
  /** The popup's text (spec section 8); null closes it. */
  readonly message: string | null;
  readonly onClose: () => void;
  /** Repeats the failed operation. Left out if repeating would not help. */
  readonly onRetry?: (() => void) | null;
}

export function ErrorPopup({ message, onClose, onRetry }: ErrorPopupProps) {
  const [lastMessage, setLastMessage] = useState(message);
  // The text stays during the closing animation.
  if (message !== null && message !== lastMessage) setLastMessage(message);
  return (
    <Dialog
      open={message !== null}
      onClose={onClose}
      role="alertdialog"
      title={commonText.somethingWentWrong}
      actions={
        <>
          <Button variant={onRetry ? 'quiet' : 'primary'} onClick={onClose}>
            {commonText.close}
          </Button>
          {onRetry && <Button onClick={onRetry}>{commonText.retry}</Button>}
        </>
      }
    >
      <p>{lastMessage}</p>
    </Dialog>
  );
}
