import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Toast.module.css';

export interface ToastMessage {
  /** Another id tells the same text again. */
  readonly id: number;
  readonly text: string;
}

/** A word in passing, above everything else; whoever owns `message` decides how long. It is read out too. */
export function Toast({ message }: { readonly message: ToastMessage | null }) {
  const popover = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState(message);
  // The words stay while the toast moves out.
  if (message && message !== last) setLast(message);

  useEffect(() => {
    const element = popover.current;
    if (!message || !element) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [message]);

  return (
    <>
      <div className={styles.toast} ref={popover} popover="manual" aria-hidden="true">{last?.text}</div>
      <VisuallyHidden role="status">{message && <span key={message.id}>{message.text}</span>}</VisuallyHidden>
    </>
  );
}
