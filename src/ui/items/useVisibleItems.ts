import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { columnsFor, visibleRange, type VisibleRange } from './visibleRange.ts';

/** Until the grid has been measured; the layout effect measures it before anything is painted. */
const UNMEASURED = { columns: 2, rowHeight: 360 };

interface Geometry {
  readonly columns: number;
  readonly rowHeight: number;
}

interface VisibleItems extends VisibleRange {
  readonly columns: number;
}

/**
 * Which of `count` items of a grid to render, as `scroller` scrolls and as either changes its size. Rows
 * must be equally high; the first card that is rendered is measured.
 */
export function useVisibleItems(
  scroller: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
  count: number,
): VisibleItems {
  const [geometry, setGeometry] = useState<Geometry>(UNMEASURED);
  const [range, setRange] = useState<VisibleRange>(() => rangeOf(null, null, count, UNMEASURED));
  const latest = useRef(geometry);

  const look = useCallback(() => {
    const next = rangeOf(scroller.current, grid.current, count, latest.current);
    setRange((before) => (before.first === next.first && before.end === next.end && before.below === next.below ? before : next));
  }, [scroller, grid, count]);

  const measure = useCallback(() => {
    if (grid.current === null) return;
    const next = geometryOf(grid.current, latest.current);
    const before = latest.current;
    if (next.columns !== before.columns || Math.abs(next.rowHeight - before.rowHeight) > 0.5) {
      latest.current = next;
      setGeometry(next);
    }
    look();
  }, [grid, look]);

  // Measured after each change of what is rendered: the first measure sees the real card.
  useLayoutEffect(measure, [measure, geometry, range]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, look]);

  useLayoutEffect(() => {
    if (grid.current === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(grid.current);
    if (scroller.current !== null) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller, grid, measure]);

  const { first, end, ...rest } = range;
  return { ...rest, first: Math.min(first, count), end: Math.min(end, count), columns: geometry.columns };
}

function geometryOf(grid: HTMLElement, before: Geometry): Geometry {
  const style = getComputedStyle(grid);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const narrowest = Number.parseFloat(style.getPropertyValue('--narrowest-card')) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const columns = columnsFor(grid.clientWidth, narrowest || 176, gap);
  const card = grid.firstElementChild;
  // A card measured at another number of columns says nothing about this one.
  if (card === null || columns !== before.columns) return { ...before, columns };
  const height = card.getBoundingClientRect().height + (Number.parseFloat(style.rowGap) || 0);
  return { columns, rowHeight: height > 0 ? height : before.rowHeight };
}

function rangeOf(scroller: HTMLElement | null, grid: HTMLElement | null, count: number, { columns, rowHeight }: Geometry): VisibleRange {
  const top = scroller === null || grid === null ? 0 : grid.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return visibleRange({ count, columns, rowHeight, top, viewHeight: scroller?.clientHeight ?? 0 });
}
