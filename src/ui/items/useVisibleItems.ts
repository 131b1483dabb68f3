import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useIsAfterFirstPaint } from '../shared/useIsAfterFirstPaint.ts';
import {
  countColumns,
  findPlaceInGrid,
  DEFAULT_EXTRA_ROWS,
  getTopOfPlace,
  computeVisibleRange,
  type PlaceInGrid,
  type VisibleRange,
} from './visibleRange.ts';

/** The assumed layout until a layout effect measures the grid before the first paint. */
const INITIAL_LAYOUT = { columns: 2, rowHeight: 360 };

interface GridGeometry {
  readonly columns: number;
  readonly rowHeight: number;
}

interface VisibleItems extends VisibleRange {
  readonly columns: number;
}

/**
 * Selects the items of a grid to render, from `count` items. Updates on scroll and resize. All rows must have the
 * same height, which is measured on the first rendered card. If the number of columns changes, the item at the top of
 * the viewport stays there.
 */
export function useVisibleItems(
  scroller: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
  count: number,
): VisibleItems {
  const extraRows = useIsAfterFirstPaint() ? DEFAULT_EXTRA_ROWS : 1;
  const [geometry, setGeometry] = useState<GridGeometry>(INITIAL_LAYOUT);
  const [range, setRange] = useState<VisibleRange>(() =>
    computeVisibleRange({ ...INITIAL_LAYOUT, count, top: 0, viewHeight: 0, extraRows }),
  );
  const latestGeometry = useRef(geometry);
  /** The item at the top of the viewport. */
  const currentPlace = useRef<PlaceInGrid | null>(null);
  const placeToRestore = useRef<PlaceInGrid | null>(null);
  const measuredWidth = useRef(0);

  const updateRange = useCallback(() => {
    const top = getTopWithinScroller(scroller.current, grid.current);
    // Ignore the scroll position until the new number of columns is measured. The grid has shrunk meanwhile, so the
    // browser scrolls by itself.
    if (grid.current?.clientWidth === measuredWidth.current)
      currentPlace.current = findPlaceInGrid(top, { ...latestGeometry.current, count });
    const nextRange = computeVisibleRange({
      ...latestGeometry.current,
      count,
      top,
      viewHeight: scroller.current?.clientHeight ?? 0,
      extraRows,
    });
    setRange((previousRange) =>
      previousRange.firstIndex === nextRange.firstIndex &&
      previousRange.end === nextRange.end &&
      previousRange.paddingBelowPx === nextRange.paddingBelowPx
        ? previousRange
        : nextRange,
    );
  }, [scroller, grid, count, extraRows]);

  const measure = useCallback(() => {
    // If the number of columns has changed, measure only after the cards are rendered in the new columns.
    if (grid.current === null || getColumnCount(grid.current) !== latestGeometry.current.columns) return;
    const next = measureGeometry(grid.current, latestGeometry.current);
    const { columns, rowHeight } = latestGeometry.current;
    if (next.columns !== columns || Math.abs(next.rowHeight - rowHeight) > 0.5) {
      placeToRestore.current ??= currentPlace.current;
      latestGeometry.current = next;
      setGeometry(next);
      return;
    }
    measuredWidth.current = grid.current.clientWidth;
    if (placeToRestore.current !== null && scroller.current !== null) {
      scroller.current.scrollTop +=
        getTopWithinScroller(scroller.current, grid.current) - getTopOfPlace(placeToRestore.current, next);
      placeToRestore.current = null;
    }
    updateRange();
  }, [scroller, grid, updateRange]);

  // Measure after each change of the rendered items, because the row height is known only from a rendered card.
  useLayoutEffect(measure, [measure, geometry, range]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    element.addEventListener('scroll', updateRange, { passive: true });
    return () => element.removeEventListener('scroll', updateRange);
  }, [scroller, updateRange]);

  useLayoutEffect(() => {
    if (grid.current === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(grid.current);
    if (scroller.current !== null) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller, grid, measure]);

  const { firstIndex, end, ...rest } = range;
  return { ...rest, firstIndex: Math.min(firstIndex, count), end: Math.min(end, count), columns: geometry.columns };
}

function measureGeometry(grid: HTMLElement, previousGeometry: GridGeometry): GridGeometry {
  const style = getComputedStyle(grid);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const minColumnWidth =
    Number.parseFloat(style.getPropertyValue('--narrowest-card')) *
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const columns = countColumns(grid.clientWidth, minColumnWidth || 176, gap);
  const card = grid.firstElementChild;
  // Ignore the height of a card from a layout with other columns.
  if (card === null || columns !== previousGeometry.columns) return { ...previousGeometry, columns };
  const height = card.getBoundingClientRect().height + (Number.parseFloat(style.rowGap) || 0);
  return { columns, rowHeight: height > 0 ? height : previousGeometry.rowHeight };
}

const getColumnCount = (grid: HTMLElement): number => Number(grid.style.getPropertyValue('--columns'));

function getTopWithinScroller(scroller: HTMLElement | null, grid: HTMLElement | null): number {
  return scroller === null || grid === null
    ? 0
    : grid.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}
