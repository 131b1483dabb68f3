import { useEffect, useState, type RefObject } from 'react';

export interface Overflow {
  readonly before: boolean;
  readonly after: boolean;
}

/** Whether a scrolling row continues beyond its start and beyond its end. `count` is the number of tiles. */
export function useOverflow(track: RefObject<HTMLElement | null>, count: number): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ before: false, after: false });
  useEffect(() => {
    const element = track.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setOverflow({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [track, count]);
  return overflow;
}
