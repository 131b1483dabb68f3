import { useEffect, useState } from 'react';

/** Whether `isRunning` has been true for longer than `delayMs`. */
export function useIsLongerThan(delayMs: number, isRunning: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setIsOver(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [delayMs, isRunning]);
  return isOver;
}
