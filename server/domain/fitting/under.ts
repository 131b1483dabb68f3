import type { Side } from './Garment.ts';
import { SIDES } from './Garment.ts';
import type { WarpedGarment } from './warp.ts';
import type { WornGarment } from './WornGarment.ts';

/** How much wider cloth may become per row, on each side, below the hem of the outer garment. */
const MAX_SPREAD_PER_ROW = 0.55;
/** Height of the zone above the lowest point of a hem in which other parts of the hem may end, in rows. */
const HEM_TOLERANCE = 14;

/**
 * Hides the sleeves of a garment, and the parts that would be visible beside a jacket. Hides nothing below the hem of
 * the jacket.
 */
export function hideUnderJacket(
  inner: WornGarment,
  outer: WornGarment,
  [armpit, hem]: readonly [number, number],
  neck: number,
): void {
  const { warped } = inner;
  const shoulderRow = findShoulderRow(outer.warped, 2 * (neck + MAX_COLLAR_EXTRA)) - warped.top;
  if (findMaxWidth(warped, outer.warped.top - warped.top) > 2 * (neck + MAX_COLLAR_EXTRA))
    hideAbove(warped, shoulderRow);
  // At its armhole, a vest shows the inside of its back. There, only the front of the vest may hide sleeves.
  const hidesFromTop = outer.garment.cut.limbs.left !== undefined || inner.garment.cut.limbs.left === undefined;
  const firstRow = hidesFromTop ? Math.max(0, shoulderRow) : Math.ceil(armpit) - warped.top;
  let visibleSpan: ColumnSpan | undefined;
  for (let row = Math.max(0, firstRow); row < warped.height; row++) {
    visibleSpan = findVisibleSpan(outer.warped, row + warped.top, visibleSpan, [armpit, hem]);
    if (visibleSpan) hideBeside(warped, row, visibleSpan);
  }
  hideSleeves(inner, outer);
}

/**
 * How much wider than the neck a collar above a coat may be on each side, in pixels. A wider part is a hood, which is
 * hidden.
 */
const MAX_COLLAR_EXTRA = 16;

/** Finds the first row in which a coat is wider than a collar. */
function findShoulderRow(warped: WarpedGarment, minWidth: number): number {
  for (let row = 0; row < warped.height; row++) {
    const [from, to] = findColumns(warped, row);
    if (to - from > minWidth) return warped.top + row;
  }
  return warped.top;
}

function findMaxWidth(warped: WarpedGarment, rows: number): number {
  let maxWidth = 0;
  for (let row = 0; row < Math.min(rows, warped.height); row++) {
    const [from, to] = findColumns(warped, row);
    maxWidth = Math.max(maxWidth, to - from);
  }
  return maxWidth;
}

function hideAbove(warped: WarpedGarment, rows: number): void {
  for (let i = 0; i < Math.min(rows, warped.height) * warped.width; i++) hidePixel(warped, i);
}

type ColumnSpan = readonly [from: number, to: number];

/** Finds the columns of a row in which the inner garment may be visible. */
function findVisibleSpan(
  outer: WarpedGarment,
  y: number,
  spanAbove: ColumnSpan | undefined,
  [armpit, hem]: readonly [number, number],
): ColumnSpan | undefined {
  const isInside = y < outer.top + outer.height;
  const rowSpan: ColumnSpan = isInside
    ? findColumns(outer, y - outer.top, y > armpit, y <= armpit)
    : [Infinity, -Infinity];
  if (y < hem - HEM_TOLERANCE || !spanAbove) return rowSpan[1] < rowSpan[0] ? spanAbove : rowSpan;
  const spreadPerRow = y < hem ? 0 : MAX_SPREAD_PER_ROW;
  return [Math.min(rowSpan[0], spanAbove[0] - spreadPerRow), Math.max(rowSpan[1], spanAbove[1] + spreadPerRow)];
}

function hideBeside(warped: WarpedGarment, row: number, [from, to]: ColumnSpan): void {
  for (let x = 0; x < warped.width; x++) {
    const i = row * warped.width + x;
    if (warped.sleeve[i] === 0 && (x + warped.left < from || x + warped.left > to)) hidePixel(warped, i);
  }
}

/** Hides sleeves under the sleeves of the outer garment. The end of a longer sleeve stays visible. */
function hideSleeves({ warped, mapping, garment: { cut } }: WornGarment, outerGarment: WornGarment): void {
  const findHiddenEnd = (side: Side): number => {
    const [inner, outer] = [cut.limbs[side], outerGarment.garment.cut.limbs[side]];
    if (!inner || !outer) return -Infinity;
    const [sleeveEnd, edge] = [mapping.mapPoint(inner.tip, true)[1], outerGarment.mapping.mapPoint(outer.tip, true)[1]];
    return sleeveEnd > edge + MAX_HIDDEN_EXTRA ? edge - MAX_HIDDEN_EXTRA : Infinity;
  };
  const hiddenEnds = SIDES.map(findHiddenEnd);
  for (let i = 0; i < warped.sleeve.length; i++) {
    const sleeve = warped.sleeve[i]!;
    if (sleeve > 0 && warped.top + Math.floor(i / warped.width) < hiddenEnds[sleeve - 1]!) hidePixel(warped, i);
  }
}

/** A sleeve that is longer than the outer sleeve by at most this many pixels is hidden completely. */
const MAX_HIDDEN_EXTRA = 40;

function hidePixel(warped: WarpedGarment, index: number): void {
  warped.front[index] = 0;
  warped.behind[index] = 0;
}

/**
 * Returns the first and the last column of a garment in a row. If the row is empty, the last column is smaller than
 * the first.
 */
export function findColumns(warped: WarpedGarment, row: number, isTrunkOnly = false, isFrontOnly = false): ColumnSpan {
  let [from, to] = [Infinity, -Infinity];
  if (row < 0) return [from, to];
  for (let x = 0; x < warped.width; x++) {
    const i = row * warped.width + x;
    if (warped.front[i]! + (isFrontOnly ? 0 : warped.behind[i]!) < 0.6 || (isTrunkOnly && warped.sleeve[i]! > 0))
      continue;
    from = Math.min(from, x + warped.left + 1);
    to = x + warped.left - 1;
  }
  return [from, to];
}
