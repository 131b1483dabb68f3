import { useRef, type PointerEvent } from 'react';

/** Minimum length of a swipe in pixels (spec section 9: 30 on some surfaces). */
const MIN_SWIPE_PX = 30;

/**
 * Handlers that detect a horizontal swipe by touch. `onSwipe` gets 1 for a swipe to the next entry and -1 for one to
 * the previous entry. The element needs `touch-action: pan-y`, so that the browser leaves horizontal swipes to it.
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
