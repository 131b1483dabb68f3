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
  /** Asked by the close button, Escape, the backdrop and a pull downwards. */
  readonly onClose: () => void;
  readonly title: string;
  /** On which side it stands from 640 px on; below that it rises from the bottom. */
  readonly side?: 'start' | 'end';
  /** As tall as it can be, however little it holds. */
  readonly tall?: boolean;
  /** Slides up over everything at every width, in 0.15 s: a room of its own (spec section 9). */
  readonly rises?: boolean;
  /** Stands beside the title. */
  readonly headerAction?: ReactNode;
  /** Stays in sight below the scrolling content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A bottom sheet on a phone, a side panel on a desk; modal on both. */
export function Sheet({ open, onClose, title, side = 'end', tall, rises, headerAction, footer, children }: SheetProps) {
  const id = useId();
  const { dialog, present, handlers } = useModal(open, onClose);
  const drag = useDragToDismiss(dialog, onClose);
  return (
    <dialog
      {...handlers}
      ref={dialog}
      className={classNames(styles.sheet, side === 'start' && styles.start, (tall || rises) && styles.tall, rises && styles.rises)}
      aria-labelledby={id}
    >
      {present && (
        <>
          <div className={styles.header} {...drag}>
            <Grip />
            <h2 className={styles.title} id={id}>{title}</h2>
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
