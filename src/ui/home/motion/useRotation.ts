import { useContext, useEffect, useState } from 'react';
import { MotionContext } from './MotionContext.ts';

export interface Rotation {
  readonly index: number;
  /** Shows the entry at `index`. After the last entry comes the first. */
  readonly show: (index: number) => void;
}

/**
 * Shows `count` entries one after another while `isMoving`. The delay before each step is random between `delayMs` and
 * `maxDelayMs`, or always `delayMs`.
 */
export function useRotation(count: number, isMoving: boolean, delayMs: number, maxDelayMs = delayMs): Rotation {
  const { clock, random } = useContext(MotionContext);
  const [step, setStep] = useState(0);
  const index = count === 0 ? 0 : step % count;
  useEffect(() => {
    if (!isMoving || count < 2) return;
    return clock.after(delayMs + random() * (maxDelayMs - delayMs), () => setStep(index + 1));
  }, [clock, random, isMoving, count, index, delayMs, maxDelayMs]);
  return { index, show: (next) => setStep((next + count) % count) };
}
