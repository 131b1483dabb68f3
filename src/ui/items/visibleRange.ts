/** How a grid lies in what scrolls it; all lengths in CSS pixels. */
export interface GridPlace {
  readonly count: number;
  readonly columns: number;
  /** From the top of one row to the top of the next. */
  readonly rowHeight: number;
  /** How far the top of the grid lies below the top of the visible part; negative once scrolled past. */
  readonly top: number;
  readonly viewHeight: number;
  /** Rows kept ready beyond both edges; `READY_ROWS` unless told otherwise. */
  readonly readyRows?: number;
}

export interface VisibleRange {
  /** Index of the first item to render, and of the first that is not rendered any more. */
  readonly first: number;
  readonly end: number;
  /** Heights of what is left out above and below. */
  readonly above: number;
  readonly below: number;
}

/** Rows kept ready beyond both edges, so that neither a flick nor the Tab key meets an empty place. */
export const READY_ROWS = 2;

/** Which items to render of a grid whose rows are all equally high. */
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

const FEWEST_COLUMNS = 2;
const MOST_COLUMNS = 6;

/** As many columns as fit, from two on a phone to six on the widest screen. */
export function columnsFor(width: number, narrowest: number, gap: number): number {
  const fitting = Math.floor((width + gap) / (narrowest + gap));
  return Math.min(Math.max(fitting, FEWEST_COLUMNS), MOST_COLUMNS);
}

/** A place in a grid that survives another number of columns: an item, and how far its row is scrolled past. */
export interface PlaceInGrid {
  readonly index: number;
  /** From 0 to 1 of a row. */
  readonly past: number;
}

/** What stands at the top of the visible part; null while that is above the grid. */
export function placeOf(
  top: number,
  { columns, rowHeight }: Pick<GridPlace, 'columns' | 'rowHeight'>,
): PlaceInGrid | null {
  if (top >= 0) return null;
  const row = Math.floor(-top / rowHeight);
  return { index: row * columns, past: -top / rowHeight - row };
}

/** Where the top of the grid has to be for `place` to stand at the top of the visible part. */
export function topOf(
  { index, past }: PlaceInGrid,
  { columns, rowHeight }: Pick<GridPlace, 'columns' | 'rowHeight'>,
): number {
  return -(Math.floor(index / columns) + past) * rowHeight;
}
