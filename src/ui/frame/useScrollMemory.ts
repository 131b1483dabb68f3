import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollWhenPossible } from '../shared/scrollWhenPossible.ts';
import type { ScrollMemory } from './ScrollMemory.ts';

/**
 * Saves the scroll position of `scroller` for each history entry, and restores it when the frame is mounted again,
 * e.g. after a reload.
 */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>, tab: string, memory: ScrollMemory): void {
  const historyKey = useLocation().key;
  const initialHistoryKeyRef = useRef(historyKey);

  useEffect(() => {
    const element = scroller.current;
    const savedPosition = memory.getPosition(initialHistoryKeyRef.current, tab);
    if (!element || savedPosition === 0) return;
    return scrollWhenPossible(element, savedPosition);
  }, [scroller, tab, memory]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const savePosition = () => memory.savePosition(historyKey, tab, element.scrollTop);
    if (historyKey !== initialHistoryKeyRef.current) savePosition();
    element.addEventListener('scroll', savePosition, { passive: true });
    return () => element.removeEventListener('scroll', savePosition);
  }, [scroller, tab, memory, historyKey]);
}
