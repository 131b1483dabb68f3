import type { LabRaster } from '../../pictures/Raster.ts';
import type { Point } from '../Figure.ts';
import { clamp } from '../curve.ts';

/**
 * How different the colors above and below each point of a collar are, averaged over both sides. A strong contrast is
 * an edge between the inside of the back and the front.
 */
export interface CollarContrast {
  /** Number of columns, from the middle of the opening outwards. */
  readonly columns: number;
  readonly rows: number;
  /** The contrasts, column by column. */
  readonly values: Float32Array;
  /** The picture's row of the first value in each column. */
  readonly top: number;
  /** Distance of the last column from the middle, as a fraction of the half width. */
  readonly reachShare: number;
  /** The row, counted from `top`, of the line between the collar points. */
  readonly baseRow: number;
  /** The median of all contrasts. */
  readonly median: number;
}

const COLUMN_COUNT = 40;
const REACH_SHARE = 0.86;
/** Maximum depth of an opening, in half widths. */
const MAX_DEPTH_RATIO = 1.9;
const MAX_CONTRAST = 22;
/** Distance in pixels from an edge at which the colors on both sides are compared. */
const EDGE_DISTANCE = 2.5;

export function measureCollarContrast(
  lab: LabRaster,
  insideMask: Uint8Array,
  left: Point,
  right: Point,
): CollarContrast {
  const halfWidth = (right[0] - left[0]) / 2;
  const middle = (left[0] + right[0]) / 2;
  const base = (left[1] + right[1]) / 2;
  const top = Math.max(4, Math.round(base - 0.1 * halfWidth));
  const rows = Math.max(8, Math.min(lab.height - top - 5, Math.round(halfWidth * (MAX_DEPTH_RATIO + 0.1))));
  const values = new Float32Array(COLUMN_COUNT * rows);
  for (let k = 0; k < COLUMN_COUNT; k++) {
    const offset = (k / (COLUMN_COUNT - 1)) * REACH_SHARE * halfWidth;
    for (let y = 0; y < rows; y++) {
      const leftContrast = measureContrast(lab, insideMask, middle - offset, top + y, -1);
      const rightContrast = measureContrast(lab, insideMask, middle + offset, top + y, 1);
      values[k * rows + y] = 0.7 * Math.min(leftContrast, rightContrast) + 0.15 * (leftContrast + rightContrast);
    }
  }
  const sorted = values.filter((value) => value >= 0).sort();
  return {
    columns: COLUMN_COUNT,
    rows,
    values,
    top,
    reachShare: REACH_SHARE,
    baseRow: base - top,
    median: sorted[sorted.length >> 1] ?? 0,
  };
}

/**
 * Measures the contrast at a point. A change to a lighter color counts more, because the inside of a garment is in
 * the shade.
 */
function measureContrast(
  { width, height, lightness, a, b }: LabRaster,
  insideMask: Uint8Array,
  x: number,
  y: number,
  direction: 1 | -1,
): number {
  const valueAt = (px: number, py: number): number =>
    clamp(Math.round(py), 0, height - 1) * width + clamp(Math.round(px), 0, width - 1);
  const [above, below] = [valueAt(x, y - EDGE_DISTANCE), valueAt(x, y + EDGE_DISTANCE)];
  const [inward, outward] = [valueAt(x - EDGE_DISTANCE * direction, y), valueAt(x + EDGE_DISTANCE * direction, y)];
  if (!insideMask[above] || !insideMask[below] || !insideMask[inward] || !insideMask[outward]) return -4;
  const downwardChange = lightness[below]! - lightness[above]!;
  const sidewaysChange = lightness[outward]! - lightness[inward]!;
  const hue =
    (a[below]! - a[above]!) ** 2 +
    (b[below]! - b[above]!) ** 2 +
    (a[outward]! - a[inward]!) ** 2 +
    (b[outward]! - b[inward]!) ** 2;
  const contrast = Math.min(
    MAX_CONTRAST,
    Math.sqrt(downwardChange * downwardChange + sidewaysChange * sidewaysChange + hue),
  );
  return downwardChange + sidewaysChange < 0 ? contrast * 0.45 : contrast;
}
