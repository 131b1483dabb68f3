import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Maximum time to wait until the results reach their previous height. */
const RESTORE_TIMEOUT_MS = 2_000;

/**
 * Scrolls to the top when other results are shown (spec section 4), and restores the scroll position when the shopper
 * goes back or forward to earlier results. `resultsKey` identifies the results and their order; null without results.
 */
export function useResultsScroll(scroller: RefObject<HTMLElement | null>, resultsKey: string | null): void {
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const previousResultsKey = useRef(resultsKey);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || resultsKey === null) return;
    let stopRestoring = () => {};
    if (previousResultsKey.current !== resultsKey) {
      previousResultsKey.current = resultsKey;
      const savedPosition = navigationType === NavigationType.Pop ? (positions.current.get(resultsKey) ?? 0) : 0;
      stopRestoring = scrollWhenPossible(element, savedPosition);
    }
    const savePosition = () => positions.current.set(resultsKey, element.scrollTop);
    element.addEventListener('scroll', savePosition, { passive: true });
    return () => {
      stopRestoring();
      element.removeEventListener('scroll', savePosition);
    };
    // Read the navigation type only when the results change, so it is no dependency.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [scroller, resultsKey]);
}

/** Scrolls to `position` as soon as the content is high enough, unless the shopper scrolls first. */
function scrollWhenPossible(element: HTMLElement, position: number): () => void {
  const deadlineMs = performance.now() + RESTORE_TIMEOUT_MS;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const tryToScroll = () => {
    element.scrollTo({ top: position, behavior: 'instant' });
    if (Math.abs(element.scrollTop - position) > 1 && performance.now() < deadlineMs)
      frame = requestAnimationFrame(tryToScroll);
  };
  tryToScroll();
  for (const gesture of ['wheel', 'touchmove', 'keydown'])
    element.addEventListener(gesture, stop, { passive: true, once: true });
  return stop;
}
