import { createContext } from 'react';
import type { Clock } from '../../../application/ports/Clock.ts';

/** State and services that the moving parts of the home screen share. */
export interface Motion {
  /** Whether parts may move by themselves at all: false while paused, hidden, covered or under reduced motion. */
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
