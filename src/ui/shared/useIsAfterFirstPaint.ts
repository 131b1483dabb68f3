import { useEffect, useState } from 'react';

/** Returns false during the first render and true soon after its paint. Used to delay content outside the viewport. */
export function useIsAfterFirstPaint(): boolean {
  const [isAfterFirstPaint, setLater] = useState(false);
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
  return isAfterFirstPaint;
}
