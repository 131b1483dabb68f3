import { useContext, useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';
import { MotionContext } from './MotionContext.ts';

export interface SectionMotion<Section extends HTMLElement> {
  /** Attach this ref to the section's element, together with the handlers. */
  readonly ref: RefObject<Section | null>;
  /** Whether the section may move: it is on screen, and the shopper is not using it. */
  readonly isMoving: boolean;
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** Lets a section of the home screen move while the shopper neither points at it nor has the focus in it. */
export function useSectionMotion<Section extends HTMLElement>(): SectionMotion<Section> {
  const { isRunning } = useContext(MotionContext);
  const ref = useRef<Section>(null);
  const isOnScreen = useIsOnScreen(ref);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    ref,
    isMoving: isRunning && isOnScreen && !isPointedAt && !hasFocus,
    handlers: {
      onPointerEnter: ({ pointerType }) => setPointedAt(pointerType === 'mouse'),
      onPointerLeave: () => setPointedAt(false),
      // A click also moves the focus, but only focus by keyboard pauses the section.
      onFocus: ({ target }) => setFocus(target.matches(':focus-visible')),
      onBlur: () => setFocus(false),
    },
  };
}

/** Whether the element is in the viewport; true in browsers without `IntersectionObserver`. */
function useIsOnScreen(ref: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting === true));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isOnScreen;
}
