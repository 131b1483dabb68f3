import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScrollMemory } from './ScrollMemory.ts';

/** Maximum time to wait until a tab's content reaches its previous height. */
const RESTORE_TIMEOUT_MS = 2_000;

/**
 * Saves the scroll position of `scroller` for each history entry, and restores it when the frame is mounted again, e.g.
 * after a visit to the terms.
 */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>, tab: string, memory: ScrollMemory): void {
  const historyKey = useLocation().key;
  const arrivalKeyRef = useRef(historyKey);

  useEffect(() => {
    const element = scroller.current;
    const savedPosition = memory.getPosition(arrivalKeyRef.current, tab);
    if (!element || savedPosition === 0) return;
    return restorePosition(element, savedPosition);
  }, [scroller, tab, memory]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const savePosition = () => memory.savePosition(historyKey, tab, element.scrollTop);
    if (historyKey !== arrivalKeyRef.current) savePosition();
    element.addEventListener('scroll', savePosition, { passive: true });
    return () => element.removeEventListener('scroll', savePosition);
  }, [scroller, tab, memory, historyKey]);
}

/** Scrolls to `position` once the content is high enough, unless the shopper scrolls first. */
function restorePosition(element: HTMLElement, position: number): () => void {
  const deadlineMs = performance.now() + RESTORE_TIMEOUT_MS;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const tryToScroll = () => {
    element.scrollTop = position;
    if (Math.abs(element.scrollTop - position) > 1 && performance.now() < deadlineMs)
      frame = requestAnimationFrame(tryToScroll);
  };
  tryToScroll();
  for (const gesture of ['wheel', 'touchmove', 'keydown'])
    element.addEventListener(gesture, stop, { passive: true, once: true });
  return stop;
}
