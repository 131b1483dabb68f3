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
  const place = useLocation().key;
  const arrivedAt = useRef(place);

  useEffect(() => {
    const element = scroller.current;
    const wanted = memory.recall(arrivedAt.current, tab);
    if (!element || wanted === 0) return;
    return restore(element, wanted);
  }, [scroller, tab, memory]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const keep = () => memory.keep(place, tab, element.scrollTop);
    if (place !== arrivedAt.current) keep();
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [scroller, tab, memory, place]);
}

/** Scrolls to `position` once the content is high enough, unless the shopper scrolls first. */
function restore(element: HTMLElement, position: number): () => void {
  const until = performance.now() + RESTORE_TIMEOUT_MS;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const attempt = () => {
    element.scrollTop = position;
    if (Math.abs(element.scrollTop - position) > 1 && performance.now() < until) frame = requestAnimationFrame(attempt);
  };
  attempt();
  for (const gesture of ['wheel', 'touchmove', 'keydown'])
    element.addEventListener(gesture, stop, { passive: true, once: true });
  return stop;
}
