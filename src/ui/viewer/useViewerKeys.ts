import type { KeyboardEvent, RefObject } from 'react';
import type { CarouselHandle } from '../design/Carousel.tsx';
import { readArrowStep } from '../design/readArrowStep.ts';
import type { ItemViewerView } from './ItemViewerView.ts';

type KeyTarget = Pick<ItemViewerView, 'pictureIndex' | 'moveToNeighbor'>;

/**
 * The arrow keys show the next or previous picture, with Shift the next or previous item. The dialog handles Escape.
 */
export function useViewerKeys(view: KeyTarget, pictures: RefObject<CarouselHandle | null>) {
  return (event: KeyboardEvent<HTMLDialogElement>): void => {
    const step = readArrowStep(event);
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || !isForViewer(event)) return;
    event.preventDefault();
    if (event.shiftKey) view.moveToNeighbor(step > 0 ? 1 : -1);
    else pictures.current?.show(view.pictureIndex + step);
  };
}

/** Whether a key press is meant for the viewer, not for a text field or a dialog above it. */
function isForViewer({ target, currentTarget }: KeyboardEvent<HTMLDialogElement>): boolean {
  const element = target as Element;
  return element.closest('dialog') === currentTarget && !element.matches('input, textarea, select');
}
