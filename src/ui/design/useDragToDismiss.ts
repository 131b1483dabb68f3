import { useRef, type PointerEvent, type RefObject } from 'react';
import { WIDE } from './useMediaQuery.ts';

/** Minimum distance of a drag that dismisses (spec section 9: 100 px). */
const DISMISS_DISTANCE_PX = 100;
const FLICK_PX_PER_MS = 0.6;

interface Drag {
  readonly y: number;
  readonly at: number;
}

/**
 * Lets a touch on a handle pull down `surface` while it is a bottom sheet. Calls `onDismiss` if released beyond the
 * threshold; otherwise the surface's own transition of `translate` springs it back.
 */
export function useDragToDismiss(surface: RefObject<HTMLElement | null>, onDismiss: () => void) {
  const drag = useRef<Drag | null>(null);

  const pull = (distance: number | null) => {
    const style = surface.current?.style;
    if (!style) return;
    style.setProperty('transition-duration', distance === null ? '' : '0s');
    style.setProperty('translate', distance === null ? '' : `0 ${Math.max(0, distance)}px`);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (window.matchMedia(WIDE).matches || (event.target as Element).closest('button, a, input')) return;
    drag.current = { y: event.clientY, at: event.timeStamp };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag.current) pull(event.clientY - drag.current.y);
  };
  const release = (event: PointerEvent<HTMLElement>, dismissing: boolean) => {
    const start = drag.current;
    if (!start) return;
    drag.current = null;
    const distance = event.clientY - start.y;
    const speed = distance / Math.max(1, event.timeStamp - start.at);
    pull(null);
    if (dismissing && (distance > DISMISS_DISTANCE_PX || (distance > 24 && speed > FLICK_PX_PER_MS))) onDismiss();
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent<HTMLElement>) => release(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => release(event, false),
  };
}
