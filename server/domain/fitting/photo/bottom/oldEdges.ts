import { clamp } from '../../curve.ts';
import type { PictureSide } from '../../person/PersonBody.ts';
import { signOf } from '../../person/PersonBody.ts';
import { interpolateGaps, smoothValues } from '../../person/profiles.ts';
import type { Scene } from '../Scene.ts';

/** Distance in pixels from an edge at which the background must be visible. */
const BESIDE = 4;
/** Radius in rows within which an edge is smoothed. */
const OUTER_SMOOTHING = 6;
/** Minimum number of columns of cloth that make a leg. */
const MIN_LEG_COLUMNS = 8;

/**
 * Finds an outer edge of the cloth in each row from `top` to `end`. Where something hides it, such as a hand, it is
 * interpolated.
 */
export function findOuterEdge(
  { width, parts }: Scene,
  mask: Uint8Array,
  side: PictureSide,
  top: number,
  end: number,
): Float32Array {
  const visible = new Float32Array(end - top);
  const edge = new Float32Array(end - top).fill(Number.NaN);
  for (let y = top; y < end; y++) {
    const row = mask.subarray(y * width, (y + 1) * width);
    const x = side === 'left' ? row.indexOf(1) : row.lastIndexOf(1);
    visible[y - top] = x;
    if (x < 0) continue;
    const beside = clamp(x + signOf(side) * BESIDE, 0, width - 1);
    if (parts.background[y * width + beside]! > 0.5) edge[y - top] = x;
  }
  const outermost = side === 'left' ? Math.min : Math.max;
  const complete = interpolateGaps(edge, visible).map((x, k) => (visible[k]! < 0 ? x : outermost(x, visible[k]!)));
  return smoothValues(complete, OUTER_SMOOTHING);
}

/** Columns between the legs, without cloth. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Finds the widest gap in a row between two columns; null if there is none. */
export function findGap(row: Uint8Array, from: number, to: number): Gap | null {
  let widest: Gap | null = null;
  let start = -1;
  for (let x = Math.max(0, from); x <= to; x++) {
    if (row[x] !== 1) {
      if (start < 0) start = x;
      continue;
    }
    if (start >= 0 && x - start > (widest ? widest.to - widest.from : 1)) widest = { from: start, to: x };
    start = -1;
  }
  return widest;
}

/** Finds the lowest row with a leg. `middle` is the column between the legs for each row from `top`. */
export function findHem(mask: Uint8Array, width: number, side: PictureSide, top: number, middle: Float32Array): number {
  for (let k = middle.length - 1; k > 0; k--) {
    const [start, x] = [(top + k) * width, clamp(Math.round(middle[k]!), 0, width)];
    const leg = side === 'left' ? mask.subarray(start, start + x) : mask.subarray(start + x, start + width);
    if (leg.reduce((sum, value) => sum + value, 0) > MIN_LEG_COLUMNS) return top + k;
  }
  return top;
}
