import { useEffect, useState } from 'react';

/** Whether `isRunning` has been true for longer than `delayMs`. */
export function useIsLongerThan(delayMs: number, isRunning: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [delayMs, isRunning]);
  return isOver;
}
