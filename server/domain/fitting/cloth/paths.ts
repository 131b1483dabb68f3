import { clamp, lerp } from '../curve.ts';
import type { Point } from '../Figure.ts';

export const interpolatePoint = (a: Point, b: Point, share: number): Point => [
  lerp(a[0], b[0], share),
  lerp(a[1], b[1], share),
];
export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function pathLength(path: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += distanceBetween(path[i - 1]!, path[i]!);
  return sum;
}

/** Returns `count` points at even distances along a path. */
export function resamplePath(path: readonly Point[], count: number): Point[] {
  const step = pathLength(path) / (count - 1);
  const result: Point[] = [];
  let [index, coveredDistance] = [0, 0];
  for (let pointIndex = 0; pointIndex < count; pointIndex++) {
    const targetLength = pointIndex * step;
    while (
      index < path.length - 2 &&
      coveredDistance + distanceBetween(path[index]!, path[index + 1]!) < targetLength
    ) {
      coveredDistance += distanceBetween(path[index]!, path[index + 1]!);
      index++;
    }
    const [a, b] = [path[index]!, path[Math.min(path.length - 1, index + 1)]!];
    const length = distanceBetween(a, b);
    result.push(interpolatePoint(a, b, length > 0 ? clamp((targetLength - coveredDistance) / length, 0, 1) : 0));
  }
  return result;
}

/** Returns the distance from a point to the line through two others. */
export function distanceToLine(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const share = length > 0 ? clamp(((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length, 0, 1) : 0;
  return Math.hypot(point[0] - a[0] - share * dx, point[1] - a[1] - share * dy);
}

/** Returns the x at which a path that goes down crosses a row. */
export function xAtRow(path: readonly Point[], y: number): number {
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    if (b[1] >= y) return b[1] > a[1] ? lerp(a[0], b[0], clamp((y - a[1]) / (b[1] - a[1]), 0, 1)) : b[0];
  }
  return path[path.length - 1]![0];
}
