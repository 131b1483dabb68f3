import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScrollMemory } from './ScrollMemory.ts';

/** For so long the content of a tab may take to grow back to its old height. */
const PATIENCE_MS = 2_000;

/**
 * Remembers how far `scroller` is scrolled at each place of the history, and goes back there when the
 * frame itself comes back: after a page of its own, such as the terms, took its place.
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

/** Scrolls to `position` as soon as the content is that high, unless the shopper moves first. */
function restore(element: HTMLElement, position: number): () => void {
  const until = performance.now() + PATIENCE_MS;
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
