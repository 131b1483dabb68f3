import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { scrollWhenPossible } from '../shared/scrollWhenPossible.ts';

export interface ResultsScrollProps {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Identifies the results and their order; null without results. */
  readonly resultsKey: string | null;
}

/**
 * Scrolls to the top when other results are shown (spec section 4). Restores the scroll position when the shopper
 * goes back or forward to earlier results.
 */
export function ResultsScroll({ scroller, resultsKey }: ResultsScrollProps): null {
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const previousResultsKey = useRef(resultsKey);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || resultsKey === null) return;
    let stopRestoring = () => {};
    const previousKey = previousResultsKey.current;
    previousResultsKey.current = resultsKey;
    const hasTraveled = navigationType === NavigationType.Pop;
    // After a reload, `useScrollMemory` restores the scroll position.
    if (previousKey !== resultsKey && !(hasTraveled && previousKey === null))
      stopRestoring = scrollWhenPossible(element, hasTraveled ? (positions.current.get(resultsKey) ?? 0) : 0);
    const savePosition = () => positions.current.set(resultsKey, element.scrollTop);
    element.addEventListener('scroll', savePosition, { passive: true });
    return () => {
      stopRestoring();
      element.removeEventListener('scroll', savePosition);
    };
    // Read the navigation type only when the results change, so it is no dependency.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [scroller, resultsKey]);
  return null;
}
