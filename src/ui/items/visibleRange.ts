/** The position of a grid in its scroller; all lengths are CSS pixels. */
export interface GridPlace {
  readonly count: number;
  readonly columns: number;
  /** Row height including the gap. */
  readonly rowHeight: number;
  /** Distance from the top of the viewport down to the top of the grid; negative once scrolled past. */
  readonly top: number;
  readonly viewHeight: number;
  /** Number of rows rendered beyond each edge; `READY_ROWS` by default. */
  readonly readyRows?: number;
}

export interface VisibleRange {
  /** Index of the first rendered item, and of the first item after the rendered ones. */
  readonly first: number;
  readonly end: number;
  /** Total heights of the unrendered rows above and below, in CSS pixels. */
  readonly above: number;
  readonly below: number;
}

/** Number of rows rendered beyond each edge, so that neither a fast scroll nor the Tab key reaches an empty area. */
export const READY_ROWS = 2;

/** Determines which items of a grid with equal row heights to render. */
export function visibleRange({
  count,
  columns,
  rowHeight,
  top,
  viewHeight,
  readyRows = READY_ROWS,
}: GridPlace): VisibleRange {
  const rows = Math.ceil(count / columns);
  const within = (row: number) => Math.min(Math.max(row, 0), rows);
  const firstRow = within(Math.floor(-top / rowHeight) - readyRows);
  const endRow = within(Math.max(Math.ceil((viewHeight - top) / rowHeight), 1) + readyRows);
  return {
    first: Math.min(firstRow, Math.max(endRow - 1, 0)) * columns,
    end: Math.min(endRow * columns, count),
    above: Math.min(firstRow, Math.max(endRow - 1, 0)) * rowHeight,
    below: (rows - endRow) * rowHeight,
  };
}

const MIN_COLUMNS = 2;
const MAX_COLUMNS = 6;

/** The number of columns that fit, from two on a phone to six on the widest screen. */
export function columnsFor(width: number, narrowest: number, gap: number): number {
  const fitting = Math.floor((width + gap) / (narrowest + gap));
  return Math.min(Math.max(fitting, MIN_COLUMNS), MAX_COLUMNS);
}

/** A scroll position that survives a change of columns: an item, and how far its row is scrolled past the top. */
export interface PlaceInGrid {
  readonly index: number;
  /** The scrolled part of the row as a fraction, 0 to 1. */
  readonly past: number;
}

/** The position at the top of the viewport; null if the grid begins below the top. */
export function placeOf(
  top: number,
  { columns, rowHeight }: Pick<GridPlace, 'columns' | 'rowHeight'>,
): PlaceInGrid | null {
  if (top >= 0) return null;
  const row = Math.floor(-top / rowHeight);
  return { index: row * columns, past: -top / rowHeight - row };
}

/** The `top` of the grid that puts `place` at the top of the viewport. */
export function topOf(
  { index, past }: PlaceInGrid,
  { columns, rowHeight }: Pick<GridPlace, 'columns' | 'rowHeight'>,
): number {
  return -(Math.floor(index / columns) + past) * rowHeight;
}
