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

/** The assumed layout until the grid is measured, which a layout effect does before the first paint. */
const INITIAL_LAYOUT = { columns: 2, rowHeight: 360 };

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
  const [geometry, setGeometry] = useState<Geometry>(INITIAL_LAYOUT);
  const [range, setRange] = useState<VisibleRange>(() =>
    visibleRange({ ...INITIAL_LAYOUT, count, top: 0, viewHeight: 0, readyRows }),
  );
  const latest = useRef(geometry);
  /** The position at the top of the viewport, and the position to restore after the next measurement. */
  const looking = useRef<PlaceInGrid | null>(null);
  const wanted = useRef<PlaceInGrid | null>(null);
  const measuredWidth = useRef(0);

  const look = useCallback(() => {
    const top = topWithin(scroller.current, grid.current);
    // Ignore the scroll position until a new column count is measured: meanwhile the grid is lower and the browser
    // scrolls up, which is not a scroll by the shopper.
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
    // After the number of columns has changed, do not measure before the cards are rendered in the new columns.
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

  // Measure after each change of the rendered items, because only a rendered card shows the row height.
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
  // Do not use the height of a card that was laid out in another number of columns.
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
