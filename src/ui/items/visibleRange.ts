/** The position of a grid in its scroller; all lengths are CSS pixels. */
export interface GridLayout {
  readonly count: number;
  readonly columns: number;
  /** Row height including the gap. */
  readonly rowHeight: number;
  /** Distance from the top of the viewport down to the top of the grid; negative once scrolled past. */
  readonly top: number;
  readonly viewHeight: number;
  /** Number of rows rendered beyond each edge; `DEFAULT_EXTRA_ROWS` by default. */
  readonly extraRows?: number;
}

export interface VisibleRange {
  /** Index of the first rendered item, and of the first item after the rendered ones. */
  readonly firstIndex: number;
  readonly end: number;
  /** Total heights of the unrendered rows above and below, in CSS pixels. */
  readonly paddingAbovePx: number;
  readonly paddingBelowPx: number;
}

/** Number of rows rendered beyond each edge, so that neither a fast scroll nor the Tab key reaches an empty area. */
export const DEFAULT_EXTRA_ROWS = 2;

/** Determines which items of a grid with equal row heights to render. */
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
 * Two columns may shrink to this share of `minColumnWidth`. If they would be narrower, as with large text, there is one
 * column.
 */
const MIN_COLUMN_WIDTH_SHARE = 0.6;

/** The number of columns that fit, from two on a phone (one with large text) to six on the widest screen. */
export function countColumns(width: number, minColumnWidth: number, gap: number): number {
  const fittingColumns = Math.floor((width + gap) / (minColumnWidth + gap));
  const isTooNarrow = width > 0 && (width - gap) / MIN_COLUMNS < MIN_COLUMN_WIDTH_SHARE * minColumnWidth;
  return isTooNarrow ? 1 : Math.min(Math.max(fittingColumns, MIN_COLUMNS), MAX_COLUMNS);
}

/** A scroll position that survives a change of columns: an item, and how far its row is scrolled past the top. */
export interface PlaceInGrid {
  readonly index: number;
  /** The scrolled part of the row as a fraction, 0 to 1. */
  readonly rowFractionAbove: number;
}

/** The position at the top of the viewport; null if the grid begins below the top or ends above it. */
export function findPlaceInGrid(
  top: number,
  { columns, rowHeight, count }: Pick<GridLayout, 'columns' | 'rowHeight' | 'count'>,
): PlaceInGrid | null {
  const row = Math.floor(-top / rowHeight);
  if (top >= 0 || row * columns >= count) return null;
  return { index: row * columns, rowFractionAbove: -top / rowHeight - row };
}

/** The `top` of the grid at which the place is at the top of the viewport. */
export function getTopOfPlace(
  { index, rowFractionAbove }: PlaceInGrid,
  { columns, rowHeight }: Pick<GridLayout, 'columns' | 'rowHeight'>,
): number {
  return -(Math.floor(index / columns) + rowFractionAbove) * rowHeight;
}
