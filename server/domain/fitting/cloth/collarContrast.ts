import type { LabRaster } from '../../pictures/Raster.ts';
import type { Point } from '../Figure.ts';
import { clamp } from '../curve.ts';

/** How strongly the color changes between the inside of the back and the front of a collar, on both sides alike. */
export interface Contrast {
  /** Number of columns, from the middle of the opening outwards. */
  readonly columns: number;
  readonly rows: number;
  /** The contrasts, column by column. */
  readonly values: Float32Array;
  /** The row of the picture that the first value belongs to. */
  readonly top: number;
  /** Distance of the last column from the middle, as a share of the half width. */
  readonly reach: number;
  /** The row, counted from `top`, of the line between the collar points. */
  readonly base: number;
  /** The median of all values. */
  readonly usual: number;
}

const COLUMNS = 40;
const REACH = 0.86;
/** Maximum depth of an opening, in half widths. */
const DEEPEST = 1.9;
const STRONGEST = 22;
/** Distance in pixels from an edge at which the colors on both sides are compared. */
const BESIDE = 2.5;

export function collarContrast(lab: LabRaster, inside: Uint8Array, left: Point, right: Point): Contrast {
  const half = (right[0] - left[0]) / 2;
  const middle = (left[0] + right[0]) / 2;
  const base = (left[1] + right[1]) / 2;
  const top = Math.max(4, Math.round(base - 0.1 * half));
  const rows = Math.max(8, Math.min(lab.height - top - 5, Math.round(half * (DEEPEST + 0.1))));
  const values = new Float32Array(COLUMNS * rows);
  for (let k = 0; k < COLUMNS; k++) {
    const away = (k / (COLUMNS - 1)) * REACH * half;
    for (let y = 0; y < rows; y++) {
      const one = changeAt(lab, inside, middle - away, top + y, -1);
      const other = changeAt(lab, inside, middle + away, top + y, 1);
      values[k * rows + y] = 0.7 * Math.min(one, other) + 0.15 * (one + other);
    }
  }
  const sorted = values.filter((value) => value >= 0).sort();
  return {
    columns: COLUMNS,
    rows,
    values,
    top,
    reach: REACH,
    base: base - top,
    usual: sorted[sorted.length >> 1] ?? 0,
  };
}

/** The inside of a garment is shaded, so a change to a lighter color counts for more. */
function changeAt(
  { width, height, lightness, a, b }: LabRaster,
  inside: Uint8Array,
  x: number,
  y: number,
  out: 1 | -1,
): number {
  const at = (px: number, py: number): number =>
    clamp(Math.round(py), 0, height - 1) * width + clamp(Math.round(px), 0, width - 1);
  const [above, below] = [at(x, y - BESIDE), at(x, y + BESIDE)];
  const [inward, outward] = [at(x - BESIDE * out, y), at(x + BESIDE * out, y)];
  if (!inside[above] || !inside[below] || !inside[inward] || !inside[outward]) return -4;
  const down = lightness[below]! - lightness[above]!;
  const aside = lightness[outward]! - lightness[inward]!;
  const hue =
    (a[below]! - a[above]!) ** 2 +
    (b[below]! - b[above]!) ** 2 +
    (a[outward]! - a[inward]!) ** 2 +
    (b[outward]! - b[inward]!) ** 2;
  const size = Math.min(STRONGEST, Math.sqrt(down * down + aside * aside + hue));
  return down + aside < 0 ? size * 0.45 : size;
}
