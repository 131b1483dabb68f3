import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLater } from '../shared/useLater.ts';
import {
  columnsFor,
  placeOf,
  READY_ROWS,
  topOf,
  visibleRange,
  type PlaceInGrid,
  type VisibleRange,
} from './visibleRange.ts';

/** Used until the grid is measured; the layout effect measures it before the first paint. */
const UNMEASURED = { columns: 2, rowHeight: 360 };

interface Geometry {
  readonly columns: number;
  readonly rowHeight: number;
}

interface VisibleItems extends VisibleRange {
  readonly columns: number;
}

/**
 * Selects which of `count` items of a grid to render, and updates on scroll and resize. Rows must have equal heights;
 * the first rendered card is measured. When the number of columns changes, the item at the top of the viewport stays
 * there.
 */
export function useVisibleItems(
  scroller: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
  count: number,
): VisibleItems {
  const readyRows = useLater() ? READY_ROWS : 1;
  const [geometry, setGeometry] = useState<Geometry>(UNMEASURED);
  const [range, setRange] = useState<VisibleRange>(() =>
    visibleRange({ ...UNMEASURED, count, top: 0, viewHeight: 0, readyRows }),
  );
  const latest = useRef(geometry);
  /** The item at the top of the viewport, and the one to restore there after measuring. */
  const looking = useRef<PlaceInGrid | null>(null);
  const wanted = useRef<PlaceInGrid | null>(null);
  const measuredWidth = useRef(0);

  const look = useCallback(() => {
    const top = topWithin(scroller.current, grid.current);
    // After a change of columns and before it is measured, the grid is lower for a moment and the browser scrolls up;
    // this is not the shopper's scroll.
    if (grid.current?.clientWidth === measuredWidth.current) looking.current = placeOf(top, latest.current);
    const next = visibleRange({
      ...latest.current,
      count,
      top,
      viewHeight: scroller.current?.clientHeight ?? 0,
      readyRows,
    });
    setRange((before) =>
      before.first === next.first && before.end === next.end && before.below === next.below ? before : next,
    );
  }, [scroller, grid, count, readyRows]);

  const measure = useCallback(() => {
    // Between a change of columns and its rendering, the cards still have their old layout and must not be measured.
    if (grid.current === null || columnsOf(grid.current) !== latest.current.columns) return;
    const next = geometryOf(grid.current, latest.current);
    const { columns, rowHeight } = latest.current;
    if (next.columns !== columns || Math.abs(next.rowHeight - rowHeight) > 0.5) {
      wanted.current ??= looking.current;
      latest.current = next;
      setGeometry(next);
      return;
    }
    measuredWidth.current = grid.current.clientWidth;
    if (wanted.current !== null && scroller.current !== null) {
      scroller.current.scrollTop += topWithin(scroller.current, grid.current) - topOf(wanted.current, next);
      wanted.current = null;
    }
    look();
  }, [scroller, grid, look]);

  // Measured after each change of the rendered items, because only a real card gives the height.
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
  const narrowest =
    Number.parseFloat(style.getPropertyValue('--narrowest-card')) *
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const columns = columnsFor(grid.clientWidth, narrowest || 176, gap);
  const card = grid.firstElementChild;
  // A card measured with another number of columns has another height.
  if (card === null || columns !== before.columns) return { ...before, columns };
  const height = card.getBoundingClientRect().height + (Number.parseFloat(style.rowGap) || 0);
  return { columns, rowHeight: height > 0 ? height : before.rowHeight };
}

const columnsOf = (grid: HTMLElement): number => Number(grid.style.getPropertyValue('--columns'));

function topWithin(scroller: HTMLElement | null, grid: HTMLElement | null): number {
  return scroller === null || grid === null
    ? 0
    : grid.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}
