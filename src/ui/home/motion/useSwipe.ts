import { useRef, type PointerEvent } from 'react';

/** Minimum length of a swipe in pixels (spec section 9: 30 on some surfaces). */
const MIN_SWIPE_PX = 30;

/**
 * Handlers that detect a horizontal swipe. `onSwipe` gets 1 for a swipe to the next entry, -1 for a swipe to the
 * previous one. The element needs `touch-action: pan-y`, or the browser handles the swipe.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const startRef = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, isPrimary }: PointerEvent) => {
      startRef.current = pointerType !== 'mouse' && isPrimary ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = startRef.current === null ? 0 : clientX - startRef.current;
      startRef.current = null;
      if (Math.abs(distance) >= MIN_SWIPE_PX) onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      startRef.current = null;
    },
  };
}
