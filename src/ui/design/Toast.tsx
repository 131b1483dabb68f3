import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Toast.module.css';

export interface ToastMessage {
  /** Increase the id to announce the same text again. */
  readonly id: number;
  readonly text: string;
}

/** A short message above everything else. Screen readers announce it. Shown until `message` becomes null. */
export function Toast({ message }: { readonly message: ToastMessage | null }) {
  const popover = useRef<HTMLDivElement>(null);
  const [lastMessage, setLastMessage] = useState(message);
  // The text stays during the closing animation.
  if (message && message.id !== lastMessage?.id) setLastMessage(message);
  const id = message?.id;

  useEffect(() => {
    const element = popover.current;
    if (id === undefined || !element) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [id]);

  return (
    <>
      <div className={styles.toast} ref={popover} popover="manual" aria-hidden="true">
        {lastMessage?.text}
      </div>
      <VisuallyHidden role="status">{message && <span key={message.id}>{message.text}</span>}</VisuallyHidden>
    </>
  );
}
