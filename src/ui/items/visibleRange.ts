/** The position of a grid in its scroll container. Lengths are CSS pixels. */
export interface GridLayout {
  readonly count: number;
  readonly columns: number;
  /** Row height including the gap. */
  readonly rowHeight: number;
  /** Distance from the top of the viewport to the top of the grid; negative after scrolling past it. */
  readonly top: number;
  readonly viewHeight: number;
  /** Number of rows to render beyond each edge of the viewport; `DEFAULT_EXTRA_ROWS` by default. */
  readonly extraRows?: number;
}

export interface VisibleRange {
  /** Index of the first rendered item. */
  readonly firstIndex: number;
  readonly end: number;
  /** Height of the rows above that are not rendered, in CSS pixels. */
  readonly paddingAbovePx: number;
  readonly paddingBelowPx: number;
}

/**
 * Number of rows to render beyond each edge of the viewport, so that a fast scroll or the Tab key finds no empty
 * area.
 */
export const DEFAULT_EXTRA_ROWS = 2;

/** Computes the items to render in a grid whose rows have the same height. */
export function computeVisibleRange({
  count,
  columns,
  rowHeight,
  top,
  viewHeight,
  extraRows = DEFAULT_EXTRA_ROWS,
}: GridLayout): VisibleRange {
  const rows = Math.ceil(count / columns);
  const clampRow = (row: number) => Math.min(Math.max(row, 0), rows);
  const firstRow = clampRow(Math.floor(-top / rowHeight) - extraRows);
  const endRow = clampRow(Math.max(Math.ceil((viewHeight - top) / rowHeight), 1) + extraRows);
  return {
    firstIndex: Math.min(firstRow, Math.max(endRow - 1, 0)) * columns,
    end: Math.min(endRow * columns, count),
    paddingAbovePx: Math.min(firstRow, Math.max(endRow - 1, 0)) * rowHeight,
    paddingBelowPx: (rows - endRow) * rowHeight,
  };
}

const MIN_COLUMNS = 2;
const MAX_COLUMNS = 6;
/**
 * Two columns may shrink to this fraction of `minColumnWidth`. With large text they would be narrower, so there is
 * one column.
 */
const MIN_COLUMN_WIDTH_SHARE = 0.6;

/** The number of columns that fit: two on a phone (one with large text), up to six on wide screens. */
export function countColumns(width: number, minColumnWidth: number, gap: number): number {
  const fittingColumns = Math.floor((width + gap) / (minColumnWidth + gap));
  const isTooNarrow = width > 0 && (width - gap) / MIN_COLUMNS < MIN_COLUMN_WIDTH_SHARE * minColumnWidth;
  return isTooNarrow ? 1 : Math.min(Math.max(fittingColumns, MIN_COLUMNS), MAX_COLUMNS);
}

/**
 * A scroll position that does not depend on the number of columns: an item and the fraction of its row that is
 * scrolled out of view.
 */
export interface PlaceInGrid {
  readonly index: number;
  /** The fraction of the row that is scrolled out of view, 0 to 1. */
  readonly rowFractionAbove: number;
}

/** The position at the top of the viewport; null if the grid does not reach the top of the viewport. */
export function findPlaceInGrid(
  top: number,
  { columns, rowHeight, count }: Pick<GridLayout, 'columns' | 'rowHeight' | 'count'>,
): PlaceInGrid | null {
  const row = Math.floor(-top / rowHeight);
  if (top >= 0 || row * columns >= count) return null;
  return { index: row * columns, rowFractionAbove: -top / rowHeight - row };
}

/** The grid's `top` at which this place is at the top of the viewport. */
export function getTopOfPlace(
  { index, rowFractionAbove }: PlaceInGrid,
  { columns, rowHeight }: Pick<GridLayout, 'columns' | 'rowHeight'>,
): number {
  return -(Math.floor(index / columns) + rowFractionAbove) * rowHeight;
}
