import { useId, type ReactNode } from 'react';
import { commonText } from '../text/commonText.ts';
import { classNames } from './classNames.ts';
import { SheetHandle } from './SheetHandle.tsx';
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
  /** The side on which the sheet is a panel, on screens from 640 px. On narrower screens it is a bottom sheet. */
  readonly side?: 'start' | 'end';
  /** Whether the sheet always has the full height. */
  readonly isTall?: boolean;
  /** Whether the sheet covers the whole screen at every width and slides up in 0.15 s (spec section 9). */
  readonly slidesUp?: boolean;
  /** Content beside the title. */
  readonly headerAction?: ReactNode;
  /** Content below the scrolling content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A modal bottom sheet on a phone, or a modal side panel on a wide screen. */
export function Sheet({
  open,
  onClose,
  title,
  side = 'end',
  isTall,
  slidesUp,
  headerAction,
  footer,
  children,
}: SheetProps) {
  const id = useId();
  const { dialog, isPresent, handlers } = useModal(open, onClose);
  const dragHandlers = useDragToDismiss(dialog, onClose);
  return (
    <dialog
      {...handlers}
      ref={dialog}
      className={classNames(
        styles.sheet,
        side === 'start' && styles.start,
        (isTall || slidesUp) && styles.tall,
        slidesUp && styles.rises,
      )}
      aria-labelledby={id}
    >
      {isPresent && (
        <>
          <div className={styles.header} {...dragHandlers}>
            <SheetHandle />
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
