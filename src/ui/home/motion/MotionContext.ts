import { createContext } from 'react';
import type { Clock } from '../../../application/ports/Clock.ts';

/** State and services of everything that moves on the home screen. */
export interface Motion {
  /** Whether anything may move by itself. False while paused, hidden or covered, and under reduced motion. */
  readonly isRunning: boolean;
  readonly clock: Clock;
  /** A random number from 0 to 1. */
  readonly random: () => number;
}

export const MotionContext = createContext<Motion>({
  isRunning: false,
  clock: { now: () => 0, after: () => () => {} },
  random: () => 0,
});
