import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { Clock } from '../../application/ports/Clock.ts';
import type { PageVisibility } from '../../application/ports/PageVisibility.ts';
import { REDUCED_MOTION_QUERY } from '../design/mediaQueries.ts';
import type { Motion } from '../home/motion/MotionContext.ts';

/** Automatic motion on a public page, and the visitor's control over it. */
export interface PageMotion {
  readonly motion: Motion;
  readonly isPaused: boolean;
  /** Whether there is motion to pause. False under reduced motion, and until the page's code runs. */
  readonly canMove: boolean;
  readonly togglePause: () => void;
}

const NO_MOTION: PageMotion = {
  motion: { isRunning: false, clock: { now: () => 0, after: () => () => {} }, random: () => 0 },
  isPaused: false,
  canMove: false,
  togglePause: () => {},
};

export const PageMotionContext = createContext<PageMotion>(NO_MOTION);

export const usePageMotionContext = (): PageMotion => useContext(PageMotionContext);

/** Starts without motion, like the prerendered page. Motion begins in the browser unless the visitor has reduced it. */
export function usePageMotion(clock: Clock, visibility: PageVisibility): PageMotion {
  const [isPaused, setPaused] = useState(false);
  const [canMove, setCanMove] = useState(false);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const query = window.matchMedia(REDUCED_MOTION_QUERY);
    const readQuery = () => setCanMove(!query.matches);
    const readVisibility = () => setVisible(visibility.snapshot);
    readQuery();
    readVisibility();
    query.addEventListener('change', readQuery);
    const stopVisibility = visibility.subscribe(readVisibility);
    return () => {
      query.removeEventListener('change', readQuery);
      stopVisibility();
    };
  }, [visibility]);
  const isRunning = canMove && isVisible && !isPaused;
  return useMemo(
    () => ({
      motion: { isRunning, clock, random: Math.random },
      isPaused,
      canMove,
      togglePause: () => setPaused((wasPaused) => !wasPaused),
    }),
    [isRunning, clock, isPaused, canMove],
  );
}
