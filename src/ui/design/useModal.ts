import {
  useEffect,
  useRef,
  useState,
  type DialogHTMLAttributes,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

interface ModalState {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** True while the dialog is open or closing. Render its content only then. */
  readonly isPresent: boolean;
  readonly handlers: Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onCancel' | 'onClose' | 'onClick'>;
}

/**
 * Opens a native `<dialog>` as a modal while `open` is true. The browser traps and restores the focus. Escape, the
 * back gesture and a press on the backdrop call `onClose`; the caller decides whether to close.
 */
export function useModal(open: boolean, onClose: () => void): ModalState {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMounted, setMounted] = useState(open);
  if (open && !isMounted) setMounted(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  useEffect(() => {
    if (open || !isMounted) return;
    let isCurrent = true;
    const exitAnimations = dialog.current?.getAnimations?.() ?? [];
    void Promise.allSettled(exitAnimations.map(({ finished }) => finished)).then(() => isCurrent && setMounted(false));
    return () => {
      isCurrent = false;
    };
  }, [open, isMounted]);

  const isOwnEvent = (event: SyntheticEvent) => event.target === event.currentTarget;
  const handlers = {
    // Ignore `cancel` events of a file input inside the dialog, which bubble up.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!isOwnEvent(event)) return;
      event.preventDefault();
      onClose();
    },
    // A second Escape closes the dialog without a `cancel` event.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (isOwnEvent(event) && open && !event.currentTarget.open) onClose();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (isOwnEvent(event) && isOutside(event)) onClose();
    },
  };
  return { dialog, isPresent: open || isMounted, handlers };
}

/** Whether a click is on the backdrop. A click by the Enter key has no coordinates and is never on it. */
function isOutside({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLDialogElement>): boolean {
  if (detail === 0) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
