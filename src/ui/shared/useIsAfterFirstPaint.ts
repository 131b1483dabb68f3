import { useEffect, useState } from 'react';

/**
 * Delays content outside the viewport, so that a phone paints the visible part first: returns false during the first
 * render, and true soon after its paint.
 */
export function useIsAfterFirstPaint(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setLater(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return later;
}
