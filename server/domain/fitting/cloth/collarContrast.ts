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
  /** Distance of the last column from the middle, as a fraction of half the width of the opening. */
  readonly reachShare: number;
  /** The row, counted from `top`, of the line between the collar points. */
  readonly baseRow: number;
  /** The median of all contrasts. */
  readonly median: number;
}

const COLUMN_COUNT = 40;
const MEASURED_WIDTH_SHARE = 0.86;
/** Maximum depth of an opening, as a multiple of half its width. */
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
  const baseHeight = (left[1] + right[1]) / 2;
  const top = Math.max(4, Math.round(baseHeight - 0.1 * halfWidth));
  const rows = Math.max(8, Math.min(lab.height - top - 5, Math.round(halfWidth * (MAX_DEPTH_RATIO + 0.1))));
  const values = new Float32Array(COLUMN_COUNT * rows);
  for (let column = 0; column < COLUMN_COUNT; column++) {
    const offset = (column / (COLUMN_COUNT - 1)) * MEASURED_WIDTH_SHARE * halfWidth;
    for (let y = 0; y < rows; y++) {
      const leftContrast = measureContrast(lab, insideMask, middle - offset, top + y, -1);
      const rightContrast = measureContrast(lab, insideMask, middle + offset, top + y, 1);
      values[column * rows + y] = 0.7 * Math.min(leftContrast, rightContrast) + 0.15 * (leftContrast + rightContrast);
    }
  }
  const sortedValues = values.filter((value) => value >= 0).sort();
  return {
    columns: COLUMN_COUNT,
    rows,
    values,
    top,
    reachShare: MEASURED_WIDTH_SHARE,
    baseRow: baseHeight - top,
    median: sortedValues[sortedValues.length >> 1] ?? 0,
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
  const getValue = (px: number, py: number): number =>
    clamp(Math.round(py), 0, height - 1) * width + clamp(Math.round(px), 0, width - 1);
  const [valueAbove, valueBelow] = [getValue(x, y - EDGE_DISTANCE), getValue(x, y + EDGE_DISTANCE)];
  const [inwardValue, outwardValue] = [
    getValue(x - EDGE_DISTANCE * direction, y),
    getValue(x + EDGE_DISTANCE * direction, y),
  ];
  if (!insideMask[valueAbove] || !insideMask[valueBelow] || !insideMask[inwardValue] || !insideMask[outwardValue])
    return -4;
  const downwardChange = lightness[valueBelow]! - lightness[valueAbove]!;
  const sidewaysChange = lightness[outwardValue]! - lightness[inwardValue]!;
  const hue =
    (a[valueBelow]! - a[valueAbove]!) ** 2 +
    (b[valueBelow]! - b[valueAbove]!) ** 2 +
    (a[outwardValue]! - a[inwardValue]!) ** 2 +
    (b[outwardValue]! - b[inwardValue]!) ** 2;
  const contrast = Math.min(
    MAX_CONTRAST,
    Math.sqrt(downwardChange * downwardChange + sidewaysChange * sidewaysChange + hue),
  );
  return downwardChange + sidewaysChange < 0 ? contrast * 0.45 : contrast;
}
