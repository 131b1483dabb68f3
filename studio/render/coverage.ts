import type { Point } from '../tailoring/geometry.ts';
import { clamp } from '../tailoring/geometry.ts';
import type { Field } from './Field.ts';
import { createField } from './Field.ts';

/** The rectangle of whole pixels around some points, with a margin, inside a picture. */
export function findBounds(
  points: readonly Point[],
  margin: number,
  width: number,
  height: number,
): Omit<Field, 'data'> {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const x = clamp(Math.floor(left - margin), 0, width);
  const y = clamp(Math.floor(top - margin), 0, height);
  return {
    x,
    y,
    width: Math.max(0, clamp(Math.ceil(right + margin), 0, width) - x),
    height: Math.max(0, clamp(Math.ceil(bottom + margin), 0, height) - y),
  };
}

/**
 * How much of each pixel a polygon covers, exactly: each edge adds its signed area, and a running sum fills the
 * inside.
 */
export function computeCoverage(polygon: readonly Point[], bounds: Omit<Field, 'data'>): Field {
  const { width, height } = bounds;
  const result = createField(bounds.x, bounds.y, width, height);
  const sums = new Float32Array((width + 3) * height);
  for (let i = 0; i < polygon.length; i++) {
    const [ax, ay] = polygon[i]!;
    const [bx, by] = polygon[(i + 1) % polygon.length]!;
    addEdge(sums, width, height, ax - bounds.x, ay - bounds.y, bx - bounds.x, by - bounds.y);
  }
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += sums[y * (width + 3) + x]!;
      result.data[y * width + x] = Math.min(1, Math.abs(sum));
    }
  }
  return result;
}

function addEdge(
  sums: Float32Array,
  width: number,
  height: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  if (ay === by) return;
  const sign = ay < by ? 1 : -1;
  const [x0, y0, x1, y1] = sign > 0 ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const slope = (x1 - x0) / (y1 - y0);
  for (let row = Math.max(0, Math.floor(y0)); row < Math.min(height, Math.ceil(y1)); row++) {
    const top = Math.max(row, y0);
    const low = Math.min(row + 1, y1);
    const from = clamp(x0 + (top - y0) * slope, 0, width);
    const to = clamp(x0 + (low - y0) * slope, 0, width);
    addSpan(sums, row * (width + 3), Math.min(from, to), Math.max(from, to), (low - top) * sign);
  }
}

function addSpan(sums: Float32Array, start: number, left: number, right: number, area: number): void {
  const first = Math.floor(left);
  const last = Math.ceil(right);
  if (last <= first + 1) {
    const middle = (left + right) / 2 - first;
    sums[start + first]! += area * (1 - middle);
    sums[start + first + 1]! += area * middle;
    return;
  }
  let before = 0;
  for (let x = first; x < last; x++) {
    const filled = integrateCoverage(left, right, x + 1);
    const average = filled - integrateCoverage(left, right, x);
    sums[start + x]! += area * (average - before);
    before = average;
  }
  sums[start + last]! += area * (1 - before);
}

/** The integral up to `x` of the covered fraction of the span to its left. */
function integrateCoverage(left: number, right: number, x: number): number {
  if (x <= left) return 0;
  if (x >= right) return (right - left) / 2 + (x - right);
  return (x - left) ** 2 / (2 * (right - left));
}
