import { useId, type ReactNode } from 'react';
import { commonText } from '../text/commonText.ts';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons/icons.tsx';
import { useModal } from './useModal.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Called by the close button, Escape and a press on the backdrop. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons at the end of the dialog. */
  readonly actions?: ReactNode;
  /** `alertdialog` for dialogs that require an answer. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A modal popup with a close button (spec 2.15). */
export function Dialog({ open, onClose, title, children, actions, role }: DialogProps) {
  const id = useId();
  const { dialog, isPresent, handlers } = useModal(open, onClose);
  return (
    <dialog
      {...handlers}
      ref={dialog}
      role={role}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
    >
      {isPresent && (
        <>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <div className={styles.body} id={`${id}-body`}>
            {children}
          </div>
          <div className={styles.actions}>{actions}</div>
          <IconButton className={styles.close} label={commonText.close} icon={CloseIcon} onClick={onClose} />
        </>
      )}
    </dialog>
  );
}
