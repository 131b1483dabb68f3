import { useRef, type PointerEvent, type RefObject } from 'react';
import { WIDE_SCREEN_QUERY } from './mediaQueries.ts';

/** Minimum distance of a drag that dismisses (spec section 9: 100 px). */
const MIN_DISMISS_DISTANCE_PX = 100;
const MIN_FLICK_SPEED_PX_PER_MS = 0.6;

interface DragStart {
  readonly y: number;
  readonly startedAt: number;
}

/**
 * Lets a touch on a handle pull down `surface` while it is a bottom sheet. Calls `onDismiss` if the touch ends beyond
 * the threshold. Otherwise CSS moves the surface back.
 */
export function useDragToDismiss(surface: RefObject<HTMLElement | null>, onDismiss: () => void) {
  const dragRef = useRef<DragStart | null>(null);

  const translateSurface = (distance: number | null) => {
    const style = surface.current?.style;
    if (!style) return;
    style.setProperty('transition-duration', distance === null ? '' : '0s');
    style.setProperty('translate', distance === null ? '' : `0 ${Math.max(0, distance)}px`);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (window.matchMedia(WIDE_SCREEN_QUERY).matches || (event.target as Element).closest('button, a, input')) return;
    dragRef.current = { y: event.clientY, startedAt: event.timeStamp };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (dragRef.current) translateSurface(event.clientY - dragRef.current.y);
  };
  const endDrag = (event: PointerEvent<HTMLElement>, mayDismiss: boolean) => {
    const start = dragRef.current;
    if (!start) return;
    dragRef.current = null;
    const distance = event.clientY - start.y;
    const speed = distance / Math.max(1, event.timeStamp - start.startedAt);
    translateSurface(null);
    if (mayDismiss && (distance > MIN_DISMISS_DISTANCE_PX || (distance > 24 && speed > MIN_FLICK_SPEED_PX_PER_MS)))
      onDismiss();
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent<HTMLElement>) => endDrag(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => endDrag(event, false),
  };
}
