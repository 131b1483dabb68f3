import { useId, type ReactNode } from 'react';
import { commonText } from '../text/commonText.ts';
import { classNames } from './classNames.ts';
import { Grip } from './Grip.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons/icons.tsx';
import { useDragToDismiss } from './useDragToDismiss.ts';
import { useModal } from './useModal.ts';
import styles from './Sheet.module.css';

export interface SheetProps {
  readonly open: boolean;
  /** Called by the close button, Escape, the backdrop and a downward drag. */
  readonly onClose: () => void;
  readonly title: string;
  /** The side of the screen on which the sheet is a panel, from 640 px width; below that it is a bottom sheet. */
  readonly side?: 'start' | 'end';
  /** Whether the sheet always has the full height. */
  readonly tall?: boolean;
  /** Whether the sheet covers the whole screen at every width and slides up in 0.15 s (spec section 9). */
  readonly rises?: boolean;
  /** Content beside the title. */
  readonly headerAction?: ReactNode;
  /** Content that stays fixed below the scrolling content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A modal bottom sheet on a phone, a modal side panel on a wide screen. */
export function Sheet({ open, onClose, title, side = 'end', tall, rises, headerAction, footer, children }: SheetProps) {
  const id = useId();
  const { dialog, present, handlers } = useModal(open, onClose);
  const drag = useDragToDismiss(dialog, onClose);
  return (
    <dialog
      {...handlers}
      ref={dialog}
      className={classNames(
        styles.sheet,
        side === 'start' && styles.start,
        (tall || rises) && styles.tall,
        rises && styles.rises,
      )}
      aria-labelledby={id}
    >
      {present && (
        <>
          <div className={styles.header} {...drag}>
            <Grip />
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            {headerAction}
            <IconButton label={commonText.close} icon={CloseIcon} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
