import { useEffect, useState, type RefObject } from 'react';

export interface RowOverflow {
  readonly hasMoreBefore: boolean;
  readonly hasMoreAfter: boolean;
}

/** Whether a scrolling row has tiles beyond its start and beyond its end. */
export function useRowOverflow(rowRef: RefObject<HTMLElement | null>, tileCount: number): RowOverflow {
  const [overflow, setOverflow] = useState<RowOverflow>({ hasMoreBefore: false, hasMoreAfter: false });
  useEffect(() => {
    const element = rowRef.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setOverflow({ hasMoreBefore: scrollLeft > 1, hasMoreAfter: scrollLeft + clientWidth < scrollWidth - 1 });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [rowRef, tileCount]);
  return overflow;
}
